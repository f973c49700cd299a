import { Suspense } from 'react'
import type { Picture } from '#contract/properties.ts'
import { pictureAddress } from '#frontend/lib/api.ts'
import { chunk } from '#frontend/lib/chunk.tsx'
import { NEW_TAB } from '#frontend/lib/links.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Alert } from '#frontend/ui/alert.tsx'
import { Louvre } from '#frontend/ui/button.tsx'
import { ErrorBoundary } from '#frontend/ui/error-boundary.tsx'

const words = messages.detail.gallery
const Lightbox = chunk(async () => (await import('./lightbox.tsx')).PictureLightbox)

/** Fetches the lightbox ahead of the click that opens it. */
export function preloadLightbox() {
  void Lightbox.preload().catch(() => undefined)
}

type PictureViewerProps = {
  pictures: readonly Picture[]
  title: string
  /** The picture to begin with; nothing: closed. */
  openedAt: number | undefined
  onClosed: () => void
}

/** All pictures, large, over the page; its code comes when it is first wanted. */
export function PictureViewer({ pictures, title, openedAt, onClosed }: PictureViewerProps) {
  if (openedAt === undefined) return null
  return (
    <ErrorBoundary resetKey={String(openedAt)} fallback={() => <NotLoaded picture={pictures[openedAt]} />}>
      <Suspense fallback={<OnItsWay />}>
        <Lightbox pictures={pictures} title={title} openedAt={openedAt} onClosed={onClosed} />
      </Suspense>
    </ErrorBoundary>
  )
}

function OnItsWay() {
  return (
    <output className="fixed inset-0 z-40 grid place-items-center bg-[#0c1511] text-white">
      <Louvre />
      <span className="sr-only">{words.loading}</span>
    </output>
  )
}

function NotLoaded({ picture }: { picture: Picture | undefined }) {
  return (
    <div className="fixed inset-x-4 bottom-[calc(1rem+var(--bottom-bar,0px))] z-40 md:right-auto md:w-105">
      <Alert>
        {words.failed}{' '}
        {picture && (
          <a
            href={pictureAddress(picture.url)}
            {...NEW_TAB}
            className="inline-block py-2 font-semibold underline underline-offset-4"
          >
            {words.openAlone}
          </a>
        )}
      </Alert>
    </div>
  )
}
