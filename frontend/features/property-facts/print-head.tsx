import { FIRM } from '#contract/firm.ts'
import { messages } from '#frontend/messages/messages.ts'

const PRINT_SHEET = new URL('./print.css', import.meta.url).href

type PrintHeadProps = { address?: string }

/** Printed only: the firm, its phone number, and the address of the page. */
export function PrintHead({ address = location.origin + location.pathname }: PrintHeadProps) {
  return (
    <div hidden className="print-head">
      <link rel="stylesheet" media="print" href={PRINT_SHEET} />
      <p>
        <b>{FIRM.name}</b>
        <br />
        {messages.firmAddress.join(', ')}
      </p>
      <p>
        <b>{FIRM.phone}</b>
        <br />
        {address}
      </p>
    </div>
  )
}
