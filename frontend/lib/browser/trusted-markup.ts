import { TRUSTED_TYPES_POLICIES } from '#contract/site/policy.ts'

type PolicyFactory = {
  createPolicy: (name: string, rules: { createHTML: (markup: string) => string | null }) => unknown
}

const harmless = new Set<string>()

/**
 * Lets a library write this one piece of markup, although the pages' policy forbids every string (Trusted Types).
 * Anything else that a library tries to write stays forbidden.
 */
export function trustMarkup(markup: string) {
  const isFirst = harmless.size === 0
  harmless.add(markup)
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory }
  if (isFirst)
    trustedTypes?.createPolicy(TRUSTED_TYPES_POLICIES.markup, {
      createHTML: (wanted) => (harmless.has(wanted) ? wanted : null),
    })
}
