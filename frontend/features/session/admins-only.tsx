import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { Alert } from '#frontend/ui/feedback/alert.tsx'

/** What staff see of a screen that is for admins: which one it is, and that sentence. */
export function AdminsOnly({ title }: { title: string }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <h1>{title}</h1>
      <Alert tone="info">{SERVER_MESSAGES.adminsOnly}</Alert>
    </div>
  )
}
