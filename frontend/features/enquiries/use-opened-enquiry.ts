import { useState } from 'react'
import type { Property } from '#contract/properties/replies.ts'
import { useOverPage } from '#frontend/lib/navigation/use-over-page.ts'

/**
 * The enquiry over a page, also the first page of a visit. A reload of its entry opens it again where it is about the page's own
 * listing.
 */
export function useOpenedEnquiry(ofPage?: Property) {
  const { state, open, close } = useOverPage()
  const [property, setProperty] = useState(ofPage)
  const isOpen = property !== undefined && state?.enquiry === property._id
  return {
    property: isOpen ? property : undefined,
    wantsVisit: state?.visit === true,
    enquireAbout: (about: Property, visit = false) => {
      setProperty(about)
      open({ enquiry: about._id, visit })
    },
    onClosed: close,
  }
}
