import { useHead } from '#frontend/lib/head.ts'

export function ActivityPage() {
  useHead({ title: 'Activity | Aangan', description: 'Activity' })
  return <h1>Activity</h1>
}
