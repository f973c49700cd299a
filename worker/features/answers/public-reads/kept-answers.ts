import { CACHE_CONTROL } from '#contract/site/policy.ts'

/** What the public is answered with, ready to be sent again. */
export type Answer = {
  status: 200 | 404
  headers: Record<string, string>
  body: Uint8Array
}
type VersionedAnswer = { version: number; answer: Answer }
/** When a read began, and how many writes this isolate had seen: the result is fresh unless a write came in between. */
type Moment = { startedMs: number; writes: number }

/** How long a version of the listings counts as fresh without asking the database. Tests, which write to the database directly, set 0. */
export const FRESHNESS = { ms: 5000 }

const MAX_BYTES = 16 * 1024 * 1024
/** Larger answers would evict the popular ones, so only the data centre's cache keeps them. */
const MAX_BYTES_EACH = 1024 * 1024
const MOST_ADDRESSES = 2000
const LONGEST_ADDRESS = 300
const NAMESPACE = 'https://cache.aangan.internal'

/** The memory of this isolate: answers of one version, the latest one that was read, and about how many bytes they take. */
const memory = {
  version: 0,
  freshUntilMs: 0,
  writes: 0,
  /** The expiry of the version that a call is renewing already, so that only one call does. */
  askedAheadOfMs: 0,
  bytes: 0,
  answers: new Map<string, Answer>(),
  /** Addresses as they were asked, each with the key of its answer. */
  keys: new Map<string, string>(),
}

export const thisMoment = (): Moment => ({ startedMs: Date.now(), writes: memory.writes })

/** The version that public reads may answer from without asking; undefined when it has to be read again. */
export function freshVersion(): number | undefined {
  return Date.now() < memory.freshUntilMs ? memory.version : undefined
}

/** Notes the version that was read since `moment`. */
export function markFresh(version: number, { startedMs, writes }: Moment): void {
  if (version > memory.version) startOver(version)
  if (version === memory.version && writes === memory.writes)
    memory.freshUntilMs = Math.max(memory.freshUntilMs, startedMs + FRESHNESS.ms)
}

/** Whether half of the freshness has passed and no call is renewing it: then the caller renews it while others are served from memory. */
export function beginToAskAhead(): boolean {
  const leftMs = memory.freshUntilMs - Date.now()
  if (leftMs <= 0 || leftMs > FRESHNESS.ms / 2 || memory.askedAheadOfMs === memory.freshUntilMs) return false
  memory.askedAheadOfMs = memory.freshUntilMs
  return true
}

/** A write has passed: the next read asks the database, and what is being read now is not fresh. */
export function invalidate(): void {
  memory.writes += 1
  memory.freshUntilMs = 0
}

/** An answer of the last version that this isolate knows, fresh or not. */
export function remembered(key: string): VersionedAnswer | undefined {
  const answer = memory.answers.get(key)
  if (!answer) return undefined
  memory.answers.delete(key)
  memory.answers.set(key, answer)
  return { version: memory.version, answer }
}

/** Remembers which answer (by key) a raw address gets. */
export function noteAddress(address: string, key: string): void {
  if (address.length > LONGEST_ADDRESS) return
  if (memory.keys.size >= MOST_ADDRESSES) memory.keys.clear()
  memory.keys.set(address, key)
}

/** The answer to an address that was asked before, while it is fresh. */
export function freshAt(address: string): Answer | undefined {
  const key = memory.keys.get(address)
  return key === undefined || freshVersion() === undefined ? undefined : remembered(key)?.answer
}

/**
 * Where an answer stands in the data centre's cache. Another deployment may answer in another shape, also when it finds the
 * listings unchanged.
 */
type Place = { deployment: string; key: string }

/** An answer from the data centre's cache, where other isolates leave theirs. */
export async function fromEdge({ deployment, key }: Place, version: number): Promise<Answer | undefined> {
  const response = await caches.default.match(edgeAddress(deployment, version, key))
  if (!response) return undefined
  const body = new Uint8Array(await response.arrayBuffer())
  const kept: Omit<Answer, 'body'> = JSON.parse(response.headers.get('x-answer') ?? '{}')
  const answer = { ...kept, body }
  remember(key, version, answer)
  return answer
}

/**
 * Keeps an answer in memory and hands it to the data centre's cache; the promise is that of the latter. An answer older
 * than what this isolate knows is kept nowhere: nobody here asks for it again, and elsewhere not for long.
 */
export async function keep({ deployment, key }: Place, { version, answer }: VersionedAnswer): Promise<void> {
  remember(key, version, answer)
  if (version < memory.version) return
  const { status, headers, body } = answer
  const kept = new Response(body, {
    headers: {
      'cache-control': CACHE_CONTROL.day,
      'x-answer': JSON.stringify({ status, headers }),
    },
  })
  await caches.default.put(edgeAddress(deployment, version, key), kept)
}

function remember(key: string, version: number, answer: Answer): void {
  if (version > memory.version) startOver(version)
  const bytes = bytesOf(key, answer)
  if (version < memory.version || memory.answers.has(key) || bytes > MAX_BYTES_EACH) return
  memory.answers.set(key, answer)
  memory.bytes += bytes
  for (const [oldest, other] of memory.answers) {
    if (memory.bytes <= MAX_BYTES) return
    memory.answers.delete(oldest)
    memory.bytes -= bytesOf(oldest, other)
  }
}

/** The memory overhead of an entry: its slot in the map, the objects, the buffer of the body. */
const BYTES_OF_ENTRY = 500
const BYTES_OF_LETTER = 2

/** An entry of many short answers is mostly key and headers, so these count like its body. */
function bytesOf(key: string, { headers, body }: Answer): number {
  const letters = Object.entries(headers).reduce(
    (sum, [name, value]) => sum + name.length + value.length,
    key.length,
  )
  return BYTES_OF_ENTRY + letters * BYTES_OF_LETTER + body.length
}

function startOver(version: number): void {
  Object.assign(memory, { version, freshUntilMs: 0, bytes: 0, answers: new Map(), keys: new Map() })
}

const edgeAddress = (deployment: string, version: number, key: string) =>
  `${NAMESPACE}/${deployment}/v${version}/${encodeURIComponent(key)}`
