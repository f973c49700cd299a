import { useHead } from '#frontend/lib/head.ts'

export function HelpPage() {
  useHead({ title: 'Help Centre | Aangan', description: 'Help Centre' })
  return <h1>Help Centre</h1>
}
