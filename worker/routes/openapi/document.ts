import { z } from 'zod'
import { ListedMessage } from '#contract/messages/contact-messages.ts'
import { ErrorReply } from '#contract/errors.ts'
import { FIRM } from '#contract/firm.ts'
import { Property } from '#contract/properties/replies.ts'
import { ListedUser, StoredUser } from '#contract/accounts/users.ts'
import { type Call, CALLS } from './calls.ts'

type Json = Record<string, unknown>
export type Address = readonly [method: string, path: string, access: string, ...rest: unknown[]]

/** Schemas that many calls share; they stand under their names. */
const NAMED = { Property, ListedMessage, StoredUser, ListedUser, ErrorReply }
const named = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(NAMED)) named.add(schema, { id })

const PARAMETER = /:(\w+)/g

/** The table of routes as an OpenAPI document in JSON, its schemas those that the calls are checked by. */
export function openApiDocument(table: readonly Address[]): string {
  const paths: Record<string, Json> = {}
  for (const [method, path, access] of table) {
    const address = path.replace(PARAMETER, '{$1}')
    const call = CALLS[`${method} ${path}`]
    paths[address] = { ...paths[address], [method.toLowerCase()]: operation(path, access, call) }
  }
  const schemas = Object.fromEntries(
    Object.entries(NAMED).map(([name, schema]) => [name, jsonSchema(schema, 'output').$defs?.[name]]),
  )
  const document = {
    openapi: '3.1.0',
    info: { title: FIRM.name, version: '1' },
    paths,
    components: { schemas, securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
  }
  return JSON.stringify(document).replaceAll('"#/$defs/', '"#/components/schemas/')
}

function operation(path: string, access: string, call: Call | undefined): Json {
  const { summary, query, headers, body, reply, status = 200 } = call ?? { summary: '', reply: z.unknown() }
  return {
    summary,
    'x-access': access,
    security: access === 'anyone' ? [] : [{ session: [] }],
    parameters: [
      ...pathParameters(path),
      ...parametersIn('query', query),
      ...parametersIn('header', headers),
    ],
    ...(body && { requestBody: { required: true, content: contentOf(body, 'input') } }),
    responses: {
      [status]: { description: summary, content: contentOf(reply, 'output') },
      default: { description: 'What went wrong', content: contentOf(ErrorReply, 'output') },
    },
  }
}

const pathParameters = (path: string): Json[] =>
  [...path.matchAll(PARAMETER)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

const parametersIn = (place: 'query' | 'header', values: z.ZodObject | undefined): Json[] =>
  Object.entries(values?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: place,
    schema: schemaOf(schema, 'input'),
  }))

const contentOf = (content: z.ZodType | string, side: 'input' | 'output'): Json =>
  typeof content === 'string'
    ? { [content]: {} }
    : { 'application/json': { schema: schemaOf(content, side) } }

/** A schema in JSON Schema, the named ones in it as references. */
function schemaOf(schema: z.ZodType, side: 'input' | 'output') {
  const { $schema, $defs, ...written } = jsonSchema(schema, side)
  return written
}

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, metadata: named, unrepresentable: 'any' })
