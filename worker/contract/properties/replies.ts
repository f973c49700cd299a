import { ID } from '#contract/ids.ts'
import { z } from 'zod'
import { AREA_UNITS } from '#contract/units/area.ts'
import {
  ALL_FIELDS,
  type AllFields,
  AREA_FIELDS,
  COMMON_FIELDS,
  type CommonFields,
  type Field,
  jsonFieldsOf,
  type NamesOf,
  type NamesWithout,
  type OwnFields,
  STREET_FIELDS,
  type ValueOf,
} from './fields.ts'
import { CATEGORIES, type Category, CHECKS, DEALS, PICTURE_PLACES, STATES } from './enums.ts'

const PropertyId = z.string().regex(ID)

/** A stored picture: the path of its 960 wide version; the others follow by name (see pictures.ts). */
export const Picture = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  /** Widths in pixels that are stored beside the picture's own. */
  widths: z.array(z.int()),
  /** Its average colour, '#rrggbb', shown while it loads. */
  colour: z.string().nullable(),
  /** Where staff have said so: what of the listing it shows, and what stands beside it. */
  place: z.enum(PICTURE_PLACES).optional(),
  caption: z.string().optional(),
  /** Made with a computer. */
  isRendered: z.literal(true).optional(),
})
export type Picture = z.infer<typeof Picture>

export const EnteredAreas = z.partialRecord(
  z.enum(AREA_FIELDS),
  z.object({ value: z.number(), unit: z.enum(AREA_UNITS) }),
)
export type EnteredAreas = z.infer<typeof EnteredAreas>

/** What of a check is for staff only; it stands apart from what visitors get. */
const CheckNote = z.object({
  check: z.enum(CHECKS),
  checkedBy: z.string().nullable(),
  checkedByName: z.string().nullable(),
  note: z.string().nullable(),
  paperNumber: z.string().nullable(),
})
export type CheckNote = z.infer<typeof CheckNote>

const Check = CheckNote.partial().extend({ check: z.enum(CHECKS), checkedAt: z.iso.datetime() })

/** The schema of a field's value where it is not empty. */
function valueOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
    case 'long text':
    case 'place':
    case 'moving in':
      return z.string()
    case 'money':
      return z.int()
    case 'measure':
    case 'area':
    case 'count':
      return z.number()
    case 'flag':
      return z.boolean()
    case 'feature':
      return z.union([z.boolean(), z.string()])
    case 'one of':
      return z.enum(field.words)
    case 'several of':
    case 'phones':
      return z.array(z.string())
    case 'checks':
      return z.array(Check)
    default:
      return field satisfies never
  }
}

/** Null where it is empty; what is filled never is. */
type Reply<Given extends Field> = z.ZodType<
  Given extends { isFilled: true } ? ValueOf<Given> : ValueOf<Given> | null
>
type Replies<Fields, Names extends keyof Fields> = {
  [Name in Names]: Fields[Name] extends Field ? Reply<Fields[Name]> : never
}

const repliesOf = (fields: Record<string, Field>): Record<string, z.ZodType> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      'isFilled' in field ? valueOf(field) : valueOf(field).nullable(),
    ]),
  )

type PlainName = Exclude<NamesOf<CommonFields, { column: string }>, NamesOf<CommonFields, { part: string }>>
function plainReplies(): Replies<CommonFields, PlainName | 'googleMap'>
function plainReplies() {
  const plain = Object.entries(COMMON_FIELDS).filter(
    ([, field]) => !('part' in field) && ('column' in field || field.kind === 'place'),
  )
  return repliesOf(Object.fromEntries(plain))
}

function repliesIn<Part extends 'location' | 'contact' | 'privateFile'>(
  part: Part,
): Replies<CommonFields, NamesOf<CommonFields, { part: Part }>>
function repliesIn(part: string) {
  const inPart = Object.entries(COMMON_FIELDS).filter(([, field]) => 'part' in field && field.part === part)
  return repliesOf(Object.fromEntries(inPart))
}

type StaffOnly = { isForStaff: true }
type WithoutColumn = NamesWithout<CommonFields, { column: string } | { kind: 'place' }>
type JsonFields<C extends Category> = Pick<CommonFields, WithoutColumn> & OwnFields[C]

function jsonReplies<C extends Category>(
  category: C,
): { category: z.ZodLiteral<C> } & Replies<JsonFields<C>, NamesWithout<JsonFields<C>, StaffOnly>>
function jsonReplies(category: Category) {
  const all = Object.entries(jsonFieldsOf(category)).filter(([, { isForStaff }]) => !isForStaff)
  return { category: z.literal(category), ...repliesOf(Object.fromEntries(all)) }
}

type StaffName = NamesWithout<Pick<AllFields, NamesOf<AllFields, StaffOnly>>, { column: string }>
function storedStaffReplies(): { [Name in StaffName]: z.ZodOptional<Reply<AllFields[Name]>> }
function storedStaffReplies() {
  const all = Object.entries<Field>(ALL_FIELDS).filter(
    ([, field]) => field.isForStaff && !('column' in field),
  )
  const schemas = Object.entries(repliesOf(Object.fromEntries(all)))
  return Object.fromEntries(schemas.map(([name, schema]) => [name, schema.optional()]))
}

type InPrivateFile = NamesOf<CommonFields, { part: 'privateFile' }>
function staffReplies(): Omit<ReturnType<typeof storedStaffReplies>, InPrivateFile>
function staffReplies() {
  const all = Object.entries(storedStaffReplies()).filter(([name]) => !(name in PrivateFile.shape))
  return Object.fromEntries(all)
}

