import { useHead } from '#frontend/lib/head.ts'

export function ImportPage() {
  useHead({ title: 'Import listings | Aangan', description: 'Import listings' })
  return <h1>Import listings</h1>
}
