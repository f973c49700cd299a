export type Colour = readonly [red: number, green: number, blue: number]

export function mix(from: Colour, to: Colour, part: number): Colour {
  const channel = (at: 0 | 1 | 2) => from[at] + (to[at] - from[at]) * part
  return [channel(0), channel(1), channel(2)]
}

/** 0 up to `from`, 1 from `to` on, without a corner between. */
export function smoothStep(from: number, to: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return part * part * (3 - 2 * part)
}

/** The same numbers with each run, so that a print changes only with its source. */
export function randomNumbers(): () => number {
  let state = 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** Smooth noise of 0 to 1 over a grid of one unit, the same with each run (value noise). */
export function noise(x: number, y: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [across, down] = [smoothStep(0, 1, x - left), smoothStep(0, 1, y - top)]
  const upper = corner(left, top, seed) * (1 - across) + corner(left + 1, top, seed) * across
  const lower = corner(left, top + 1, seed) * (1 - across) + corner(left + 1, top + 1, seed) * across
  return upper * (1 - down) + lower * down
}

function corner(x: number, y: number, seed: number): number {
  let hash = Math.imul(x, 374_761_393) ^ Math.imul(y, 668_265_263) ^ Math.imul(seed, 1_274_126_177)
  hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177)
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296
}
