import { describe, expect, it } from 'vitest'
import { widthOf } from '#frontend/lib/format/text-width.ts'
import { type Frame, layOut, type PlotShape } from './plot-plan-geometry.ts'
import { isOver, isWithin, planParts } from './plot-plan-labels.ts'

const LARGE: Frame = { width: 760, height: 520, marginX: 150, marginY: 76, letters: 1, hasExtras: true }
const SMALL: Frame = { width: 480, height: 360, marginX: 78, marginY: 62, letters: 1, hasExtras: false }
const TILE: Frame = { width: 220, height: 160, marginX: 60, marginY: 42, letters: 0.72, hasExtras: false }
const FACINGS = [
  'North',
  'North-East',
  'East',
  'South-East',
  'South',
  'South-West',
  'West',
  'North-West',
] as const
const SHAPES = [
  [60, 84],
  [20, 110.5],
  [110.5, 20],
  [200, 400],
] as const
const TEXTS = [
  { ft: (feet: number) => `${feet} ft`, road: '20 ft road' },
  { ft: (feet: number) => `${feet} ফুট`, road: '২০ ফুট রাস্তা' },
  { ft: (feet: number) => `${feet} फ़ुट`, road: '20 फ़ुट की सड़क' },
]

const cases = FACINGS.flatMap((facing) =>
  SHAPES.flatMap(([frontageFt, depthFt]) =>
    [LARGE, SMALL, TILE].flatMap((frame) =>
      TEXTS.map(({ ft, road }) => {
        const areaSqFt = frontageFt * depthFt
        const shape: PlotShape = { areaSqFt, sides: { frontageFt, depthFt }, facing, roadWidthFt: 20 }
        const texts = { sides: { frontage: ft(frontageFt), depth: ft(depthFt) }, road, corners: [] }
        const name = `${frontageFt} x ${depthFt}, ${road}, ${frame.width} wide`
        return { name, facing, layout: layOut(shape, frame), frame, texts }
      }),
    ),
  ),
)

const box = ([x, y]: readonly [number, number], width: number, height: number, turn = 0) => {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  return (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(([across, down]): [number, number] => [
    x + (across * width * cos - down * height * sin) / 2,
    y + (across * width * sin + down * height * cos) / 2,
  ])
}

/** What stands on a plan, by its name. */
function boxesOf({ layout, frame, texts }: (typeof cases)[number]) {
  const { frontage, depth, road, car, north, bar } = planParts(layout, frame, texts)
  const { halfWidth, top, plotBottom, turn } = layout
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const carMiddle = car && [
    frame.width / 2 + car.at[0] * cos - car.at[1] * sin,
    frame.height / 2 + car.at[0] * sin + car.at[1] * cos,
  ]
  return {
    plot: box(layout.plotMiddle, halfWidth * 2, plotBottom - top, turn),
    frontage: box(frontage.at, widthOf(texts.sides.frontage) * frontage.size, frontage.size),
    depth: box(depth.at, widthOf(texts.sides.depth) * depth.size, depth.size),
    road: box(road.at, road.width, road.size, layout.roadTurn),
    ...(car &&
      carMiddle && { car: box([carMiddle[0] ?? 0, carMiddle[1] ?? 0], car.length, car.width, turn) }),
    ...(north && {
      north: box([north[0], north[1] - 10 * frame.letters], 44 * frame.letters, 62 * frame.letters),
    }),
    ...(bar && {
      bar: box([bar.at[0] + bar.stepFt * layout.scale, bar.at[1] - 8], 2 * bar.stepFt * layout.scale, 40),
    }),
  }
}

describe.each(FACINGS)('the plans of plots that face %s', (facing) => {
  const plans = cases.filter((one) => one.facing === facing)

  it('have nothing on anything else', () => {
    const over = plans.flatMap((plan) => {
      const boxes = Object.entries(boxesOf(plan))
      return boxes.flatMap(([name, quad], index) =>
        boxes
          .slice(index + 1)
          .flatMap(([other, otherQuad]) =>
            isOver(quad, otherQuad) ? [`${plan.name}: ${name} on ${other}`] : [],
          ),
      )
    })
    expect(over).toEqual([])
  })

  it('keep what is written on them in the frame', () => {
    const out = plans.flatMap((plan) => {
      const { plot: _plot, road: _road, ...others } = boxesOf(plan)
      return Object.entries(others).flatMap(([name, quad]) =>
        isWithin(quad, plan.frame) ? [] : [`${plan.name}: ${name}`],
      )
    })
    expect(out).toEqual([])
  })
})

it('leave the corners of a card where its badge and its heart are', () => {
  const covered = cases
    .filter(({ frame }) => frame === SMALL)
    .filter((plan) => {
      const { north } = boxesOf(plan)
      const corners = [box([SMALL.width - 40, 40], 80, 80), box([70, 34], 140, 68)]
      return north && corners.some((corner) => isOver(north, corner))
    })
  expect(covered.map(({ name }) => name)).toEqual([])
})

it('have an arrow, and a car where the road leaves room', () => {
  const found = cases.map(({ layout, frame, texts }) => planParts(layout, frame, texts))
  expect(found.filter(({ north }) => !north)).toEqual([])
  expect(found.filter(({ car }) => car).length).toBeGreaterThan(cases.length / 8)
})
