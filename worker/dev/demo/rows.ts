import { CHECKS, PICTURE_PLACES, type PicturePlace } from '#contract/properties/enums.ts'
import type { Picture } from '#contract/properties/replies.ts'
import { ImportedDetails, NewPropertyDetails } from '#contract/properties/input.ts'
import { DAY_MS } from '#contract/units/time.ts'
import { type NormalizedProperty, normalizeProperty } from '#worker/db/queries/properties/normalize.ts'
import type { HidePoint } from '#worker/db/queries/properties/shown-place.ts'
import type { images, properties, people, users } from '#worker/db/schema.ts'
import { newId } from '#worker/lib/ids.ts'
import {
  type PricedListing,
  type PriceState,
  priceStateAfter,
} from '#worker/db/queries/properties/price-history.ts'
import { hashPassword } from '#worker/services/passwords/passwords.ts'
import type { DemoPicture } from './pictures.ts'
import { DEMO_ACCOUNTS } from '#worker/dev/fixtures/accounts.ts'
import { DEMO_CHECKS } from '#worker/dev/fixtures/demo-checks.ts'
import { DEMO_OWNERS } from '#worker/dev/fixtures/demo-owners.ts'
import type { DemoListing } from '#worker/dev/fixtures/demo-listing.ts'
import { PICTURE_CAPTIONS, PICTURE_TEXTS } from '#worker/dev/fixtures/picture-texts.ts'

const ACCOUNTS_AGE_DAYS = 150

type UserRow = typeof users.$inferInsert
type ListingRow = typeof properties.$inferInsert
type ImageRow = typeof images.$inferInsert
export type DemoRows = { listing: ListingRow; images: ImageRow[] }

/** The demo accounts as rows, passwords hashed as for everybody else. */
export function accountRows(nowMs: number): Promise<UserRow[]> {
  const createdAt = nowMs - ACCOUNTS_AGE_DAYS * DAY_MS
  return Promise.all(
    DEMO_ACCOUNTS.map(async ({ username, email, role, isApproved, password }) => ({
      id: newId(createdAt),
      username,
      email,
      role,
      approvedByAdmin: isApproved,
      passwordHash: await hashPassword(password),
      createdAt,
      updatedAt: createdAt,
    })),
  )
}

/** What those of the demo accounts that work for the firm show of themselves. There are no photos: nobody is these people. */
export function demoPeople(accounts: UserRow[], nowMs: number): (typeof people.$inferInsert)[] {
  return DEMO_ACCOUNTS.flatMap(({ email, username, person }) => {
    const account = accounts.find((one) => one.email === email)
    if (!person || !account) return []
    const { names, languages, hours } = person
    return [
      {
        userId: account.id,
        isShown: true,
        name: username,
        ...names,
        languages: [...languages],
        hours,
        updatedAt: nowMs,
      },
    ]
  })
}

const createdAtOf = ({ daysAgo }: DemoListing, nowMs: number) => Math.round(nowMs - daysAgo * DAY_MS)

/** Under which keys the pictures of a demo listing are stored. */
export function pictureSources(listing: DemoListing, nowMs: number): { key: string; file: string }[] {
  const folder = `property-images/${listing.category.toLowerCase()}`
  return listing.pictures.map((file) => ({ key: `${folder}/${createdAtOf(listing, nowMs)}_${file}`, file }))
}

/** A demo listing as rows, by the same checks and derivations as a listing that comes in through the form. */
export function listingRows(
  listing: DemoListing,
  made: ReadonlyMap<string, DemoPicture>,
  accounts: UserRow[],
  nowMs: number,
  hidePoint: HidePoint = (point) => point,
): DemoRows {
  const { category, details, isApproved = true } = listing
  const createdAt = createdAtOf(listing, nowMs)
  const id = newId(createdAt)
  const listedBy = accounts.find(({ email }) => email === listing.listedBy)?.id
  const sources = pictureSources(listing, nowMs)
  const stored = sources.map(({ key, file }, position) => imageRow({ key, file, position, made, createdAt }))
  const input = schemasFor(listing)[category].parse({
    ...details,
    privateFile: DEMO_OWNERS[details.title],
    images: sources.map(({ key }) => `/${key}`),
  })
  const normalized = normalizeProperty(category, input, {
    pictures: stored.map(toPicture),
    approvedByAdmin: isApproved,
    nowMs: createdAt,
    savedBy: listedBy,
    hidePoint,
  })
  const checks = checksOf(
    details.title,
    accounts.find(({ email }) => email === listing.listedBy),
    nowMs,
  )
  return {
    listing: {
      ...normalized,
      ...pricesOf(listing, normalized, nowMs),
      details: { ...normalized.details, checks: checks.shown },
      staffDetails: { ...normalized.staffDetails, checkNotes: checks.notes },
      id,
      listedBy,
      createdAt,
      updatedAt: Math.max(...pricedAt(listing, normalized.updatedAt, nowMs)),
    },
    images: stored.map((image) => ({ ...image, propertyId: id, uploadedBy: listedBy })),
  }
}

