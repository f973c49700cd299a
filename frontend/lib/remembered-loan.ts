const KEY = 'aangan:loan'

/** A loan as the visitor last set it: the part of the price that is borrowed, percent a year, years. */
type RememberedLoan = { part: number; percent: number; years: number }

const USUAL: RememberedLoan = { part: 0.8, percent: 8.5, years: 20 }

/** The loan that the visitor last set on this device, for whichever listing; else a usual one. */
export function rememberedLoan(): RememberedLoan {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return isLoan(stored) ? stored : USUAL
  } catch {
    return USUAL
  }
}

export function rememberLoan(loan: RememberedLoan): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(loan))
  } catch {
    // Storage can be switched off; then the loan is a usual one again.
  }
}

function isLoan(stored: unknown): stored is RememberedLoan {
  if (typeof stored !== 'object' || stored === null) return false
  const loan: Partial<Record<string, unknown>> = { ...stored }
  return (['part', 'percent', 'years'] as const).every((name) => Number.isFinite(loan[name]))
}
