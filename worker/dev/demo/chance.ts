/** A random generator with a seed: the same seed gives the same choices. */
export type Chance = ReturnType<typeof repeatableChance>

export function repeatableChance(seed: number) {
  let state = seed >>> 0
  /** From 0 up to 1, by mulberry32. */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    whole,
    isTrue: (likelihood: number) => next() < likelihood,
    /** Spread so that each doubling is as likely as the next, as prices and sizes are. */
    doubling: (least: number, most: number) => least * (most / least) ** next(),
    pick: <Choice>(choices: readonly Choice[]): Choice => present(choices[whole(0, choices.length - 1)]),
    weighted: <Choice extends { weight: number }>(choices: readonly Choice[]): Choice => {
      let rest = next() * choices.reduce((sum, { weight }) => sum + weight, 0)
      return present(choices.find(({ weight }) => (rest -= weight) < 0))
    },
    hex: (digits: number) => Array.from({ length: digits }, () => whole(0, 15).toString(16)).join(''),
  }
}

function present<Choice>(choice: Choice | undefined): Choice {
  if (choice === undefined) throw new Error('There is nothing to choose from.')
  return choice
}
