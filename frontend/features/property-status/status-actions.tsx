import { History, Trash2 } from 'lucide'
import type { Right } from '#contract/accounts/roles.ts'
import type { Property } from '#contract/properties/replies.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { panelProperties } from '#frontend/messages/panel/properties.ts'
import { buttonLook } from '#frontend/ui/button.tsx'
import { DangerButton } from '#frontend/ui/danger-button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'

const { detail: words } = panelProperties

type StatusActionsProps = { property: Property; access: readonly Right[]; onDelete: () => void }

/** What is seldom done with a listing; accounts that wait for approval are told why there is nothing. */
export function StatusActions({ property, access, onDelete }: StatusActionsProps) {
  const mayEdit = access.includes('edit')
  const isAdmin = access.includes('administer')
  return (
    <div className="grid gap-2.5">
      {!access.includes('look') && <p className="text-small leading-snug">{words.waiting}</p>}
      {isAdmin && (
        <DangerButton look="outlined" onClick={onDelete}>
          <Icon of={Trash2} />
          {words.delete}
        </DangerButton>
      )}
      {isAdmin && (
        <Link to={`${PANEL.activity}?subjectId=${property._id}`} className={buttonLook({ look: 'quiet' })}>
          <Icon of={History} />
          {words.history}
        </Link>
      )}
      {mayEdit && !isAdmin && <p className="text-small leading-snug">{panelProperties.deleteByAdmins}</p>}
    </div>
  )
}
