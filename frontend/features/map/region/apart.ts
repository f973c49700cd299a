import type { Point } from '#contract/list/map-area.ts'

const ROUNDS = 4

type Scale = { pixelsADegree: { lng: number; lat: number }; leastPixels: number }

/**
 * Points whose squares would lie on each other are moved apart, each by half of what is missing; a few rounds, as one
 * may push the next.
 */
export function apart<Of extends Point>(points: readonly Of[], { pixelsADegree, leastPixels }: Scale): Of[] {
  const moved = points.map((point) => ({ ...point }))
  const pairs = moved.flatMap((one, at) => moved.slice(at + 1).map((other) => [one, other] as const))
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [one, other] of pairs) {
      const across = (other.lng - one.lng) * pixelsADegree.lng
      const up = (other.lat - one.lat) * pixelsADegree.lat
      const missing = leastPixels - Math.max(Math.abs(across), Math.abs(up))
      if (missing <= 0) continue
      const [axis, along] =
        Math.abs(across) >= Math.abs(up) ? (['lng', across] as const) : (['lat', up] as const)
      const step = ((along < 0 ? -1 : 1) * missing) / 2 / pixelsADegree[axis]
      one[axis] -= step
      other[axis] += step
    }
  return moved
}
