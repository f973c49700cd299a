import type { ReactNode } from 'react'
import type { TemplateName } from '#contract/site/server-template.ts'
import { GalleryTemplate } from '#frontend/features/gallery/gallery-template.tsx'
import { AreaHead, COVER, COVER_SIZES } from '#frontend/features/properties/area-head.tsx'
import {
  AREA_PICTURE,
  AREA_SIZES,
  AreaBody,
  AreaTab,
  Crumb,
  NothingHere,
  OfferFigure,
} from '#frontend/features/properties/area-body.tsx'
import { CardGrid } from '#frontend/features/properties/cards/card-grid.tsx'
import { CardTemplate } from '#frontend/features/properties/cards/card-template.tsx'
import { NotesTemplate } from '#frontend/features/properties/filters/reading-notes.tsx'
import { FoundHead, ListHead } from '#frontend/features/properties/list-head.tsx'
import { COUNT, FEW_HEAD, RESULTS } from '#frontend/features/properties/results-head.tsx'
import { SellingStrip } from '#frontend/features/properties/selling-strip.tsx'
import { HeartButton } from '#frontend/features/kept/heart-button.tsx'
import { PersonTemplate } from '#frontend/features/people/person.tsx'
import { ListingTemplate } from '#frontend/features/property-facts/listing-template.tsx'
import { siteHref } from '#frontend/lib/navigation/site-href.ts'
import { Footer } from './public/footer.tsx'
import { TopBar } from './public/top-bar.tsx'

/** As high as the bar with the filters. */
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
          {'[[whole]]'}
          <ListHead />
          {'[[/whole]][[narrowed]]'}
          <FoundHead found="__found__" />
          {'[[/narrowed]]'}
          <div className="border-b border-mist-200" style={FILTER_BAR} />
          <div className="wrap">
            <div className={RESULTS}>
              <section className="min-w-0">
                {'[[sellingLand]]'}
                <SellingStrip what="land" />
                {'[[/sellingLand]][[sellingProperty]]'}
                <SellingStrip what="property" />
                {'[[/sellingProperty]][[whole]]'}
                <h2 className={COUNT}>__count__</h2>
                {'[[/whole]][[narrowed]]'}
                <h2 className="sr-only">__count__</h2>
                <div className="list-count" />
                {'[[/narrowed]]'}
                <NotesTemplate />
                {'[[few]]'}
                <p aria-hidden className={FEW_HEAD}>
                  __count__
                </p>
                {'[[/few]]'}
                <CardGrid>
                  {'[[firstCards]]'}
                  <CardTemplate isFirst />
                  {'[[/firstCards]][[otherCards]]'}
                  <CardTemplate isFirst={false} />
                  {'[[/otherCards]]'}
                </CardGrid>
                <noscript>
                  <ul>
                    {'[[links]]'}
                    <li>
                      <a href={siteHref('/view/__id__')}>__title__: __short__</a>
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
  'shell-area.html': {
    values: ['area', 'card'],
    template: (
      <>
        <TopBar />
        <main>
          {'[[cover]]'}
          <AreaHead
            found="__heading__"
            cover={<img src="__src__" srcSet="__srcset__" sizes={COVER_SIZES} alt="" className={COVER} />}
          />
          {'[[/cover]][[bare]]'}
          <FoundHead found="__heading__" isArea />
          {'[[/bare]]'}
          <AreaBody
            crumbs={
              <>
                {'[[crumbs]]'}
                <Crumb address="__address__">__label__</Crumb>
                {'[[/crumbs]]'}
              </>
            }
            picture={
              <>
                {'[[picture]]'}
                <div data-area-picture className={AREA_PICTURE}>
                  <img src="__src__" srcSet="__srcset__" sizes={AREA_SIZES} alt="__alt__" />
                </div>
                {'[[/picture]]'}
              </>
            }
            said={
              <>
                {'[[paragraphs]]'}
                <p>__paragraph__</p>
                {'[[/paragraphs]]'}
              </>
            }
            nothing={
              <>
                {'[[nothing]]'}
                <NothingHere />
                {'[[/nothing]]'}
              </>
            }
            count="__count__"
            offers={
              <>
                {'[[offers]]'}
                <OfferFigure amounts="__amounts__" per="__per__" offer="__offer__" />
                {'[[/offers]]'}
              </>
            }
            kinds={
              <>
                {'[[kinds]]'}
                <AreaTab href={siteHref('__address__')}>__label__</AreaTab>
                {'[[/kinds]]'}
              </>
            }
            beside={
              <>
                {'[[beside]]'}
                <AreaTab href={siteHref('__address__')}>__label__</AreaTab>
                {'[[/beside]]'}
              </>
            }
          >
            {'[[firstCards]]'}
            <CardTemplate isFirst />
            {'[[/firstCards]][[otherCards]]'}
            <CardTemplate isFirst={false} />
            {'[[/otherCards]]'}
            <noscript>
              <ul>
                {'[[links]]'}
                <li>
                  <a href={siteHref('/view/__id__')}>__title__: __short__</a>
                </li>
                {'[[/links]]'}
              </ul>
            </noscript>
          </AreaBody>
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
          <ListingTemplate
            gallery={<GalleryTemplate />}
            heart={<HeartButton title="__title__" />}
            person={<PersonTemplate />}
          />
        </main>
        {/* The app brings it: browsers lay out the screen and a half below the first one before they show that. */}
        <noscript>
          <Footer />
        </noscript>
      </>
    ),
  },
}