/** What the firm knows of the owner and nobody else may; only for approved, signed-in users. */
const PrivateFile = z.object({ ...repliesIn('privateFile'), notes: z.string().nullable() })

/** What only approved, signed-in users get of a listing, beside its contact. */
export const StaffDetails = z.object(staffReplies())
export type StaffDetails = z.infer<typeof StaffDetails>

/** Presets that nobody has touched, by the names of their fields. */
const UntouchedDefaults = z.array(z.string()).optional()

const TruePlace = z.object({
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  embedUrl: z.string().nullable(),
  address: z.string().nullable(),
  surveyNo: z.string().nullable(),
  /** The street in other languages, where it is said. */
  streets: z.partialRecord(z.enum(STREET_FIELDS), z.string().nullable()).optional(),
})

/** The same as it is stored, with what belongs to the checks. */
export const StoredStaffDetails = z.object(storedStaffReplies()).extend({
  checkNotes: z.array(CheckNote).optional(),
  untouchedDefaults: UntouchedDefaults,
  /** Where it is, while visitors see another point. */
  truePlace: TruePlace.optional(),
})
export type StoredStaffDetails = z.infer<typeof StoredStaffDetails>

/** What was asked, and since when; null is a price on request. */
export const PricePoint = z.object({ at: z.iso.datetime(), price: z.int().nullable() })
export type PricePoint = z.infer<typeof PricePoint>

const Common = z.object({
  _id: PropertyId,
  /** What people call it by: A-142. Never used twice. */
  number: z.string(),
  ...plainReplies(),
  location: z.object(repliesIn('location')),
  deal: z.enum(DEALS),
  status: z.enum(STATES),
  listedBy: z.string().nullable(),
  images: z.array(z.string()),
  pictures: z.array(Picture),
  /** Areas as they were typed; the square feet stand in the field of the same name. */
  enteredAreas: EnteredAreas,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  publishedAt: z.iso.datetime().nullable(),
  /** When somebody of the firm last said that it is still there. */
  confirmedAt: z.iso.datetime().nullable(),
  /** When a lower price was set that has stood for a day; null where the price was not lowered. */
  priceLoweredAt: z.iso.datetime().nullable(),
  /** The prices that stood in public for a day, the oldest first; only where one listing is answered. */
  priceHistory: z.array(PricePoint).optional(),
  /** Only in answers to approved, signed-in users. */
  contact: z.object(repliesIn('contact')).optional(),
  privateFile: PrivateFile.optional(),
  ...StaffDetails.shape,
  /** Fields that hold what a new listing has when nobody says anything; only where one listing is answered, for everybody. */
  untouchedDefaults: UntouchedDefaults,
  /** The username of `listedBy`; only where one listing is read by an approved, signed-in user. */
  listedByName: z.string().nullable().optional(),
  /** The account that said so; only for approved, signed-in users, and its username like that of `listedBy`. */
  confirmedBy: z.string().nullable().optional(),
  confirmedByName: z.string().optional(),
})

const detailsOf = <C extends Category>(category: C) => z.object(jsonReplies(category))
type DetailsOf<C extends Category> = ReturnType<typeof detailsOf<C>>

type PropertySchema<C extends Category> = z.ZodObject<(typeof Common)['shape'] & DetailsOf<C>['shape']>

/** The schemas of all categories, in their order. */
type AllDetails<Categories extends readonly unknown[]> = {
  [At in keyof Categories]: DetailsOf<Extract<Categories[At], Category>>
}
type AllProperties<Categories extends readonly unknown[]> = {
  [At in keyof Categories]: PropertySchema<Extract<Categories[At], Category>>
}

function allDetails(): AllDetails<typeof CATEGORIES>
function allDetails(): readonly unknown[] {
  return CATEGORIES.map(detailsOf)
}

function allProperties(): AllProperties<typeof CATEGORIES>
function allProperties(): readonly unknown[] {
  return CATEGORIES.map((category) => Common.extend(detailsOf(category).shape))
}

/** The fields that stand in JSON, with the category that says which. */
export const CategoryDetails = z.discriminatedUnion('category', allDetails())
export type CategoryDetails = z.infer<typeof CategoryDetails>

/** A listing as calls answer it: every field of its category is there, null when absent. */
export const Property = z.discriminatedUnion('category', allProperties())
export type Property = z.infer<typeof Property>
export type PropertyOf<C extends Category> = Extract<Property, { category: C }>
export type WarehouseProperty = PropertyOf<'Warehouse'>
export type PlotProperty = PropertyOf<'Plot'>
export type VillaProperty = PropertyOf<'Villa'>

type NamesIn<Some> = Some extends unknown ? keyof Some : never
type ValueIn<Some, Name extends PropertyKey> = Some extends Record<Name, infer Value> ? Value : never
/** A listing of any kind: a field that only some kinds have is absent where its own has none. */
export type OfAnyKind = Pick<Property, keyof Property> & {
  [Name in Exclude<NamesIn<Property>, keyof Property>]?: ValueIn<Property, Name>
}

/** The answer of GET /api/properties. */
export const PropertyList = z.array(Property)

/** The answer of the view-{warehouse,plot,all}-properties calls. `next` is the cursor of the next page. */
export const PropertyPage = z.object({
  properties: PropertyList,
  total: z.int(),
  next: z.string().nullable(),
})
export type PropertyPage = z.infer<typeof PropertyPage>

export const AddPropertyReply = z.object({
  message: z.string(),
  property: Property,
  /** Only where the call was a repetition: the fields in which it says something else than is stored. */
  differsIn: z.array(z.string()).optional(),
})
export type AddPropertyReply = z.infer<typeof AddPropertyReply>
