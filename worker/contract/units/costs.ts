import type { Jurisdiction } from '#contract/properties/enums.ts'

/**
 * Stamp duty and registration in West Bengal, in percent of the whole amount. Source: Directorate of Registration and Stamp
 * Revenue, Government of West Bengal; in force since the rebate of two points ended.
 */
export const WEST_BENGAL_RATES = {
  since: '2024-07-01',
  source: 'https://wbregistration.gov.in',
  /** The higher percentage is for amounts above this one, from the first rupee on. */
  higherAboveInr: 10_000_000,
  stampDuty: {
    corporation: { upTo: 6, above: 7 },
    municipality: { upTo: 6, above: 7 },
    panchayat: { upTo: 5, above: 6 },
  } satisfies Record<Jurisdiction, { upTo: number; above: number }>,
  registration: 1,
} as const

/** What a purchase costs, in whole rupees; `percent` is the rate of the stamp duty. */
export type PurchaseCosts = { percent: number; stampDuty: number; registration: number; inAll: number }

/** Duty and registration are on the higher of the price and the value that the government assesses; paise are rounded. */
export function purchaseCosts(
  priceInr: number,
  jurisdiction: Jurisdiction,
  governmentValueInr = 0,
): PurchaseCosts {
  const { higherAboveInr, stampDuty: rates, registration: registrationRate } = WEST_BENGAL_RATES
  const assessed = Math.max(priceInr, governmentValueInr)
  const percent = rates[jurisdiction][assessed > higherAboveInr ? 'above' : 'upTo']
  const stampDuty = percentOf(assessed, percent)
  const registration = percentOf(assessed, registrationRate)
  return { percent, stampDuty, registration, inAll: priceInr + stampDuty + registration }
}

const percentOf = (amountInr: number, percent: number) => Math.round((amountInr * percent) / 100)

/** A loan: rupees, percent a year, years; it is paid back in whole months. */
export type Loan = { amountInr: number; percent: number; years: number }

/** In how many months a loan is paid back: 30 for two and a half years. */
export const loanMonths = ({ years }: Pick<Loan, 'years'>): number => Math.round(years * MONTHS)

/** The equal instalment of each month and the interest of all of them, in whole rupees. */
export function repayment(loan: Loan): { instalmentInr: number; interestInr: number } {
  const exact = exactInstalment(loan)
  return {
    instalmentInr: Math.round(exact),
    interestInr: Math.round(exact * loanMonths(loan) - loan.amountInr),
  }
}

/**
 * How much of the instalments of each year pays the loan back, and how much is interest; rupees, not rounded. The
 * last year may be a part of one.
 */
export function repaymentByYear(loan: Loan): { paidBack: number; interest: number }[] {
  const [instalment, months] = [exactInstalment(loan), loanMonths(loan)]
  return Array.from({ length: Math.ceil(months / MONTHS) }, (_, year) => {
    const [from, to] = [year * MONTHS, Math.min((year + 1) * MONTHS, months)]
    const paidBack = owedAfter(loan, from) - owedAfter(loan, to)
    return { paidBack, interest: Math.max(0, instalment * (to - from) - paidBack) }
  })
}

const MONTHS = 12
const monthly = ({ percent }: Loan) => percent / 100 / MONTHS

/** The closed formula: P r (1 + r)^n / ((1 + r)^n - 1); P / n without interest. */
function exactInstalment(loan: Loan): number {
  const [rate, months] = [monthly(loan), loanMonths(loan)]
  if (rate === 0) return loan.amountInr / months
  return (loan.amountInr * rate) / -Math.expm1(-months * Math.log1p(rate))
}

function owedAfter(loan: Loan, months: number): number {
  const [rate, instalment] = [monthly(loan), exactInstalment(loan)]
  if (rate === 0) return loan.amountInr - instalment * months
  const growth = (1 + rate) ** months
  return loan.amountInr * growth - (instalment * (growth - 1)) / rate
}
