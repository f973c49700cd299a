import { useHead } from '#frontend/lib/head.ts'

export function AddPropertyPage() {
  useHead({ title: 'Add Property | Aangan', description: 'Add Property' })
  return <h1>Add Property</h1>
}
