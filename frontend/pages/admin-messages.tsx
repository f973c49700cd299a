import { useHead } from '#frontend/lib/head.ts'

export function MessagesPage() {
  useHead({ title: 'Messages | Aangan', description: 'Messages' })
  return <h1>Messages</h1>
}
