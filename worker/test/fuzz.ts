import { z } from 'zod'
import { ErrorReply } from '#contract/errors.ts'
import { isRecord } from '#contract/text/records.ts'
import { type Call, inputOf } from '#worker/routes/calls/call.ts'
import { TABLE } from '#worker/routes/index.ts'

/** A request as a stranger may send it. `row` is the row of the route table it is meant for. */
type FuzzedRequest = {
  row: string
  method: string
  path: string
  headers: Record<string, string>
  body?: string
}

type Random = () => number
type Schema = Record<string, unknown>

const NASTY: unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  true,
  [],
  {},
  [[]],
  '\u0000',
  '\ud800',
  '"',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  'NEAR(a b)',
  '*',
  'title:x AND -y',
  '../../etc/passwd',
  '%',
  'constructor',
  { __proto__: { role: 'admin' }, $ne: 1 },
  'x'.repeat(3000),
  'বাগডোগরা জমি 🏡'.repeat(20),
  '2'.repeat(400),
  'f'.repeat(24),
]
const WORDS = [
  'Siliguri',
  'plot',
  'godown',
  '2 katha',
  '3bhk',
  'under 50 lakh',
  'land near matigara',
  'zameen',
  '1',
]
const HEADERS: [string, string[]][] = [
  ['if-match', ['"v1.0"', '*', 'W/"v9.9"', 'x']],
  ['if-none-match', ['*', '"x"', 'W/']],
  ['idempotency-key', ['a', '', 'k'.repeat(500)]],
  ['range', ['bytes=0-1', 'bytes=-0', 'bytes=9-1', 'x']],
  ['accept', ['text/html', '*/*', 'application/xml']],
  ['authorization', ['Bearer', 'Bearer a.b.c', 'Basic eDp5']],
  ['content-type', ['text/plain', 'application/json; charset=latin1', 'multipart/form-data']],
  ['origin', ['null', 'https://evil.example']],
]

const pick = <Value>(random: Random, values: readonly Value[]): Value => {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined && values.length === 0) throw new Error('There is nothing to pick from.')
  return value as Value
}

/** Makes valid and spoiled requests for all rows of the table. The same `random` numbers make the same requests. */
export function fuzzer(random: Random, { ids }: { ids: readonly string[] }) {
  const schemas = new Map(TABLE.map((call) => [call, schemasOf(call)]))
  return (): FuzzedRequest => {
    const call = pick(random, TABLE)
    const { method, path: pattern } = call
    const row = `${method} ${pattern}`
    const { query, body } = schemas.get(call) ?? {}
    const isSpoiled = random() < 0.6
    const value = body && (isSpoiled ? spoil(valueOf(body, random), random) : valueOf(body, random))
    const hasBody = value !== undefined || (method !== 'GET' && method !== 'DELETE')
    return {
      row,
      method,
      path: fill(pattern, random, ids) + queryOf(query, random),
      headers: {
        ...(hasBody && { 'content-type': row.endsWith('/csv') ? 'text/csv' : 'application/json' }),
        ...(isSpoiled &&
          Object.fromEntries(
            [HEADERS]
              .flatMap((all) => [pick(random, all)])
              .map(([name, values]) => [name, pick(random, values)]),
          )),
      },
      ...(hasBody && { body: random() < 0.03 ? '{"a":' : (JSON.stringify(value) ?? 'x,y\n1,2') }),
    }
  }
}

function schemasOf(call: Call): { query?: Schema; body?: Schema } {
  const { query, json } = inputOf(call)
  const asJson = (schema: z.ZodType): Schema => ({
    ...z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
  })
  return {
    ...(query && { query: asJson(query) }),
    ...(json && { body: asJson(json) }),
  }
}

const fill = (pattern: string, random: Random, ids: readonly string[]) =>
  pattern.replaceAll(/:(\w+)/g, (_, name: string) => {
    const known: Record<string, string> = { form: 'plot', filename: '1760000000000_x.webp', number: '1' }
    const value = random() < 0.6 ? (known[name] ?? pick(random, ids)) : asText(pick(random, NASTY))
    return encodeURIComponent(value.replaceAll(/[\ud800-\udfff]/g, '?').slice(0, 500)) || 'x'
  })

function queryOf(schema: Schema | undefined, random: Random): string {
  const properties = isRecord(schema?.['properties']) ? Object.entries(schema['properties']) : []
  const chosen = properties.filter(() => random() < 0.25)
  const parameters = chosen.map(([name, part]): [string, string] => [
    name,
    asText(
      random() < 0.5 ? pick(random, WORDS) : random() < 0.5 ? pick(random, NASTY) : valueOf(part, random),
    ).slice(0, 2000),
  ])
  return parameters.length > 0 ? `?${new URLSearchParams(parameters).toString()}` : ''
}

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** A value that fits a JSON schema, more or less. */
function valueOf(schema: unknown, random: Random): unknown {
  if (!isRecord(schema)) return pick(random, NASTY)
  if ('const' in schema) return schema['const']
  if (Array.isArray(schema['enum'])) return pick(random, schema['enum'])
  for (const choice of ['anyOf', 'oneOf', 'allOf'])
    if (Array.isArray(schema[choice])) return valueOf(pick(random, schema[choice]), random)
  switch (schema['type']) {
    case 'object': {
      const properties = isRecord(schema['properties']) ? Object.entries(schema['properties']) : []
      const required: unknown[] = Array.isArray(schema['required']) ? schema['required'] : []
      const present = properties.filter(([name]) => required.includes(name) || random() < 0.5)
      return Object.fromEntries(present.map(([name, part]) => [name, valueOf(part, random)]))
    }
    case 'array':
      return Array.from({ length: Math.floor(random() * 4) }, () => valueOf(schema['items'], random))
    case 'integer':
    case 'number':
      return Math.floor(random() * Math.min(Number(schema['maximum'] ?? 1e7), 1e9))
    case 'boolean':
      return random() < 0.5
    default:
      return pick(random, WORDS)
  }
}

/** The same value with nasty ones in place of some of its parts. */
function spoil(value: unknown, random: Random): unknown {
  if (random() < 0.2) return pick(random, NASTY)
  if (Array.isArray(value) && value.length > 0)
    return value.map((part) => (random() < 0.5 ? spoil(part, random) : part))
  if (!isRecord(value)) return pick(random, NASTY)
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, random() < 0.3 ? spoil(part, random) : part]),
  )
}

/** What is wrong with an answer; undefined where nothing is. Pages may refuse in HTML, all else in the contract's shape. */
export async function complaintAbout(
  { row, path }: FuzzedRequest,
  response: Response,
): Promise<string | undefined> {
  const text = await response.text()
  const what = `${row} (${path.slice(0, 200)}) answered ${response.status}: ${text.slice(0, 200)}`
  if (response.status >= 500) return what
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  if (response.status < 400 || (isPage && !path.startsWith('/api'))) return undefined
  try {
    ErrorReply.parse(JSON.parse(text))
    return undefined
  } catch {
    return `${what} (not the error's shape)`
  }
}
