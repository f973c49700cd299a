import { useHead } from '#frontend/lib/head.ts'

export function PropertyTablePage({ of: table }: { of: 'view' | 'update' | 'delete' }) {
  useHead({ title: 'Properties | Aangan', description: 'Properties' })
  return <h1>{table}</h1>
}
