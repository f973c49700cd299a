import {
  FileText,
  Flag,
  HousePlus,
  type IconNode,
  MapPin,
  MessageSquareText,
  NotebookPen,
  Phone,
} from 'lucide'
import type { LeadKind } from '#contract/leads/kinds.ts'
import type { Lead } from '#contract/leads/leads.ts'
import { href } from '#contract/paths.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { shortPriceOf } from '#frontend/lib/format/short-price.ts'
import { NEW_TAB, phoneLink } from '#frontend/lib/navigation/links.ts'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { ListingTitle } from '#frontend/lib/format/listing-title.tsx'
import { panelLeads as words } from '#frontend/messages/panel/leads.ts'
import { borderedIconLook } from '#frontend/ui/icon-button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'
import { Plate } from '#frontend/ui/plate.tsx'
import { Tag } from '#frontend/ui/tag.tsx'
import { WhatsAppIcon } from '#frontend/ui/whatsapp-icon.tsx'
import { cameAt, chatWith, stepOf } from './lead-words.ts'

export const LEAD_ICONS: Record<LeadKind, IconNode> = {
  enquiry: FileText,
  message: MessageSquareText,
  report: Flag,
  sell: HousePlus,
  noted: NotebookPen,
}

/** The number of a listing as a plate, and its title. */
export function ListingPlate({ property }: { property: { number: string; title: string } }) {
  return (
    <span className="min-w-0 leading-snug wrap-anywhere">
      <Plate className="mr-2">{property.number}</Plate>
      <ListingTitle title={property.title} />
    </span>
  )
}

/** What a deleted listing was called, and that it is deleted. */
export function DeletedListing({ deleted }: { deleted: Lead['deletedProperty'] }) {
  if (!deleted) return null
  return (
    <span className="min-w-0 text-small leading-snug wrap-anywhere text-ink-700">
      {deleted.number && <Plate className="mr-2">{deleted.number}</Plate>}
      <ListingTitle title={deleted.title} isBeside />, {words.deletedNow}
    </span>
  )
}

const ROW =
  'relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 border-t border-mist-200 px-3.5 py-2.5 leading-snug sm:px-5 min-[77.5rem]:gap-x-5'
const WITH_LISTING = 'min-[77.5rem]:grid-cols-[104px_minmax(0,1fr)_minmax(0,1fr)_190px_96px]'
const WITHOUT_LISTING = 'min-[77.5rem]:grid-cols-[104px_minmax(0,1fr)_190px_96px]'

type LeadRowProps = {
  lead: Lead
  /** Where the listing is what the screen is about, its rows need not name it. */
  isListingKnown?: boolean
}

