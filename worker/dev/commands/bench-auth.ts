import { PATHS } from '#contract/paths.ts'
import { hashPassword } from '#worker/services/passwords/passwords.ts'

/*
 * Measures whether the time of an answer tells who has an account: 16 pairs of calls for a known and an unknown address, the
 * known one first in every other pair, against a running `npm run dev`.
 * Usage: npm run bench:auth -- http://localhost:8787
 */

const ORIGIN = process.argv[3] ?? 'http://localhost:8787'
/** Each pair takes three sign-ups; the limit of sign-ups a day allows no more pairs. */
const PAIRS = 16
const PASSWORD = 'a long enough password'
const RUN = Date.now().toString(36)
const CODE_PAUSE_MS = 61_000

let calls = 0
/** Every call comes from an address of its own: the limits are not what is measured here. */
const call = (path: string, body: unknown) =>
  fetch(ORIGIN + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'cf-connecting-ip': `10.9.${(calls >> 8) & 255}.${calls++ & 255}`,
    },
  })

const registration = (email: string) => ({ username: 'Rina', email, password: PASSWORD })
const known = Array.from({ length: PAIRS }, (_, n) => `known-${n}-${RUN}@firm.test`)
const unknown = (n: number, purpose: string) => `unknown-${n}-${purpose.replace(' ', '-')}-${RUN}@firm.test`

async function makeAccount(email: string): Promise<void> {
  await call(PATHS.register, registration(email))
  const mails: { text: string }[] = await (await fetch(`${ORIGIN}${PATHS.devOutbox}?to=${email}`)).json()
  const code = /\d{6}/.exec(mails[0]?.text ?? '')?.[0]
  await call(PATHS.verifyOtp, { email, code, password: PASSWORD })
}

async function timed(path: string, body: unknown): Promise<{ ms: number; answer: string }> {
  const start = performance.now()
  const response = await call(path, body)
  const answer = `${response.status} ${(await response.text()).replace(/"(requestId|registrationToken|resetRequestToken)":"[^"]*"/, '')}`
  return { ms: performance.now() - start, answer }
}

type Timed = Awaited<ReturnType<typeof timed>>

async function secondFirst(
  first: () => Promise<Timed>,
  second: () => Promise<Timed>,
): Promise<[Timed, Timed]> {
  const ofSecond = await second()
  return [await first(), ofSecond]
}

const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

async function compare(purpose: string, path: string, bodyFor: (email: string) => unknown): Promise<void> {
  const pairs: [Timed, Timed][] = []
  for (const [n, email] of known.entries()) {
    const ofKnown = () => timed(path, bodyFor(email))
    const ofUnknown = () => timed(path, bodyFor(unknown(n, purpose)))
    pairs.push(n % 2 === 0 ? [await ofKnown(), await ofUnknown()] : await secondFirst(ofKnown, ofUnknown))
  }
  const [ofKnown, ofUnknown] = [
    median(pairs.map(([one]) => one.ms)),
    median(pairs.map(([, other]) => other.ms)),
  ]
  const gap = ((ofKnown / ofUnknown - 1) * 100).toFixed(1)
  const isSame = pairs.every(([one, other]) => one.answer === other.answer)
  console.log(
    `${purpose.padEnd(16)}known ${ofKnown.toFixed(1)} ms, unknown ${ofUnknown.toFixed(1)} ms, gap ${gap} %, answers ${isSame ? 'equal' : 'DIFFER'}: ${pairs[0]?.[1].answer}`,
  )
}

const hashes = []
for (let n = 0; n < 10; n++) {
  const start = performance.now()
  await hashPassword(PASSWORD)
  hashes.push(performance.now() - start)
}
console.log(`one hash        ${median(hashes).toFixed(0)} ms in this Node`)

for (const email of known) await makeAccount(email)
const accountsMadeAt = Date.now()
await compare('wrong password', PATHS.login, (email) => ({ email, password: 'not the password' }))
await compare('forgot password', PATHS.forgotPassword, (email) => ({ email }))
await new Promise((resolve) => setTimeout(resolve, Math.max(0, accountsMadeAt + CODE_PAUSE_MS - Date.now())))
await compare('register', PATHS.register, registration)
