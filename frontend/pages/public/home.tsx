import { Suspense } from 'react'
import { PrerenderedPart } from '#frontend/features/errors/part.tsx'
import { Doors } from '#frontend/features/home/doors.tsx'
import { Panorama } from '#frontend/features/home/panorama.tsx'
import { PropertiesToday } from '#frontend/features/home/properties-today.tsx'
import { HeroSearch } from '#frontend/features/properties/hero-search.tsx'
import { chunk } from '#frontend/lib/browser/chunk.tsx'
import { useHead } from '#frontend/lib/head.ts'
import { messages } from '#frontend/messages/messages.ts'

export const HomeSections = chunk(async () => (await import('./home-sections.tsx')).HomeSections, {
  neverFails: true,
})

const home = messages.home

/** The court over the lower edge of the panorama, and four doors below it. */
export function HomePage() {
  useHead({ title: home.pageTitle, description: home.description })
  return (
    <>
      <div className="hero-house">
        <Panorama />
        <section className="hero-court floor">
          <h1 className="text-center !text-display !leading-display text-white">{home.title}</h1>
          <p className="mx-auto mt-1.5 mb-3 text-center text-base text-balance lg:mt-2 lg:mb-5 lg:text-lead leading-normal">
            {home.lead}
          </p>
          <HeroSearch>
            <PropertiesToday />
          </HeroSearch>
        </section>
      </div>
      <Doors />
      <PrerenderedPart of={HomeSections}>
        <Suspense fallback={<div style={{ minHeight: '300vh' }} />}>
          <HomeSections />
        </Suspense>
      </PrerenderedPart>
    </>
  )
}
