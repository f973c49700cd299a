import { useParams } from 'react-router'
import { FIRM } from '#contract/firm.ts'
import { LIMITS } from '#contract/limits.ts'
import { CATEGORIES, type Deal } from '#contract/properties/enums.ts'
import type { PropertyPage } from '#contract/properties/replies.ts'
import {
  type Area,
  areaAt,
  areaCall,
  areaList,
  type AreaOffer,
  areaOffers,
  areaPath,
  areaQuery,
  areasBeside,
} from '#contract/site/areas.ts'
import { Enquiry } from '#frontend/features/enquiries/enquiry.tsx'
import { useOpenedEnquiry } from '#frontend/features/enquiries/use-opened-enquiry.ts'
import { NotFound } from '#frontend/features/errors/not-found.tsx'
import { AreaBody, AreaTab } from '#frontend/features/properties/area-body.tsx'
import { PropertyCard } from '#frontend/features/properties/cards/property-card.tsx'
import { FoundHead } from '#frontend/features/properties/list-head.tsx'
import { useReply } from '#frontend/lib/api/use-reply.ts'
import { useHead } from '#frontend/lib/head.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { siteHref } from '#frontend/lib/navigation/site-href.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Button, buttonLook } from '#frontend/ui/button.tsx'
import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx'

/** The page of a part of the region, or of one kind of listings in it. */
export function AreaPage() {
  const { place = '', kind } = useParams()
  const area = areaAt(place, kind)
  return area ? <Shown key={areaPath(area)} area={area} /> : <NotFound />
}

function Shown({ area }: { area: Area }) {
  const { fetched, retry } = useReply<PropertyPage>(areaCall(area))
  const { enquireAbout, ...enquiry } = useOpenedEnquiry()
  const name = nameOf(area)
  const page = fetched.status === 'ready' ? fetched.body : undefined
  const total = page && totalOf(page)
  const found = total === undefined ? name : messages.list.found(areaQuery(area), undefined, total)
  useHead({ title: `${name} | ${FIRM.productName}`, description: `${found}.` })
  const kinds = CATEGORIES.filter((category) => category !== area.category)
  return (
    <>
      <FoundHead found={name} />
      <AreaBody
        count={total === undefined ? undefined : messages.list.count(total, total === '1')}
        isBusy={fetched.status === 'loading'}
        lines={
          page &&
          areaOffers(page.properties, page.total).map((offer) => <Line key={lineOf(offer)} offer={offer} />)
        }
        kinds={kinds.map((category) => (
          <Tab key={category} area={{ place: area.place, category }} />
        ))}
        beside={areasBeside(area).map((one) => (
          <Tab key={one.place} area={one} />
        ))}
      >
        {page?.properties.map((property, index) => (
          <PropertyCard
            key={property._id}
            property={property}
            onEnquire={enquireAbout}
            isFirst={index === 0}
          />
        ))}
        {fetched.status === 'failed' && (
          <EmptyState title={messages.list.failed} sentences={[]}>
            <Button onClick={retry}>{messages.list.retry}</Button>
          </EmptyState>
        )}
        {page && page.total > 0 && (
          <Link to={areaList(area)} className={buttonLook({ look: 'secondary', className: 'self-start' })}>
            {messages.area.withFilters}
          </Link>
        )}
      </AreaBody>
      <Enquiry {...enquiry} />
    </>
  )
}

const nameOf = (area: Area) => messages.list.found(areaQuery(area), undefined)

/** As calls and lists write it: beyond a thousand '1000+'. */
const totalOf = ({ total, properties }: PropertyPage) =>
  total === LIMITS.countedUpTo && properties.length < total ? `${total}+` : String(total)

function Tab({ area }: { area: Area }) {
  return <AreaTab href={siteHref(areaPath(area))}>{nameOf(area)}</AreaTab>
}

function Line({ offer }: { offer: AreaOffer }) {
  return <li>{lineOf(offer)}</li>
}

function lineOf({ category, deal, count, amounts }: AreaOffer): string {
  const price = amounts ? messages.words.amount(amounts) : messages.card.contactForPrice
  const { stored, amount } = messages.words
  return `${stored(category)}, ${stored(BADGES[deal])}: ${price} (${amount(String(count))})`
}

const BADGES = {
  sale: 'For Sale',
  rent: 'For Rent',
  lease: 'For Lease',
} satisfies Record<Deal, string>
