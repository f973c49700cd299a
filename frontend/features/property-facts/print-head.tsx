import { FIRM_ADDRESS } from '#contract/firm-words.ts'
import { FIRM } from '#contract/firm.ts'

const PRINT_SHEET = new URL('./print.css', import.meta.url).href

/** On paper only: whose listing it is, whom to call, and where it stands on the web. */
export function PrintHead() {
  return (
    <div hidden className="print-head">
      <link rel="stylesheet" media="print" href={PRINT_SHEET} />
      <p>
        <b>{FIRM.name}</b>
        <br />
        {FIRM_ADDRESS.join(', ')}
      </p>
      <p>
        <b>{FIRM.phone}</b>
        <br />
        {location.origin + location.pathname}
      </p>
    </div>
  )
}
