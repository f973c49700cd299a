import type { ReactNode } from 'react'
import { BESIDE } from './property-sections.tsx'
import { useRootMark } from '#frontend/lib/browser/use-root-mark.ts'
import { messages } from '#frontend/messages/messages.ts'
import { SkeletonBox, SkeletonLine, WaitBar } from '#frontend/ui/feedback/skeleton.tsx'

const CELLS = Array.from({ length: 8 }, (_, index) => index)

/** A placeholder with the layout of the listing's page. */
export function DetailSkeleton({ gallery }: { gallery: ReactNode }) {
  useRootMark('data-has-bottom-bar')
  return (
    <div className="min-h-dvh wrap">
      <WaitBar />
      <output className="sr-only">{messages.detail.loading}</output>
      <div className="flex min-h-13 items-center">
        <SkeletonLine className="w-40" />
      </div>
      <div className={BESIDE.both}>
        <div className={BESIDE.left}>
          <div className={BESIDE.pictures}>{gallery}</div>
          <div className="grid content-start gap-4 lg:pt-18">
            <SkeletonLine className="!h-7.5 w-36" />
            <SkeletonLine className="!h-9 w-4/5" />
            <SkeletonLine className="w-3/5" />
            <div className="mt-6 grid grid-cols-2 gap-px overflow-hidden rounded-court border border-mist-200 sm:grid-cols-3 xl:grid-cols-4">
              {CELLS.map((cell) => (
                <div key={cell} className="grid gap-2.5 bg-lime-0 px-3.5 py-4 outline outline-mist-200">
                  <SkeletonLine className="!h-2.5 w-1/2" />
                  <SkeletonLine className="w-3/4" />
                </div>
              ))}
            </div>
          </div>
        </div>
        <SkeletonBox className="h-60 max-lg:hidden" />
      </div>
      <div
        data-bottom-bar
        className="fixed inset-x-0 bottom-0 h-19 border-t border-mist-200 bg-lime-0 lg:hidden"
      />
    </div>
  )
}
