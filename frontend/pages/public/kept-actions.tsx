import { useState } from 'react'
import { FIRM } from '#contract/firm.ts'
import { href, PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { shareList } from '#frontend/features/kept/share-list.ts'
import { titleOf } from '#frontend/lib/format/listing-words.ts'
import { NEW_TAB, whatsAppLink } from '#frontend/lib/navigation/links.ts'
import { siteHref } from '#frontend/lib/navigation/site-href.ts'
import { useNavigateWhileHere } from '#frontend/lib/navigation/use-navigate-while-here.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Button, buttonLook } from '#frontend/ui/button.tsx'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import { WhatsAppIcon } from '#frontend/ui/whatsapp-icon.tsx'

const words = messages.kept

/** What is done with all that is kept: it is shared, compared, asked about. */
export function KeptActions({ ticked, listed }: { ticked: readonly string[]; listed: readonly Property[] }) {
  const navigate = useNavigateWhileHere()
  const [isMaking, setIsMaking] = useState(false)
  const comparison = `/compare?ids=${ticked.join()}`
  const canCompare = ticked.length >= 2
  const asked = listed.filter(({ isSold, isRented }) => !isSold && !isRented)
  const notAsked = listed.length - asked.length
  const askText = [
    words.askText,
    ...asked.map((property) => `${titleOf(property)}\n${addressOf(property)}`),
  ].join('\n\n')

  async function share() {
    setIsMaking(true)
    try {
      const code = await shareList(listed.map(({ _id }) => _id))
      navigate(`/kept/${code}`)
    } catch {
      showToast('danger', words.shareFailed)
      setIsMaking(false)
    }
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" isBusy={isMaking} disabled={listed.length === 0} onClick={() => void share()}>
        {words.share}
      </Button>
      <Button
        look="secondary"
        size="small"
        disabled={!canCompare}
        onClick={() => navigate(comparison, { replace: isHere(comparison) })}
      >
        {canCompare ? words.compareSome(ticked.length) : words.compare}
      </Button>
      {asked.length > 0 && (
        <a
          href={whatsAppLink(FIRM.whatsAppDigits, askText)}
          {...NEW_TAB}
          className={buttonLook({ look: 'secondary', size: 'small' })}
        >
          <WhatsAppIcon />
          {words.askAll}
        </a>
      )}
      {notAsked > 0 && <p className="basis-full text-small text-ink-500">{words.notAsked(notAsked)}</p>}
      {!canCompare && <p className="basis-full text-small text-ink-500">{words.compareHow}</p>}
    </div>
  )
}

/** After the first of two presses, though its page is still on its way. */
const isHere = (address: string) => location.pathname + location.search === siteHref(address)

const addressOf = ({ _id }: Property) =>
  new URL(siteHref(href(PATHS.viewPage, { id: _id })), location.origin).href
