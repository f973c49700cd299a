import type { Browser } from '@playwright/test'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { type Line, median } from './budget.ts'

/**
 * Lighthouse's index of processors, for the phone that it means by 'slow down 4 times': a fast desktop has 1,500 to 2,000
 * (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md). Higher is faster.
 */
const PHONE_INDEX = 1750 / 4
const TURNS = 5

/** By how much this machine is slowed down to be that phone, and the rows that say so. A machine slower than the phone stays as it is. */
export async function slowDown(browser: Browser): Promise<{ rate: number; lines: Line[] }> {
  const page = await browser.newPage()
  const indexes: number[] = []
  for (let turn = 0; turn < TURNS; turn++)
    indexes.push(await page.evaluate<number>(`(${String(pageFunctions.computeBenchmarkIndex)})()`))
  await page.close()
  const index = Math.round(median(indexes))
  const rate = Math.max(1, Number((index / PHONE_INDEX).toFixed(2)))
  return {
    rate,
    lines: [
      { what: "Lighthouse's index of this machine", measured: String(index) },
      { what: 'slowed down to the phone', measured: `${rate} times` },
    ],
  }
}
