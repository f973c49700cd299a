import { beforeAll, beforeEach } from 'vitest'
import { type SearchReading, writeReading } from '#contract/search/reading.ts'
import { queryClient } from '#frontend/lib/api/query-client.ts'
import { answer, noConnection, reply } from '#frontend/test/answers.ts'
import { aWholeLead } from '#frontend/test/leads.ts'
import { listReply } from '#frontend/test/properties.ts'
import { AN_ADMIN, signedInAs } from '#frontend/test/render-staff.tsx'

/* The screen of one lead, of whose boxes each has tests beside it. */

export const ID = 'a'.repeat(24)
export const CALL = `GET /api/leads/${ID}`
export const WISH = 'Plot under 20 lakh'
/** How the wish is read. */
export const READ: SearchReading = {
  parts: [
    { from: 0, to: 4, filters: { categories: ['Plot'] } },
    { from: 5, to: 18, filters: { maxPriceInr: 2_000_000 } },
  ],
  words: [],
  corrections: [],
}
export const ASHA = aWholeLead({ _id: ID, words: WISH })

/** What every test of the screen begins with: an admin, and a new lead for whom no listing fits. */
export function beginWithLead(): void {
  beforeAll(() => import('#frontend/pages/admin/lead.tsx'))

  beforeEach(() => {
    queryClient.clear()
    localStorage.clear()
    signedInAs(AN_ADMIN)
    answer('GET /api/auth/me', reply(AN_ADMIN))
    answer('GET /api/dashboard', noConnection())
    answer('GET /api/users', reply({ users: [] }))
    answer('GET /api/leads/visits', reply({ visits: [], wishes: [] }))
    answer(CALL, reply(ASHA))
    answer('GET /api/properties', listReply([], { reading: writeReading(READ) ?? '' }))
    answer('GET /api/properties/nearest', reply([]))
  })
}
