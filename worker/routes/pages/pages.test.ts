import { beforeAll, describe, expect, it } from 'vitest'
import { asVisitor, visitorOf } from '#worker/test/client.ts'
import { aProperty } from '#worker/test/factories.ts'

const visitor = asVisitor()
const ids = { published: '', pending: '', sold: '' }

beforeAll(async () => {
  ids.published = (await aProperty({ category: 'Plot', title: 'Corner plot' }))._id
  ids.sold = (await aProperty({ category: 'Plot', title: 'Sold plot', isSold: true }))._id
  ids.pending = (await aProperty({ category: 'Plot', title: 'Secret plot' }, { approvedByAdmin: false }))._id
})

describe('the page of a listing', () => {
  it.each(['published', 'sold'] as const)('is there for a %s one', async (kind) => {
    const response = await visitor.get(`/view/${ids[kind]}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
  })

  it('is a 404, not to be indexed, for a pending one', async () => {
    const response = await visitor.get(`/view/${ids.pending}`)
    expect(response.status).toBe(404)
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
  })

  it.each(['000000000000000000000000', 'abc', 'ABCDEFABCDEFABCDEFABCDEF', "'%3B--", '%00', 'x'.repeat(2000)])(
    'is a 404 with the page in it for the unknown id %s',
    async (id) => {
      const response = await visitor.get(`/view/${id}`)
      expect(response.status).toBe(404)
      expect(await response.text()).toMatch(/^<!doctype html>/)
    },
  )

  it('may run its own scripts only', async () => {
    const response = await visitor.get(`/view/${ids.published}`)
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self'/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })
})

it('serves the list page whatever its filters are', async () => {
  const response = await visitor.get('/property?searchTerm=%00&category=x')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^text\/html/)
})

it.each(['/propertyfoo', '/view', '/view/a/b', '/sitemap'])(
  'answers the unknown address %s with the 404 page',
  async (path) => {
    const response = await visitor.get(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
  },
)

it('answers an unknown call with the error shape', async () => {
  const response = await visitor.get('/api/nothing')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({
    code: 'NOT_FOUND',
    message: 'There is nothing at this address.',
  })
})

it('says in a sentence that the build is missing', async () => {
  const noBuild = visitorOf({
    ASSETS: { fetch: async () => new Response(null, { status: 404 }) } as unknown as Fetcher,
  })
  const response = await noBuild.get('/property')
  expect(response.status).toBe(500)
  expect(await response.json()).toMatchObject({ code: 'UNEXPECTED' })
})
