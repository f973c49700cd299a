import { z } from 'zod'
import { LinkReply } from '#contract/confirmations.ts'
import { Home, PricesBeside } from '#contract/home.ts'
import { ListedIds, PropertyQuery } from '#contract/list/query.ts'
import { PATHS } from '#contract/paths.ts'
import { PropertiesByKind } from '#contract/properties/by-kind.ts'
import { PropertiesOnMap } from '#contract/properties/on-map.ts'
import { Property, PropertyList, PropertyPage } from '#contract/properties/replies.ts'
import { readConfirmLink, useConfirmLink } from '#worker/routes/confirm/link.ts'
import { readHome } from '#worker/routes/home/read.ts'
import { listProperties } from '#worker/routes/properties/list.ts'
import { propertiesByKind } from '#worker/routes/properties/by-kind.ts'
import { propertiesOnMap } from '#worker/routes/properties/map.ts'
import { pricesBeside } from '#worker/routes/properties/prices-beside.ts'
import { readProperty } from '#worker/routes/properties/read.ts'
import { nearestProperties } from '#worker/routes/properties/search/nearest.ts'
import { similarProperties } from '#worker/routes/properties/similar.ts'
import {
  viewAllProperties,
  viewPlotProperties,
  viewWarehouseProperties,
} from '#worker/routes/properties/view-lists.ts'
import { type Call, NO_BODY, ok, publicRead } from './call.ts'

const Nearest = z.array(
  z.object({
    property: Property,
    differs: z.array(
      z.object({
        field: z.string(),
        wanted: z.union([z.string(), z.number(), z.literal(true)]),
        has: z.union([z.string(), z.number(), z.boolean()]).nullable(),
      }),
    ),
  }),
)

/** A list that anyone may read; `status` and `mine` are for approved accounts. */
const LIST = {
  who: 'anyone',
  tag: 'listings',
  input: { query: PropertyQuery },
  errors: ['FORBIDDEN', 'TOO_MANY'],
} as const

export const LISTING_CALLS: readonly Call[] = [
  {
    method: 'GET',
    path: PATHS.home,
    id: 'readHome',
    tag: 'listings',
    summary: 'What the home page shows of the listings: counts, prices to begin with, places, the newest',
    who: 'anyone',
    replies: publicRead(Home),
    answer: readHome,
  },
  {
    ...LIST,
    method: 'GET',
    path: PATHS.properties,
    id: 'listProperties',
    summary: 'One page of listings, or those of some ids',
    input: { query: PropertyQuery.extend(ListedIds.partial().shape) },
    details:
      'The total stands in X-Total-Count, the next page in Link, how the text was understood in X-Search-Reading.',
    replies: publicRead(PropertyList, ['X-Total-Count', 'Link', 'X-Search-Reading']),
    answer: listProperties,
  },
  {
    ...LIST,
    method: 'GET',
    path: PATHS.allProperties,
    id: 'viewAllProperties',
    summary: 'One page of listings with the total and the next cursor in the body',
    replies: publicRead(PropertyPage, ['X-Total-Count']),
    answer: viewAllProperties,
  },
  {
    ...LIST,
    method: 'GET',
    path: PATHS.warehouseProperties,
    id: 'viewWarehouseProperties',
    summary: 'The same, warehouses only',
    replies: publicRead(PropertyPage, ['X-Total-Count']),
    answer: viewWarehouseProperties,
  },
  {
    ...LIST,
    method: 'GET',
    path: PATHS.plotProperties,
    id: 'viewPlotProperties',
    summary: 'The same, plots only',
    replies: publicRead(PropertyPage, ['X-Total-Count']),
    answer: viewPlotProperties,
  },
  {
    ...LIST,
    method: 'GET',
    path: PATHS.propertiesMap,
    id: 'propertiesOnMap',
    summary: 'What the map shows of a list: up to 1,000 pins, the newest first',
    details:
      'Takes the filters of a list. `total` and `unplaced` are exact to 1,000, then `totalIsMore`; `more` says that more have a place than there are pins.',
    replies: publicRead(PropertiesOnMap),
    answer: propertiesOnMap,
  },
  {
    ...LIST,
    method: 'GET',
    path: PATHS.propertiesByKind,
    id: 'propertiesByKind',
    summary: 'How many listings a list has of each kind',
    details: 'Takes the filters of a list; a category is ignored. Counts are as X-Total-Count says them.',
    replies: publicRead(PropertiesByKind),
    answer: propertiesByKind,
  },
  {
    ...LIST,
    method: 'GET',
    path: PATHS.nearestProperties,
    id: 'nearestProperties',
    summary: 'Up to three listings that come nearest to a search without a match, each with what differs',
    replies: publicRead(Nearest),
    answer: nearestProperties,
  },
  {
    method: 'GET',
    path: PATHS.similarProperties,
    id: 'similarProperties',
    tag: 'listings',
    summary: 'Up to four listings like this one',
    who: 'anyone',
    replies: publicRead(PropertyList),
    errors: ['NOT_FOUND'],
    answer: similarProperties,
  },
  {
    method: 'GET',
    path: PATHS.pricesBeside,
    id: 'pricesBeside',
    tag: 'listings',
    summary: 'What a katha or a sq ft costs of its kind in its place, from the listings on offer',
    details: 'Null where there are fewer than three.',
    who: 'anyone',
    replies: publicRead(PricesBeside),
    errors: ['NOT_FOUND'],
    answer: pricesBeside,
  },
  {
    method: 'GET',
    path: PATHS.property,
    id: 'readProperty',
    tag: 'listings',
    summary: 'One listing',
    details:
      'Every field of its category is there, null where nothing is known. Approved accounts read any listing, others approved ones.',
    who: 'anyone',
    replies: publicRead(Property),
    errors: ['NOT_FOUND'],
    answer: readProperty,
  },
  {
    method: 'GET',
    path: PATHS.confirmLink,
    id: 'readConfirmLink',
    tag: 'listings',
    summary: 'The listing that the link of a reminder stands for; changes nothing',
    who: 'anyone',
    replies: ok(LinkReply),
    errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_CODE', 'NOT_CONFIGURED'],
    answer: readConfirmLink,
  },
  {
    method: 'POST',
    path: PATHS.confirmLink,
    id: 'useConfirmLink',
    tag: 'listings',
    summary: 'Confirm that listing, once',
    who: 'anyone',
    changesListings: true,
    body: NO_BODY,
    replies: ok(LinkReply),
    errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_CODE', 'NOT_CONFIGURED'],
    answer: useConfirmLink,
  },
]
