import type { Context } from 'hono'
import type { TryWindow } from '#worker/db/queries/accounts/tries.ts'
import type { AppEnv } from './app.ts'

/**
 * A network that a call comes from. `households`: as how many its limit counts, so that neighbours in a wide network do not use up
 * each other's tries.
 */
export type Network = { name: string; households: 1 | 2 | 4 }

/** What a firm or a provider may hold as one: the /48 of an IPv6 address, the /24 of an IPv4 one. */
export function wideNetwork([narrow, ...wider]: readonly [Network, ...Network[]]): string {
  return wider.at(-1)?.name ?? narrow.name.replace(/\.\d+$/, '.0/24')
}

const MAPPED_IPV4 = /^(?:0*:)*:?ffff:(\d{1,3}(?:\.\d{1,3}){3})$/
const LONGEST_ADDRESS = 45

/**
 * The networks of an address as Cloudflare names it, the narrowest first: an IPv4 address is one by itself, an IPv6
 * address stands in a /64 (one household), a /56 and a /48 (what one customer may be given).
 */
export function networksOf(address: string): [Network, ...Network[]] {
  const ip = address.slice(0, LONGEST_ADDRESS).toLowerCase()
  const mapped = MAPPED_IPV4.exec(ip)?.[1]
  if (mapped !== undefined || !ip.includes(':')) return [{ name: mapped ?? ip, households: 1 }]
  const [one = 0, two = 0, three = 0, four = 0] = groupsOf(ip)
  const prefix = (last: number) => [one, two, three, last].map((group) => group.toString(16)).join(':')
  return [
    { name: `${prefix(four)}::/64`, households: 1 },
    { name: `${prefix(four & 0xff00)}::/56`, households: 2 },
    { name: `${prefix(0)}::/48`, households: 4 },
  ]
}

/** The eight groups of an IPv6 address, '::' filled in. */
function groupsOf(ip: string): number[] {
  const [head = '', tail = ''] = ip.split('::')
  const [front, back] = [groupsIn(head), groupsIn(tail)]
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0')
  return [...front, ...zeros, ...back].map((group) => Number.parseInt(group, 16) & 0xffff)
}

const groupsIn = (part: string) => part.split(':').filter((group) => group !== '')

/** The narrowest network a call comes from, as Cloudflare says: an IPv4 address, or the /64 of an IPv6 one. */
export const callerNetwork = (c: Context<AppEnv>): string => callerNetworks(c)[0].name

/** The networks that the caller's address belongs to, the narrowest first. */
export const callerNetworks = (c: Context<AppEnv>) =>
  networksOf(c.req.header('cf-connecting-ip') ?? 'unknown')

/** A window of the caller's widest network alone: what is there for all must not be used up by one that holds many addresses. */
export const shareOf = <Window extends TryWindow>(
  networks: readonly [Network, ...Network[]],
  window: Window,
): Window => ({ ...window, key: `${window.key}|${wideNetwork(networks)}` })

/** The same window for each network of a caller; a wide network has a higher limit. */
export const networkWindows = (
  networks: readonly Network[],
  { key, limit, lengthMs }: TryWindow,
): TryWindow[] =>
  networks.map(({ name, households }) => ({ key: `${key}|${name}`, limit: limit * households, lengthMs }))
