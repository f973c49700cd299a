import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Property } from '#contract/properties/replies.ts'
import { overEntry, presentState } from '#frontend/lib/navigation/history-entries.ts'

/**
 * The enquiry over a page: an entry of the history, so that Back closes it, also on the first page of a visit.
 * A reload of that entry opens it again where it is about the page's own listing.
 */
export function useOpenedEnquiry(ofPage?: Property) {
  const navigate = useNavigate()
  const location = useLocation()
  const [property, setProperty] = useState(ofPage)
  const isOpen = property !== undefined && location.state?.enquiry === property._id
  return {
    property: isOpen ? property : undefined,
    wantsVisit: location.state?.visit === true,
    enquireAbout: (about: Property, visit = false) => {
      setProperty(about)
      void navigate(location, {
        state: { ...overEntry(location), enquiry: about._id, visit },
        replace: presentState()?.enquiry !== undefined,
      })
    },
    onClosed: () => void navigate(-1),
  }
}
