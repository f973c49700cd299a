import { useQuery } from '@tanstack/react-query'
import type { WholeLead } from '#contract/leads/leads.ts'
import { LIMITS } from '#contract/limits.ts'
import { href, PATHS } from '#contract/paths.ts'
import { fileOfOffer } from '#contract/properties/message/file-of-offer.ts'
import type { FromTextReply } from '#contract/properties/message/read-message.ts'
import { call } from '#frontend/lib/api/api.ts'

/** What somebody offers to sell, read like a message of a broker: the fields of a new listing. */
export function useOffer(id: string) {
  return useQuery({
    // Read once for each form: not again with the leads.
    queryKey: ['offer', id],
    queryFn: async ({ signal }) => {
      const { body: lead } = await call<WholeLead>(href(PATHS.lead, { id }), { signal })
      const { name, words, offer, property } = lead
      const deal = offer?.deal === 'rent' && 'for rent'
      const said = offer ? [offer.category, deal, offer.place, offer.size, offer.wantedPrice] : []
      const text = [said.filter(Boolean).join(', '), words].join('\n').slice(0, LIMITS.pastedLetters)
      const { body } = await call<FromTextReply>(PATHS.fromText, { method: 'POST', json: { text } })
      const { fields } = body
      return { name, property, fields: { ...fields, privateFile: fileOfOffer(lead, fields.privateFile) } }
    },
    staleTime: Infinity,
    gcTime: 0,
  })
}