/** A person of the list: kind and time, who and what was said, the listing, the next step, and the ways to reach them. */
export function LeadRow({ lead, isListingKnown = false }: LeadRowProps) {
  const { kind, name, words: said, property, deletedProperty, offer, assignedToName } = lead
  const step = stepOf(lead)
  return (
    <li
      data-lead={lead._id}
      className={`${ROW} ${isListingKnown ? WITHOUT_LISTING : WITH_LISTING} hover:bg-lime-50`}
    >
      <p className="flex flex-wrap items-baseline gap-x-2 text-small text-ink-700 max-[77.5rem]:col-start-1 min-[77.5rem]:grid min-[77.5rem]:grid-cols-[auto_1fr] min-[77.5rem]:content-start min-[77.5rem]:gap-y-0.5">
        <Icon of={LEAD_ICONS[kind]} size={18} className="self-center text-oxide-700" />
        <span>{words.kinds[kind]}</span>
        <span className="text-micro text-ink-500 tabular min-[77.5rem]:col-start-2">{cameAt(lead)}</span>
      </p>
      <div className="min-w-0 max-[77.5rem]:col-start-1">
        <h3 className="line-clamp-2 font-sans text-body leading-snug font-semibold wrap-anywhere">
          <Link
            to={href(PANEL.lead, { id: lead._id })}
            className="after:absolute after:inset-0 after:content-['']"
          >
            {name || words.nobodyNamed}
          </Link>
        </h3>
        {said && <p className="line-clamp-2 text-small wrap-anywhere text-ink-700">{said}</p>}
      </div>
      {!isListingKnown && (
        <p className="flex min-w-0 gap-2.5 text-small max-[77.5rem]:col-span-2">
          {property ? (
            <>
              <Plate className="self-start">{property.number}</Plate>
              <span className="min-w-0">
                <ListingTitle title={property.title} isBeside className="line-clamp-2 wrap-anywhere" />
                <span className="block text-ink-500 max-[77.5rem]:hidden">
                  {[property.locality ?? property.city, shortPriceOf(property)].filter(Boolean).join(', ')}
                </span>
              </span>
            </>
          ) : deletedProperty ? (
            <DeletedListing deleted={deletedProperty} />
          ) : (
            <span className="wrap-anywhere text-ink-700">{offer ? words.offer(offer) : words.noListing}</span>
          )}
        </p>
      )}
      <p className="flex flex-wrap items-center content-start gap-x-2 gap-y-1 max-[77.5rem]:col-span-2">
        <b className="line-clamp-2 w-full font-semibold wrap-anywhere max-[77.5rem]:w-auto">{step.what}</b>
        {step.when && <Tag tone={step.tone}>{step.when}</Tag>}
        {assignedToName ? (
          <Initials name={assignedToName} />
        ) : (
          <span className="text-small text-ink-500">{words.nobody}</span>
        )}
      </p>
      <div className="relative flex justify-end gap-2 self-start max-[77.5rem]:col-start-2 max-[77.5rem]:row-span-2 max-[77.5rem]:row-start-1">
        <Reach lead={lead} />
      </div>
    </li>
  )
}

/** Who looks after it, in a circle. */
function Initials({ name }: { name: string }) {
  const letters = name
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => Array.from(part)[0]?.toUpperCase())
    .join('')
  return (
    <span
      title={name}
      className="grid size-7 flex-none place-items-center rounded-round border border-mist-200 bg-mist-100 text-micro leading-none font-semibold text-ink-700"
    >
      <span aria-hidden>{letters}</span>
      <span className="sr-only">{name}</span>
    </span>
  )
}

/** What stands in for a lead that is on its way. */
export function LeadRowSkeleton({ isListingKnown = false }: Pick<LeadRowProps, 'isListingKnown'>) {
  return (
    <li aria-hidden className={`${ROW} ${isListingKnown ? WITHOUT_LISTING : WITH_LISTING}`}>
      <SkeletonLine className="my-1 w-20" />
      <span className="grid content-start gap-1.5 py-1 max-[77.5rem]:col-span-2">
        <SkeletonLine className="w-2/5" />
        <SkeletonLine className="w-4/5" />
      </span>
      {!isListingKnown && (
        <span className="grid content-start gap-1.5 py-1 max-[77.5rem]:col-span-2">
          <SkeletonLine className="w-4/5" />
          <SkeletonLine className="w-1/2 max-[77.5rem]:hidden" />
        </span>
      )}
      <span className="grid content-start gap-1.5 py-1 max-[77.5rem]:col-span-2">
        <SkeletonLine className="w-32" />
        <SkeletonLine className="w-24 max-[77.5rem]:hidden" />
      </span>
    </li>
  )
}

/** A report without a phone number is about its listing, so that is where it leads. */
function Reach({ lead }: { lead: Lead }) {
  if (lead.phone === '')
    return (
      lead.property && (
        <Link
          to={href(PANEL.property, { id: lead.property._id })}
          aria-label={words.lookAt(lead.property.title)}
          className={borderedIconLook}
        >
          <Icon of={MapPin} />
        </Link>
      )
    )
  return (
    <>
      <a
        href={chatWith(lead)}
        {...NEW_TAB}
        data-whatsapp
        aria-label={words.whatsApp(lead.name)}
        className={borderedIconLook}
      >
        <WhatsAppIcon />
      </a>
      <a href={phoneLink(lead.phone)} aria-label={words.call(lead.name)} className={borderedIconLook}>
        <Icon of={Phone} />
      </a>
    </>
  )
}
