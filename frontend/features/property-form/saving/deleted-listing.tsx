import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import { Button, buttonLook } from '#frontend/ui/button.tsx'
import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx'
import { draftKeys, draftOfDeleted } from '#frontend/features/property-form/drafts/draft-keys.ts'
import { moveDraft } from '#frontend/features/property-form/drafts/hold-draft-key.ts'

const words = forms.edit

/** The listing does not exist or was deleted. What was typed into its form can become a new listing. */
export function DeletedListing({ userId, listingId }: { userId: string; listingId: string }) {
  const navigate = useNavigate()
  const [left] = useState(() => draftOfDeleted(userId, listingId))

  async function addAgain() {
    if (left) await moveDraft(left, draftKeys({ userId }))
    void navigate(PANEL.addProperty)
  }

  return (
    <EmptyState
      ornament="door"
      isScreen
      title={words.notFound}
      sentences={[words.notFoundMore, ...(left ? [words.draftLeft] : [])]}
    >
      {left && <Button onClick={() => void addAgain()}>{words.addAgain}</Button>}
      <Link to={PANEL.updateTable} className={buttonLook({ look: 'secondary' })}>
        {words.back}
      </Link>
    </EmptyState>
  )
}
