import { ArrowUpRight, HandCoins, KeyRound, LandPlot, type LucideIcon, Warehouse } from 'lucide-react'
import { Suspense } from 'react'
import roomPlot from '#frontend/assets/pictures/home/room-plot.webp'
import roomVilla from '#frontend/assets/pictures/home/room-villa.webp'
import roomWarehouse from '#frontend/assets/pictures/home/room-warehouse.webp'
import { PrerenderedPart } from '#frontend/features/errors/part.tsx'
import { HeroSearch } from '#frontend/features/properties/hero-search.tsx'
import { chunk } from '#frontend/lib/browser/chunk.tsx'
import { useHead } from '#frontend/lib/head.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { messages } from '#frontend/messages/messages.ts'
import { classNames } from '#frontend/ui/class-names.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { Tag } from '#frontend/ui/tag.tsx'

export const HomeSections = chunk(async () => (await import('./home-sections.tsx')).HomeSections, {
  neverFails: true,
})

const home = messages.home

const ROOMS = [
  {
    to: '/property?category=villa&autoScroll=true',
    kind: 'villas',
    src: roomVilla,
    place: 'row-span-2 doorway-right',
  },
  {
    to: '/property?category=warehouse&autoScroll=true',
    kind: 'warehouses',
    src: roomWarehouse,
    place: 'doorway-left',
  },
  { to: '/property?category=plot&autoScroll=true', kind: 'plots', src: roomPlot, place: 'doorway-left' },
] as const

const DOORS: readonly { label: string; searchTerm: 'warehouse' | 'land'; icon: LucideIcon }[] = [
  { label: home.doors.purchaseWarehouses, searchTerm: 'warehouse', icon: Warehouse },
  { label: home.doors.sellLand, searchTerm: 'land', icon: HandCoins },
  { label: home.doors.purchaseLand, searchTerm: 'land', icon: LandPlot },
  { label: home.doors.rentWarehouses, searchTerm: 'warehouse', icon: KeyRound },
]

/** The plan of the house: the court in the middle, rooms around it, four doors below. */
export function HomePage() {
  useHead({ title: home.pageTitle, description: home.description })
  const [villas, ...right] = ROOMS
  return (
    <>
      <section className="pt-3 wrap">
        <div className="grid gap-3 lg:min-h-[min(600px,calc(100vh-236px))] lg:grid-cols-[minmax(0,1fr)_calc(50%-var(--space-wall)/2)_minmax(0,1fr)] lg:grid-rows-2">
          <Room {...villas} />
          <Court />
          {right.map((room) => (
            <Room key={room.kind} {...room} />
          ))}
        </div>
        <ul className="mt-3 pairs gap-3 lg:grid-cols-4">
          {DOORS.map((door) => (
            <Door key={door.label} {...door} />
          ))}
        </ul>
      </section>
      <PrerenderedPart of={HomeSections}>
        <Suspense fallback={<div style={{ minHeight: '300vh' }} />}>
          <HomeSections />
        </Suspense>
      </PrerenderedPart>
    </>
  )
}

function Court() {
  return (
    <div className="isolate flex min-w-0 flex-col justify-center overflow-hidden px-2.5 pt-6.5 pb-4.5 floor floor-band max-[24.3rem]:px-1 lg:row-span-2 lg:px-7.5 lg:pt-10 lg:pb-7.5">
      <div className="court-alpona" aria-hidden />
      <h1 className="text-center !text-display !leading-display tracking-[-0.015em] text-white">
        {home.title}
      </h1>
      <p className="mx-auto mt-2.5 mb-4.5 max-w-[36ch] text-center leading-normal text-pretty lg:mt-3.5 lg:mb-6.5 lg:max-w-[48ch] lg:text-lead">
        {home.lead}
      </p>
      <HeroSearch />
    </div>
  )
}

type RoomProps = { to: string; kind: keyof typeof home.rooms; src: string; place: string }

function Room({ to, kind, src, place }: RoomProps) {
  return (
    <Link to={to} className={classNames('relative z-2 hidden doorway-side lg:block', place)}>
      <span className="absolute inset-0 block overflow-hidden rounded-court shutter">
        <img
          src={src}
          alt={home.roomAlt[kind]}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      </span>
      <Tag className="absolute bottom-3 left-3">{home.rooms[kind]}</Tag>
    </Link>
  )
}

function Door({ label, searchTerm, icon }: (typeof DOORS)[number]) {
  return (
    <li className="doorway-up relative grid">
      <Link
        to={`/property?searchTerm=${searchTerm}&autoScroll=true`}
        className={classNames(
          'group relative flex min-h-28 flex-col justify-between gap-2.5 rounded-court border border-mist-200 bg-lime-0 p-3.5 press hover:bg-tea-50 lg:min-h-31 lg:px-5 lg:py-4.5',
        )}
      >
        <Icon of={icon} size={30} strokeWidth={1.4} className="text-oxide-700" />
        <span className="font-display text-[1.1875rem] leading-head font-semibold lg:text-[1.375rem]">
          {label}
        </span>
        <Icon of={ArrowUpRight} className="absolute top-3.5 right-3 text-ink-500 group-hover:text-tea-700" />
      </Link>
    </li>
  )
}
