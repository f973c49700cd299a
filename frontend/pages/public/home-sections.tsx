import { useRef } from 'react'
import { Enquiry } from '#frontend/features/enquiries/enquiry.tsx'
import { useOpenedEnquiry } from '#frontend/features/enquiries/use-opened-enquiry.ts'
import { PopularPlaces } from '#frontend/features/home/popular-places.tsx'
import { Promises } from '#frontend/features/home/promises.tsx'
import { Showcase } from '#frontend/features/home/showcase.tsx'
import { Testimonials } from '#frontend/features/home/testimonials.tsx'
import { askForHomeAgain, useHome } from '#frontend/features/home/use-home.ts'
import { NewestSection } from '#frontend/features/properties/newest-section.tsx'
import { WarehouseSection } from '#frontend/features/properties/warehouse-section.tsx'
import { useLaidOut } from '#frontend/lib/browser/use-laid-out.ts'

/** The home page below its first screen. In the HTML from the start; its code loads once the first screen works. */
export function HomeSections() {
  const { enquireAbout, ...enquiry } = useOpenedEnquiry()
  const { status, home } = useHome()
  const isFailed = status === 'failed'
  const sections = useRef<HTMLDivElement>(null)
  useLaidOut(sections)
  return (
    <>
      <div ref={sections} className="skip-unseen">
        <NewestSection home={isFailed ? 'failed' : home} onRetry={askForHomeAgain} onEnquire={enquireAbout} />
        <PopularPlaces />
        <WarehouseSection warehouses={isFailed ? 'failed' : home?.warehouses} onEnquire={enquireAbout} />
        <Showcase />
        <Promises home={home} />
        <Testimonials />
      </div>
      <Enquiry {...enquiry} />
    </>
  )
}
