import type { ReactNode } from 'react'
import type { TemplateName } from '#contract/site/server-template.ts'
import { GalleryTemplate } from '#frontend/features/gallery/gallery-template.tsx'
import { CardGrid } from '#frontend/features/properties/cards/card-grid.tsx'
import { CardTemplate } from '#frontend/features/properties/cards/card-template.tsx'
import { ListHead } from '#frontend/features/properties/list-head.tsx'
import { ListingTemplate } from '#frontend/features/property-facts/listing-template.tsx'
import { Footer } from './public/footer.tsx'
import { TopBar } from './public/top-bar.tsx'

/** As high as the bar with the filters on phones. */
const FILTER_BAR = { height: 65 }

type ServerTemplate = {
  /** Whose values its words have. */
  values: readonly TemplateName[]
  template: ReactNode
}

/**
 * What the Worker shows of a page while its scripts are on their way, and all that visitors without scripts see: the
 * page's own boxes, with __words__ and [[sections]] for what only the Worker knows.
 */
export const SERVER_TEMPLATES: Partial<Record<string, ServerTemplate>> = {
  'shell-property.html': {
    values: ['list', 'card'],
    template: (
      <>
        <TopBar />
        <main>
          <ListHead />
          <div className="wrap">
            <div
              className="-mx-(--gutter) border-b border-mist-200 bg-lime-50 lg:hidden"
              style={FILTER_BAR}
            />
            <div className="grid gap-7 pt-3 pb-(--space-section) sm:pt-5 lg:grid-cols-[272px_minmax(0,1fr)] lg:gap-9 lg:pt-9">
              <div className="hidden lg:block" />
              <section className="min-w-0 lg:col-start-2">
                <h2 className="mb-3 flex min-h-12 items-center text-[1.375rem] sm:mb-4.5 sm:text-[1.5rem]">
                  __count__
                </h2>
                <CardGrid>
                  {'[[firstCard]]'}
                  <CardTemplate isFirst />
                  {'[[/firstCard]][[otherCards]]'}
                  <CardTemplate isFirst={false} />
                  {'[[/otherCards]]'}
                </CardGrid>
                <noscript>
                  <ul>
                    {'[[links]]'}
                    <li>
                      <a href="/view/__id__">__title__: __short__</a>
                    </li>
                    {'[[/links]]'}
                  </ul>
                </noscript>
              </section>
            </div>
          </div>
        </main>
      </>
    ),
  },
  'shell-view.html': {
    values: ['listing'],
    template: (
      <>
        <TopBar />
        <main>
          <ListingTemplate gallery={<GalleryTemplate />} />
        </main>
        <Footer />
      </>
    ),
  },
}
