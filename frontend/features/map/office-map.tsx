import { FIRM } from '#contract/firm.ts'
import { messages } from '#frontend/messages/messages.ts'
import { PlaceMap } from './place-map.tsx'

const OFFICE = `${FIRM.office.lat},${FIRM.office.lng}`

/** Where the firm's office is; the address stands beside it. */
export function OfficeMap() {
  return (
    <PlaceMap
      googleMap={OFFICE}
      title={FIRM.name}
      address={`${FIRM.name}, ${messages.firmAddress.join(', ')}`}
      shownAddress=""
    />
  )
}
