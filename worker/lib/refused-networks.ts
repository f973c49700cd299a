import { tooMany } from './errors.ts'

/*
 * What an isolate refuses by itself: to ask the shield costs more than to refuse. Calls that were refused before the shield could count
 * them count here, so that a network that goes on calling takes no place from others.
 */
type Refused = { times: number; untilMs: number }
const refused = new Map<string, Refused>()
const MOST_REMEMBERED = 1000
/** SIGN_IN_SHIELD as wrangler.toml has it. */
export const SHIELD_CALLS = 120
export const SHIELD_SECONDS = 60
const REMEMBERED_MS = 5000

/** How the shield refuses. */
export const shielded = () => tooMany(SHIELD_SECONDS * 1000)

function remember(network: string, entry: Refused) {
  refused.delete(network)
  refused.set(network, entry)
  const [oldest] = refused.keys()
  if (refused.size > MOST_REMEMBERED && oldest !== undefined) refused.delete(oldest)
}

/** For a while, after the shield has refused it. */
export const rememberShielded = (network: string) =>
  remember(network, { times: SHIELD_CALLS, untilMs: Date.now() + REMEMBERED_MS })

/** Counts a call that is refused before the shield is asked. */
export function countRefused(network: string) {
  const { times, untilMs } = refusedOf(network) ?? { times: 0, untilMs: Date.now() + SHIELD_SECONDS * 1000 }
  remember(network, { times: times + 1, untilMs })
}

/** Whether a network has called too often, by the shield's word or by what was refused before it. */
export const isShielded = (network: string): boolean => (refusedOf(network)?.times ?? 0) >= SHIELD_CALLS

function refusedOf(network: string): Refused | undefined {
  const entry = refused.get(network)
  return entry && entry.untilMs > Date.now() ? entry : undefined
}
