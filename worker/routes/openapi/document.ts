import { z } from 'zod'
import { type ErrorCode, ErrorReply, STATUS } from '#contract/errors.ts'
import { FIRM } from '#contract/firm.ts'
import { ListedMessage } from '#contract/contact-messages/contact-messages.ts'
import { Property } from '#contract/properties/replies.ts'
import { ListedUser, StoredUser } from '#contract/accounts/users.ts'
import {
  type Call,
  type Content,
  errorsOf,
  inputOf,
  NO_BODY,
  type Reply,
  REPLY_HEADERS,
  type ReplyHeader,
  TAGS,
} from '#worker/routes/calls/call.ts'
import { EXAMPLES } from './examples.ts'

type Json = Record<string, unknown>

/** Schemas that many calls share; they stand under their names. */
const NAMED = { Property, ListedMessage, StoredUser, ListedUser, ErrorReply }
for (const [id, schema] of Object.entries(NAMED)) schema.register(z.globalRegistry, { id })

const PARAMETER = /:(\w+)/g

/** The table of calls as an OpenAPI document in JSON, its schemas those that the calls are checked by. */
export function openApiDocument(table: readonly Call[], siteUrl: string): string {
  const paths: Record<string, Json> = {}
  for (const call of table) {
    const address = call.path.replace(PARAMETER, '{$1}')
    paths[address] = { ...paths[address], [call.method.toLowerCase()]: operation(call) }
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title: `${FIRM.productName} API`,
      version: '1',
      description: `Listings of ${FIRM.name}: what its site and its panel call. Refusals have one shape (ErrorReply); \`code\` says which.`,
      contact: { name: FIRM.name, url: siteUrl },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: siteUrl }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: sharedSchemas(),
      responses: Object.fromEntries(table.flatMap(refusalsOf).map(({ name, response }) => [name, response])),
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  }
  return JSON.stringify(document).replaceAll('"#/$defs/', '"#/components/schemas/')
}

const sharedSchemas = () =>
  Object.fromEntries(
    Object.entries(NAMED).map(([name, schema]) => [name, jsonSchema(schema, 'output').$defs?.[name]]),
  )

function operation(call: Call): Json {
  const { id, tag, summary, details, who } = call
  const example = EXAMPLES[id]
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: [`${summary}.`, details, CALLERS[who]].filter(Boolean).join(' '),
    'x-access': who,
    security: who === 'anyone' ? [] : [{ session: [] }],
    parameters: parametersOf(call),
    requestBody: requestBody(call, example?.body),
    responses: { ...replies(call, example?.reply), ...refusals(call) },
  }
}

const CALLERS = {
  anyone: 'For anyone.',
  'signed in': 'For signed-in accounts, also while they wait for approval.',
  look: 'For approved accounts that may look.',
  edit: 'For approved accounts that may edit.',
  administer: 'For approved admins.',
} as const satisfies Record<Call['who'], string>

function parametersOf(call: Call): Json[] {
  const { query, header } = inputOf(call)
  const isRevalidated = call.replies[304] !== undefined
  return [
    ...[...call.path.matchAll(PARAMETER)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...parametersIn('query', query),
    ...parametersIn('header', header),
    ...(isRevalidated
      ? [{ name: 'If-None-Match', in: 'header', required: false, schema: { type: 'string' } }]
      : []),
  ]
}

/** Parameters as their values are understood: a number is one, although an address holds letters only. */
function parametersIn(place: 'query' | 'header', values: z.ZodObject | undefined): Json[] {
  if (!values) return []
  const { properties = {} } = jsonSchema(values, 'output')
  return Object.entries(properties).map(([name, schema]) => ({
    name: place === 'header' ? headerName(name) : name,
    in: place,
    required: !values.shape[name]?.safeParse(undefined).success,
    schema,
    ...(typeof schema === 'object' && schema.type === 'array' && { explode: false }),
  }))
}

const headerName = (name: string) => name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())

function requestBody(call: Call, example: unknown): Json | undefined {
  const { body = NO_BODY } = call
  switch (body.kind) {
    case 'none':
      return undefined
    case 'json':
      return {
        required: !body.isOptional,
        content: contentOf(inputOf(call).json ?? z.unknown(), 'input', example),
      }
    case 'form': {
      const schema = schemaOf(inputOf(call).form ?? z.unknown(), 'input')
      return { required: true, content: { 'application/x-www-form-urlencoded': { schema } } }
    }
    case 'csv':
      return { required: true, content: contentOf('text/csv', 'input') }
    case 'picture':
      return { required: true, content: contentOf('image/*', 'input') }
    default:
      return body satisfies never
  }
}

const replies = ({ replies: known, summary }: Call, example: unknown): Json =>
  Object.fromEntries(
    Object.entries(known).map(([status, reply]) => [status, replyOf(reply, status, summary, example)]),
  )

function replyOf({ content, headers }: Reply, status: string, summary: string, example: unknown): Json {
  return {
    description: status === '304' ? 'Nothing has changed since' : summary,
    ...(headers.length > 0 && { headers: headersOf(headers) }),
    ...(content && { content: contentOf(content, 'output', example) }),
  }
}

const headersOf = (names: readonly ReplyHeader[]): Json =>
  Object.fromEntries(
    names.map((name) => [
      name,
      {
        description: REPLY_HEADERS[name],
        schema: { type: name === 'Retry-After' ? 'integer' : 'string' },
      },
    ]),
  )

/** Each status that a call is refused with, its codes, and the name under which calls that are refused alike share it. */
function refusalsOf(call: Call) {
  const codes = errorsOf(call)
  const statuses = [...new Set(codes.map((code) => STATUS[code]))]
  return statuses.map((status) => {
    const own = codes.filter((code) => STATUS[code] === status)
    return { status, name: own.toSorted().join('-'), response: refusal(status, own) }
  })
}

const refusals = (call: Call): Json =>
  Object.fromEntries(
    refusalsOf(call).map(({ status, name }) => [status, { $ref: `#/components/responses/${name}` }]),
  )

function refusal(status: number, codes: ErrorCode[]): Json {
  const schema = {
    allOf: [{ $ref: '#/components/schemas/ErrorReply' }, { properties: { code: { enum: codes } } }],
  }
  return {
    description: `Refused: ${codes.join(', ')}`,
    ...(status === STATUS.TOO_MANY && { headers: headersOf(['Retry-After']) }),
    content: { 'application/json': { schema } },
  }
}

const contentOf = (content: Content, side: 'input' | 'output', example?: unknown): Json =>
  typeof content === 'string'
    ? { [content]: {} }
    : { 'application/json': { schema: schemaOf(content, side), ...(example !== undefined && { example }) } }

/** A schema in JSON Schema, the named ones in it as references. */
function schemaOf(schema: z.ZodType, side: 'input' | 'output') {
  const { $schema, $defs, ...written } = jsonSchema(schema, side)
  return written
}

/** `meta` of a schema stands in it: so a value that is understood from text is described as what it is. */
const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema: written }) => nameKeys(written),
  })

/** A record of a closed list of keys, with each key as a property: generated clients know no other way to say it. */
function nameKeys(written: z.core.JSONSchema.BaseSchema): void {
  const { propertyNames, additionalProperties: value } = written
  if (typeof propertyNames !== 'object' || !propertyNames.enum || typeof value !== 'object') return
  written.properties = Object.fromEntries(propertyNames.enum.map((key) => [String(key), value]))
  delete written.propertyNames
  delete written.additionalProperties
}
