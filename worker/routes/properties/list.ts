import { LIMITS } from '#contract/limits.ts'
import { PATHS } from '#contract/paths.ts'
import type { FoundPage } from '#worker/db/queries/properties.ts'
import { handlers } from '#worker/lib/app.ts'
import { askedProperties } from '#worker/lib/asked-properties.ts'
import { answerRead, jsonAnswer } from '#worker/lib/public-reads.ts'

export const listProperties = handlers((c) => {
  const { parameters, find } = askedProperties(c)
  return answerRead(c, `${PATHS.properties}?${parameters.toString()}`, async () => {
    const { properties, page } = await find()
    return { version: page.version, answer: await jsonAnswer(properties, listHeaders(page, parameters)) }
  })
})

function listHeaders({ total, isWindowed, next }: FoundPage, parameters: URLSearchParams) {
  return {
    'x-total-count': total,
    ...(isWindowed && { 'x-search-window': String(LIMITS.searchWindow) }),
    ...(next && { link: `<${nextAddress(parameters, next)}>; rel="next"` }),
  }
}

function nextAddress(parameters: URLSearchParams, cursor: string): string {
  const next = new URLSearchParams(parameters)
  next.set('cursor', cursor)
  return `${PATHS.properties}?${next.toString()}`
}
