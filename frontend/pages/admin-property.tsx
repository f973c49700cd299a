import { useHead } from '#frontend/lib/head.ts'

export function PropertyPage() {
  useHead({ title: 'Property | Aangan', description: 'Property' })
  return <h1>Property</h1>
}
