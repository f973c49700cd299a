import { screen } from '@testing-library/react'
import { href, PATHS } from '#contract/paths.ts'
import type { Picture, Property } from '#contract/properties/replies.ts'
import type { NearThing } from '#contract/site/landmarks.ts'
import { answer, reply } from '#frontend/test/answers.ts'
import { openPage } from '#frontend/test/render-page.tsx'

export const readCall = (id: string) => `GET ${href(PATHS.property, { id })}`
export const similarCall = (id: string) => `GET ${href(PATHS.similarProperties, { id })}`

/** Opens the page of a listing; `others` answer its call for similar listings, `near` that for what is near. */
export async function openListing(property: Property, others: Property[] = [], near: NearThing[] = []) {
  answer(readCall(property._id), reply(property))
  answer(similarCall(property._id), reply(others))
  answer(`GET ${href(PATHS.nearProperty, { id: property._id })}`, reply({ near }))
  answer('HEAD /export/embed.html', reply({}))
  const page = await openPage(`/view/${property._id}`)
  await screen.findByRole('heading', { level: 1 })
  return page
}

export function aPicture(number: number): Picture {
  const url = `/property-images/villa/1_${number}.webp`
  return { url, alt: `View ${number}`, width: 960, height: 640, widths: [320, 640, 1600], colour: null }
}
