import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { PATHS } from '#contract/paths.ts'
import { TABLE } from '#worker/routes/index.ts'
import { inputOf } from '#worker/routes/calls/call.ts'
import { asVisitor } from '#worker/test/client.ts'
import { EXAMPLES } from './examples.ts'

type Operation = {
  summary: string
  'x-access': string
  security: unknown[]
  parameters: { name: string; in: string; schema: { type?: string; anyOf?: unknown } }[]
  requestBody?: { content: Record<string, unknown> }
  responses: Record<string, { content: Record<string, { schema?: Record<string, unknown> }> }>
}
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, { properties?: object; oneOf?: object[] }> }
}

/** Calls that change something need not have a reply worth showing, but say what is sent to them. */
const TAKES_JSON = TABLE.filter(({ body }) => body?.kind === 'json')

const read = async () => (await asVisitor().get(PATHS.openapi)).json<Document>()
const operationOf = ({ paths }: Document, method: string, path: string) =>
  paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]

describe('the description of the API', () => {
  it('names every row of the table, who may call it and what it answers', async () => {
    const document = await read()
    const rows = Object.values(document.paths).flatMap((operations) => Object.keys(operations))
    expect(rows).toHaveLength(TABLE.length)
    for (const { method, path, body, who: access } of TABLE) {
      const operation = operationOf(document, method, path)
      expect(operation, `${method} ${path} is not described`).toMatchObject({
        summary: expect.stringMatching(/./),
        'x-access': access,
        security: access === 'anyone' ? [] : [{ session: [] }],
      })
      expect(operation?.requestBody !== undefined).toBe(body !== undefined && body.kind !== 'none')
    }
  })

  it('refers to no schema that is not in it, and each says something', async () => {
    const document = await read()
    const names = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map(([, name]) => name)
    const known = Object.entries(document.components).flatMap(([part, of]) =>
      part === 'securitySchemes' ? [] : Object.keys(of).map((name) => `#/components/${part}/${name}`),
    )
    expect(new Set(names)).toEqual(new Set(known))
    expect(document.components.schemas.Property?.oneOf).toHaveLength(3)
    expect(document.components.schemas.ErrorReply?.properties).toHaveProperty('requestId')
  })

  it('says what a call takes as its schema checks it', async () => {
    const document = await read()
    const list = operationOf(document, 'GET', PATHS.properties)
    expect(list?.parameters.map(({ name }) => name)).toContain('searchTerm')
    expect(list?.responses['200']?.content['application/json']?.schema).toMatchObject({
      items: { $ref: '#/components/schemas/Property' },
    })
    const accounts = operationOf(document, 'GET', PATHS.users)
    expect(accounts?.parameters).toContainEqual(
      expect.objectContaining({
        name: 'may',
        in: 'query',
        required: false,
        schema: { type: 'string', enum: ['look', 'edit', 'administer'] },
      }),
    )
    const bulk = operationOf(document, 'POST', PATHS.bulkProperties)
    expect(bulk?.requestBody?.content['application/json']).toMatchObject({
      schema: {
        properties: { action: { enum: ['confirm', 'approve', 'sold', 'rented', 'delete', 'deal', 'price'] } },
      },
    })
    const typeOf = (name: string) => list?.parameters.find((one) => one.name === name)
    expect([typeOf('minPrice'), typeOf('maxArea'), typeOf('bedRooms')]).toMatchObject([
      { schema: { type: 'number', minimum: 0 } },
      { schema: { type: 'number', minimum: 0 } },
      { schema: { type: 'integer', minimum: 0 } },
    ])
    expect([typeOf('garden'), typeOf('asTyped'), typeOf('price'), typeOf('category')]).toMatchObject([
      { schema: { type: 'boolean' } },
      { schema: { type: 'boolean' } },
      { schema: { type: 'string' } },
      {
        schema: { type: 'array', items: { enum: ['Villa', 'Residential', 'Warehouse', 'Plot'] } },
        explode: false,
      },
    ])
    const untyped = TABLE.flatMap(({ method, path }) => operationOf(document, method, path)?.parameters ?? [])
      .filter(({ schema }) => schema.type === undefined && schema.anyOf === undefined)
      .map(({ name }) => name)
    expect(untyped).toEqual([])
    const edit = operationOf(document, 'PUT', PATHS.editProperty)
    const add = operationOf(document, 'POST', PATHS.addProperty)
    expect(add?.parameters).toMatchObject([{ name: 'Idempotency-Key', in: 'header', required: false }])
    expect(add?.requestBody?.content['application/json']).toMatchObject({
      schema: {
        required: ['propertyType', 'propertyDetails'],
        properties: {
          propertyDetails: {
            anyOf: [
              { required: ['title', 'city', 'price', 'images'] },
              { required: ['title', 'city', 'price'] },
              { required: ['title', 'city', 'price', 'googleMap'] },
            ],
          },
        },
      },
    })
    expect(edit?.parameters).toMatchObject([
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'If-Match', in: 'header', required: false },
    ])
  })

  it.each(TAKES_JSON.map((call) => [call.id, call] as const))(
    'shows a body for %s that it takes',
    (id, call) => {
      expect(inputOf(call).json?.safeParse(EXAMPLES[id]?.body).error).toBeUndefined()
      expect(EXAMPLES[id]?.body).toBeDefined()
    },
  )

  it.each(Object.entries(EXAMPLES).filter(([, { reply }]) => reply !== undefined))(
    'shows an answer of %s that it gives',
    (id, { reply }) => {
      const call = TABLE.find((row) => row.id === id)
      const { content } = call?.replies[200] ?? call?.replies[201] ?? call?.replies[202] ?? {}
      expect(content instanceof z.ZodType && content.safeParse(reply).error).toBeUndefined()
    },
  )

  it('has an example for no call that is not there, and no name twice', () => {
    const names = TABLE.map(({ id }) => id)
    expect(Object.keys(EXAMPLES).filter((id) => !names.includes(id))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })
})
