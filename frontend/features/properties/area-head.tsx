import type { ReactNode } from 'react'
import { BannerLinks } from './list-head.tsx'

/** The banner of an area's page, as that of the list, with a picture of what is offered there. */
export function AreaHead({ found, cover }: { found: string; cover?: ReactNode }) {
  return (
    <section className="floor">
      <div className="list-banner grid wrap">
        <div className="banner-words">
          <h1 className="text-white">{found}</h1>
          <div>
            <BannerLinks isArea />
          </div>
        </div>
        <div
          className={`relative banner-slides overflow-hidden duotone lg:ml-auto! lg:min-h-36 lg:w-[max(36rem,40vw)] ${cover ? 'bg-paste' : ''}`}
        >
          {cover}
        </div>
      </div>
      <div className="creeper" />
    </section>
  )
}

/** Phones draw a small file, and no screen one larger than its cards'. */
export const COVER_SIZES = '(min-width: 40rem) 45vw, 20vw'
export const COVER = 'absolute inset-0 size-full object-cover object-[50%_45%]'
