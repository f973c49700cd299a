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

type KeptActionsProps = { ticked: readonly string[]; listed: readonly Property[] }

const canCompare = (ticked: readonly string[]) => ticked.length >= 2

/** What is done with what is kept, in reach while it is ticked: one line, whatever its language; on phones two of three ways. */
export function KeptActions({ ticked, listed }: KeptActionsProps) {
  const navigate = useNavigateWhileHere()
  const [isMaking, setIsMaking] = useState(false)
  const comparison = `/compare?ids=${ticked.join()}`
  const asked = listed.filter(isAsked)

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
    <div className="-mx-1 flex items-center gap-2 bg-lime-50 px-1 py-2 max-lg:below-bar print:hidden">
      <Button size="small" isBusy={isMaking} disabled={listed.length === 0} onClick={() => void share()}>
        {words.share}
      </Button>
      {asked.length > 0 && (
        <a
          href={whatsAppLink(FIRM.whatsAppDigits, askTextOf(asked))}
          {...NEW_TAB}
          className={buttonLook({
            look: 'secondary',
            size: 'small',
            className: canCompare(ticked) ? 'max-sm:!hidden' : undefined,
          })}
        >
          <WhatsAppIcon />
          {words.askAll}
        </a>
      )}
      {canCompare(ticked) && (
        <Button
          look="secondary"
          size="small"
          onClick={() => navigate(comparison, { replace: isHere(comparison) })}
        >
          {words.compareSome(ticked.length)}
        </Button>
      )}
    </div>
  )
}

/** What is to be known of the ways to ask and to compare. */
export function KeptHints({ ticked, listed }: KeptActionsProps) {
  const notAsked = listed.filter((property) => !isAsked(property)).length
  return (
    <div className="text-small leading-snug text-ink-500 max-lg:w-full lg:ml-4">
      {notAsked > 0 && <p>{words.notAsked(notAsked)}</p>}
      {!canCompare(ticked) && <p>{words.compareHow}</p>}
    </div>
  )
}

const isAsked = ({ isSold, isRented }: Property) => !isSold && !isRented

const askTextOf = (asked: readonly Property[]) =>
  [
    words.askText,
    ...asked.map((property) => `${property.number} · ${titleOf(property)}\n${addressOf(property)}`),
  ].join('\n\n')

/** After the first of two presses, though its page is still on its way. */
const isHere = (address: string) => location.pathname + location.search === siteHref(address)

const addressOf = ({ _id }: Property) =>
  new URL(siteHref(href(PATHS.viewPage, { id: _id })), location.origin).href
