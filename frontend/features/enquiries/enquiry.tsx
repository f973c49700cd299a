import { Suspense } from 'react'
import { FIRM } from '#contract/firm.ts'
import type { Property } from '#contract/properties/replies.ts'
import { chunk } from '#frontend/lib/browser/chunk.tsx'
import { NEW_TAB, whatsAppLink } from '#frontend/lib/navigation/links.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Spinner } from '#frontend/ui/button.tsx'
import { ErrorBoundary } from '#frontend/ui/feedback/error-boundary.tsx'

const words = messages.enquiryOpening
const EnquiryDialog = chunk(async () => (await import('./enquiry-dialog.tsx')).EnquiryDialog)

/** Fetches the dialog ahead of the click that opens it. */
export function preloadEnquiry() {
  void EnquiryDialog.preload().catch(() => undefined)
}

type EnquiryProps = {
  /** The listing that the enquiry is about; undefined: no dialog. */
  property: Property | undefined
  /** It begins at the day of a visit. */
  wantsVisit?: boolean
  onClosed: () => void
}

/** The enquiry dialog of a page; its code loads when it is first needed. */
export function Enquiry({ property, wantsVisit, onClosed }: EnquiryProps) {
  if (!property) return null
  return (
    <ErrorBoundary resetKey={property._id} fallback={() => <NotLoaded id={property._id} />}>
      <Suspense fallback={<OnItsWay />}>
        <EnquiryDialog
          key={property._id}
          property={property}
          wantsVisit={wantsVisit === true}
          onClosed={onClosed}
        />
      </Suspense>
    </ErrorBoundary>
  )
}

const CORNER = 'above-bar in-corner'

function OnItsWay() {
  return (
    <output
      className={`${CORNER} flex items-center gap-3 rounded-court bg-ink-900 px-4 py-3.5 text-white eave`}
    >
      <Spinner />
      {words.loading}
    </output>
  )
}

function NotLoaded({ id }: { id: string }) {
  return (
    <div
      role="alert"
      className={`${CORNER} rounded-court bg-crimson-100 px-3.5 py-3 leading-snug text-crimson-800 eave`}
    >
      {words.notLoaded}{' '}
      <a
        href={whatsAppLink(FIRM.whatsAppDigits, words.chat(id))}
        {...NEW_TAB}
        className="inline-block py-2 font-semibold underline underline-offset-4"
      >
        {words.openWhatsApp}
      </a>
    </div>
  )
}
