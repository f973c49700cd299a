import { expect, it } from 'vitest'
import { pagePolicy } from './policy.ts'

const picturesFrom = (policy: string) => /img-src ([^;]*)/.exec(policy)?.[1]

it('lets pictures come from this site alone, and from where calls are answered', () => {
  expect(picturesFrom(pagePolicy())).toBe("'self' data: blob:")
  expect(picturesFrom(pagePolicy({ tilesUrl: '' }))).toBe("'self' data: blob:")
  expect(picturesFrom(pagePolicy({ apiOrigin: 'https://api.example.com' }))).toBe(
    "'self' data: blob: https://api.example.com",
  )
})

it.each([
  ['https://tiles.example/{z}/{x}/{y}.png?key=a', 'https://tiles.example'],
  ['https://{s}.tiles.example/{z}/{x}/{y}.png', 'https://*.tiles.example'],
])('lets tiles come from where they are made: %s', (tilesUrl, origin) => {
  expect(picturesFrom(pagePolicy({ tilesUrl }))).toBe(`'self' data: blob: ${origin}`)
})

it("takes nothing else into the policy: 'javascript:', another directive", () => {
  for (const tilesUrl of ['javascript:alert(1)', "https://a.example; script-src 'unsafe-inline'/{z}"])
    expect(pagePolicy({ tilesUrl })).not.toMatch(/javascript|unsafe-inline'\/|script-src 'unsafe-inline'/)
})
