import { describe, expect, it } from 'vitest'
import { PATHS } from '#contract/paths.ts'
import { TABLE } from '#worker/routes/index.ts'
import { asVisitor } from '#worker/test/client.ts'

type Operation = {
  summary: string
  'x-access': string
  security: unknown[]
  parameters: { name: string; in: string }[]
  requestBody?: { content: Record<string, unknown> }
  responses: Record<string, { content: Record<string, { schema?: Record<string, unknown> }> }>
}
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, { properties?: object; oneOf?: object[] }> }
}

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
    const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`)
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
    const bulk = operationOf(document, 'POST', PATHS.bulkProperties)
    expect(bulk?.requestBody?.content['application/json']).toMatchObject({
      schema: { properties: { action: { enum: ['approve', 'sold', 'rented', 'delete', 'deal', 'price'] } } },
    })
    const edit = operationOf(document, 'PUT', PATHS.editProperty)
    const add = operationOf(document, 'POST', PATHS.addProperty)
    expect(add?.parameters).toMatchObject([{ name: 'Idempotency-Key', in: 'header', required: false }])
    expect(edit?.parameters).toMatchObject([
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'If-Match', in: 'header', required: false },
    ])
  })
})
