import { useHead } from '#frontend/lib/head.ts'

export function EditPropertyPage() {
  useHead({ title: 'Update Property | Aangan', description: 'Update Property' })
  return <h1>Update Property</h1>
}
