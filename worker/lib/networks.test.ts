import { describe, expect, it } from 'vitest'
import { networksOf } from './networks.ts'

const names = (address: string) => networksOf(address).map(({ name }) => name)

describe('the networks of an address', () => {
  it('are one for IPv4, however it is written', () => {
    expect(networksOf('203.0.113.7')).toEqual([{ name: '203.0.113.7', households: 1 }])
    expect(names('::ffff:203.0.113.7')).toEqual(['203.0.113.7'])
    expect(names('0:0:0:0:0:FFFF:203.0.113.7')).toEqual(['203.0.113.7'])
  })

  it('are a /64, a /56 and a /48 for IPv6, each with more room than the one before', () => {
    expect(networksOf('2001:db8:1:2a3b:4:5:6:7')).toEqual([
      { name: '2001:db8:1:2a3b::/64', households: 1 },
      { name: '2001:db8:1:2a00::/56', households: 2 },
      { name: '2001:db8:1:0::/48', households: 4 },
    ])
  })

  it.each([
    ['2001:db8::1', '2001:0DB8:0000:0000:0000:0000:0000:0001'],
    ['2001:db8:1::', '2001:db8:1:0:ffff:ffff:ffff:ffff'],
    ['::1', '0:0:0:0:9::'],
  ])('are the same for every spelling and every host: %s and %s', (one, other) => {
    expect(names(one)).toEqual(names(other))
  })

  it.each([
    ['2001:db8:1:200::1', '2001:db8:1:2ff::1', 2],
    ['2001:db8:1:200::1', '2001:db8:1:300::1', 1],
    ['2001:db8:1::1', '2001:db8:2::1', 0],
    ['203.0.113.7', '203.0.113.8', 0],
  ])('are shared by neighbours only: %s and %s have %i in common', (one, other, shared) => {
    const others = new Set(names(other))
    expect(names(one).filter((name) => others.has(name))).toHaveLength(shared)
  })

  it('do not grow with what a header may hold', () => {
    expect(names('x'.repeat(10_000))[0]).toHaveLength(45)
    expect(names(':'.repeat(10_000))).toHaveLength(3)
  })
})
