import { TRUSTED_TYPES_POLICIES } from '#contract/site/policy.ts'

type UrlPolicy = { createScriptURL: (url: string) => unknown }
type Policies = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => UrlPolicy
}

let policy: UrlPolicy | undefined

/** Starts a module worker of this build; pages that enforce Trusted Types take no other. Throws where there are no workers. */
export function startWorker(builtUrl: string): Worker {
  return new Worker(trusted(builtUrl) as URL, { type: 'module' })
}

function trusted(builtUrl: string): unknown {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  policy ??= trustedTypes?.createPolicy(TRUSTED_TYPES_POLICIES.workers, { createScriptURL: ownUrl })
  return policy ? policy.createScriptURL(builtUrl) : ownUrl(builtUrl)
}

function ownUrl(url: string): string {
  const { origin, href } = new URL(url, location.href)
  if (origin !== location.origin) throw new TypeError(`${origin} is not this page's own.`)
  return href
}
