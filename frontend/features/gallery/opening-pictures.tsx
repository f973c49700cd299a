import { messages } from '#frontend/messages/messages.ts'
import { Spinner } from '#frontend/ui/button.tsx'

/** The dark background of the lightbox while its code loads. */
export function OpeningPictures() {
  return (
    <output className="fixed inset-0 z-40 grid place-items-center bg-[#0c1511] text-white">
      <Spinner />
      <span className="sr-only">{messages.detail.gallery.loading}</span>
    </output>
  )
}