/** When the listing was given each of its prices: the first as it was listed, the present one last. */
const pricedAt = ({ earlierPrices = [] }: DemoListing, listedAt: number, nowMs: number) => [
  listedAt,
  ...earlierPrices.map(({ untilDaysAgo }) => nowMs - untilDaysAgo * DAY_MS),
]

/** The prices that the listing had before, as if each had been saved in its time. */
function pricesOf(listing: DemoListing, normalized: NormalizedProperty, nowMs: number) {
  const { earlierPrices = [] } = listing
  const prices = [...earlierPrices.map(({ price }) => price), normalized.priceInr]
  const asPriced = (priceInr: number) => ({ ...normalized, priceInr })
  const states = pricedAt(listing, normalized.updatedAt, nowMs).reduce<
    (PricedListing & PriceState) | undefined
  >((stored, at, index) => {
    const next = asPriced(prices[index] ?? normalized.priceInr)
    return { ...next, ...priceStateAfter(next, stored, at) }
  }, undefined)
  return priceStateAfter(normalized, states, nowMs)
}

/** Through the form or, as pictures may come later there, from a file. */
export const schemasFor = ({ pictures }: DemoListing) =>
  pictures.length > 0 ? NewPropertyDetails : ImportedDetails

/** The checks that staff made of a demo listing, dated in the past; a save would date them today. */
function checksOf(title: string, by: UserRow | undefined, nowMs: number) {
  const done = CHECKS.flatMap((check) => {
    const { daysAgo, paperNumber = null, note = null } = DEMO_CHECKS[title]?.[check] ?? {}
    if (daysAgo === undefined) return []
    const checkedAt = new Date(nowMs - daysAgo * DAY_MS).toISOString()
    return [{ check, checkedAt, paperNumber, note }]
  })
  return {
    shown: done.length > 0 ? done.map(({ check, checkedAt }) => ({ check, checkedAt })) : null,
    notes: done.map(({ check, paperNumber, note }) => ({
      check,
      checkedBy: by?.id ?? null,
      checkedByName: by?.username ?? null,
      note,
      paperNumber,
    })),
  }
}

type Placed = {
  key: string
  file: string
  position: number
  made: ReadonlyMap<string, DemoPicture>
  createdAt: number
}

function imageRow({ key, file, position, made, createdAt }: Placed) {
  const picture = made.get(file)
  if (!picture) throw new Error(`There is no demo picture ${file}.`)
  return {
    key,
    position,
    isCover: position === 0,
    alt: PICTURE_TEXTS[file] ?? '',
    place: placeShownBy(file),
    caption: PICTURE_CAPTIONS[file] ?? null,
    isRendered: true,
    look: picture.look,
    width: picture.widthPx,
    height: picture.heightPx,
    widths: picture.widthsPx,
    hasPreview: true,
    placeholderColour: picture.colour,
    bytes: picture.mainBytes,
    createdAt,
  }
}

const SHOWN_AS: Readonly<Record<string, PicturePlace>> = { drone: 'above', angle: 'above', ground: 'road' }

/** The demo's pictures are named by what they show: villa-1-kitchen.webp. */
function placeShownBy(file: string): PicturePlace | null {
  const shown = file.replace(/^.*-|\.\w+$/g, '')
  return SHOWN_AS[shown] ?? PICTURE_PLACES.find((place) => place === shown) ?? null
}

const toPicture = ({
  key,
  alt,
  width,
  height,
  widths,
  placeholderColour,
  place,
  caption,
}: ReturnType<typeof imageRow>): Picture => ({
  url: `/${key}`,
  alt,
  width,
  height,
  widths,
  colour: placeholderColour,
  ...(place && { place }),
  ...(caption !== null && { caption }),
  isRendered: true,
})
