import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aPlot, aVilla, aWarehouse } from '#frontend/test/properties.ts'
import { INK } from './drawing.tsx'
import { Drawn, PlanPicture } from './drawing-section.tsx'
import { hallShapeOf } from './hall-section-geometry.ts'
import { layOut, plotShapeOf, readSides } from './plot-plan-geometry.ts'

const SIZE = { value: '7 katha', more: '5,040 sq ft' }
const FRAME = { width: 760, height: 520, marginX: 150, marginY: 76, letters: 1, post: 6, hasExtras: true }
const plot = (changes: Partial<ReturnType<typeof aPlot>>) => ({
  ...aPlot(),
  plotSizeSqFt: 5040,
  areaSqFt: 5040,
  dimension: '60 ft x 84 ft',
  facing: 'East' as const,
  roadWidth: 20,
  isCornerPlot: false,
  ...changes,
})
const hall = (changes: Partial<ReturnType<typeof aWarehouse>>) => ({
  ...aWarehouse(),
  ceilingHeight: 32,
  loadingDock: 'Six raised docks, 4 ft, with levellers',
  accessRoadWidth: 50,
  ...changes,
})

function shapeOf(changes: Parameters<typeof plot>[0]) {
  const shape = plotShapeOf(plot(changes))
  if (!shape) throw new Error('Nothing of this plot can be drawn.')
  return shape
}

describe('the sides of a plot', () => {
  it.each([
    ['60 ft x 84 ft', 60, 84],
    ['60x84', 60, 84],
    ["60' × 84.5'", 60, 84.5],
    ['60 feet by 84 feet', 60, 84],
    ['60*84 ft approx', 60, 84],
  ])('are read from %s', (text, frontageFt, depthFt) => {
    expect(readSides(text)).toEqual({ frontageFt, depthFt })
  })

  it.each([null, '', 'about 60 ft', 'L-shaped', '0 x 84', `60 x 84${' '.repeat(300)}`])(
    'are not read from %s',
    (text) => {
      expect(readSides(text)).toBeUndefined()
    },
  )

  it('count only where they agree with the size', () => {
    expect(plotShapeOf(plot({ dimension: '60 x 90' }))?.sides).toBeUndefined()
    expect(plotShapeOf(plot({ dimension: '60 x 85' }))?.sides).toEqual({ frontageFt: 60, depthFt: 85 })
  })

  it('give the size where nobody entered it', () => {
    expect(plotShapeOf(plot({ plotSizeSqFt: null, areaSqFt: null }))?.areaSqFt).toBe(5040)
  })
})

describe('the plan of a plot', () => {
  it.each([
    ['North', [380, 76]],
    ['East', [610, 260]],
    ['South', [380, 444]],
    ['West', [150, 260]],
  ] as const)('has its road in the %s, north being up', (facing, [x, y]) => {
    const { road } = layOut(shapeOf({ facing, dimension: null }), FRAME)
    expect(Math.sign(Math.round(road.middle[0] - 380))).toBe(Math.sign(x - 380))
    expect(Math.sign(Math.round(road.middle[1] - 260))).toBe(Math.sign(y - 260))
  })

  it.each([
    'North',
    'North-East',
    'East',
    'South-East',
    'South',
    'South-West',
    'West',
    'North-West',
  ] as const)('is as long as its sides and stays within the frame, facing %s', (facing) => {
    const { scale, frontage, depth } = layOut(shapeOf({ facing }), FRAME)
    const length = ({ from, to }: typeof depth) => Math.hypot(to[0] - from[0], to[1] - from[1]) / scale
    expect(length(frontage)).toBeCloseTo(60, 0)
    expect(length(depth)).toBeCloseTo(84, 0)
    for (const [x, y] of [frontage, depth].flatMap(({ from, to, label }) => [from, to, label])) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(FRAME.width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(FRAME.height)
    }
  })

  it('says in words what it shows', () => {
    render(<Drawn as="section" property={plot({})} size={SIZE} />)
    expect(screen.queryByRole('heading', { name: 'The plot, drawn to scale' })).not.toBeNull()
    expect(
      screen.getAllByRole('img', { name: 'Plan to scale: 60 ft by 84 ft, facing East, road 20 ft wide' }),
    ).not.toHaveLength(0)
    expect(
      screen.getByText(
        'Drawn from the entered dimension (60 ft x 84 ft), facing (East) and road width (20 ft). North is up.',
      ),
    ).not.toBeNull()
  })

  it('is a sketch where only the size is known', () => {
    const property = plot({ dimension: null, facing: null, roadWidth: null })
    render(<Drawn as="section" property={property} size={SIZE} />)
    expect(screen.queryByRole('heading', { name: 'The plot, not to scale' })).not.toBeNull()
    expect(screen.getAllByText('Not to scale')).not.toHaveLength(0)
    expect(screen.queryByText('N')).toBeNull()
    expect(screen.queryByText(/road/)).toBeNull()
  })

  it('is not drawn where not even the size is known', () => {
    const property = plot({ dimension: null, plotSizeSqFt: null, areaSqFt: null })
    const { container } = render(<Drawn as="section" property={property} size={SIZE} />)
    expect(container.innerHTML).toBe('')
  })
})

/** The side of the plot, as seen, on which a road runs. */
function sideOf([x, y]: readonly [number, number], [plotX, plotY]: readonly [number, number]) {
  const [across, down] = [x - plotX, y - plotY]
  if (Math.abs(across) > Math.abs(down)) return across > 0 ? 'East' : 'West'
  return down > 0 ? 'South' : 'North'
}

describe('the plan of a corner plot', () => {
  const CORNER = {
    isCornerPlot: true,
    dimension: '48 ft x 60 ft',
    plotSizeSqFt: 2880,
    roadWidth: 30,
  } as const

  it.each([
    ['South-East', ['South', 'East']],
    ['South-West', ['South', 'West']],
    ['North-East', ['North', 'East']],
    ['North-West', ['North', 'West']],
  ] as const)('that faces %s stands square to north with a road on each side', (facing, sides) => {
    const { turn, road, beside, plotMiddle } = layOut(shapeOf({ ...CORNER, facing }), FRAME)
    expect(turn % 90).toBe(0)
    expect([road, beside].map((strip) => strip && sideOf(strip.middle, plotMiddle))).toEqual(sides)
  })

  it.each(['North', 'East', 'South', 'West'] as const)(
    'that faces %s has its road there and another beside, of a width that nobody entered',
    (facing) => {
      const { road, beside, plotMiddle } = layOut(shapeOf({ ...CORNER, facing }), FRAME)
      expect(sideOf(road.middle, plotMiddle)).toBe(facing)
      expect(road.isWidthKnown).toBe(true)
      expect(beside?.isWidthKnown).toBe(false)
      expect(beside && Math.abs(beside.turn - road.turn)).toBe(90)
    },
  )

  it('names a width on neither of two roads where it is not known which has it', () => {
    render(<Drawn as="section" property={plot({ ...CORNER, facing: 'South-East' })} size={SIZE} />)
    const [large] = screen.getAllByRole('img', {
      name: 'Plan to scale: 48 ft by 60 ft, facing South-East, roads to the South and East',
    })
    const written = [...(large?.querySelectorAll('text') ?? [])].map(({ textContent }) => textContent)
    expect(written.filter((text) => text?.match(/road/i))).toEqual(['Road', 'Road'])
    expect(large?.querySelectorAll('path[stroke-dasharray="3 7"]')).toHaveLength(2)
    expect(
      screen.getByText(
        'Drawn from the entered dimension (48 ft x 60 ft) and facing (South-East). North is up. It lies between two roads (South and East). Only one road width was entered (30 ft); the drawing does not say of which road. Which side is the front is not known.',
      ),
    ).not.toBeNull()
  })

  it('names the width of the road that it faces', () => {
    render(<Drawn as="section" property={plot({ ...CORNER, facing: 'South' })} size={SIZE} />)
    const [large] = screen.getAllByRole('img', {
      name: 'Plan to scale: 48 ft by 60 ft, facing South, road 30 ft wide, a second road along one side',
    })
    const written = [...(large?.querySelectorAll('text') ?? [])].map(({ textContent }) => textContent)
    expect(written.filter((text) => text?.match(/road/i))).toEqual(['30 ft road', 'Road'])
    expect(screen.getByText(/A second road runs along one side; which side is not known\.$/)).not.toBeNull()
  })

  it('says below its picture alone what is unknown of its corner', () => {
    const property = plot({ ...CORNER, facing: 'South-East', pictures: [] })
    const { container } = render(<Drawn as="caption" property={property} size={SIZE} />)
    expect(container.textContent).toBe(
      'It lies between two roads (South and East). Only one road width was entered (30 ft); the drawing does not say of which road. Which side is the front is not known.',
    )
  })

  it('has no road where it is not known which way it faces', () => {
    render(<Drawn as="section" property={plot({ ...CORNER, facing: null })} size={SIZE} />)
    expect(screen.queryAllByText('Road')).toEqual([])
    expect(screen.getByText(/It lies between two roads; where they run is not known\.$/)).not.toBeNull()
  })
})

describe('a plot among small pictures', () => {
  const tileOf = (changes: Parameters<typeof plot>[0]) => {
    render(<PlanPicture property={plot(changes)} size={SIZE} place="tile" />)
    const [, tile] = screen.getAllByRole('img')
    if (!tile) throw new Error('There is no tile.')
    return tile
  }

  it('says only its size and its road, and has small posts', () => {
    const tile = tileOf({ facing: 'South-East' })
    expect([...tile.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
      '7 katha',
      '20 ft road',
    ])
    const posts = [...tile.querySelectorAll('circle')].map((post) => Number(post.getAttribute('r')))
    expect(posts).toHaveLength(4)
    expect(Math.max(...posts)).toBeLessThan(4)
  })

  it('names both roads of a corner plot', () => {
    const tile = tileOf({ facing: 'South-East', isCornerPlot: true })
    expect([...tile.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
      '7 katha',
      'Road',
      'Road',
    ])
  })
})

describe('a plot on a card', () => {
  it.each([
    ['60 ft x 84 ft', 'East', 5040],
    ['120 ft x 120 ft', 'North-West', 14_400],
    ['20 ft x 110 ft', 'South', 2200],
    ['20 ft x 110 ft', 'North-East', 2200],
    [null, 'South', 5040],
  ] as const)('of %s, facing %s, says its size upright in letters that can be read', (...given) => {
    const [dimension, facing, plotSizeSqFt] = given
    render(<Drawn as="card" property={plot({ dimension, facing, plotSizeSqFt })} size={SIZE} />)
    const [, upright] = screen.getAllByRole('img')
    const written = [...(upright?.querySelectorAll('text') ?? [])]
    const expected = dimension ? ['7 katha'] : ['7 katha', 'Not to scale']
    expect(written.map(({ textContent }) => textContent)).toEqual(expected)
    const sizes = written.map((text) => Number(text.getAttribute('font-size')))
    expect(sizes[0]).toBeGreaterThanOrEqual(14)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11)
  })

  it('says its size below where the plot is too narrow for it, out of the way of the badge', () => {
    const property = plot({ dimension: '20 ft x 110 ft', plotSizeSqFt: 2200, facing: 'North' })
    render(<Drawn as="card" property={property} size={SIZE} />)
    const [wide] = screen.getAllByRole('img')
    const written = [...(wide?.querySelectorAll('text') ?? [])].find(
      ({ textContent }) => textContent === '7 katha',
    )
    expect(Number(written?.getAttribute('y'))).toBeGreaterThan(300)
  })

  it('fills the upright picture, whatever the width of its road', () => {
    const upright = { ...FRAME, width: 110, height: 112, marginX: 9, marginY: 10, isPlotOnly: true }
    const { halfWidth, scale } = layOut(
      shapeOf({ dimension: '120 ft x 120 ft', plotSizeSqFt: 14_400, roadWidth: 80 }),
      upright,
    )
    expect(halfWidth * 2).toBeGreaterThanOrEqual(110 * 0.8)
    expect(halfWidth * 2).toBeCloseTo(120 * scale)
  })
})

describe('the section of a hall', () => {
  it.each([
    ['Six raised docks, 4 ft, with levellers', 4, false],
    ['Two raised docks with levellers, one ramp', 4, true],
    ['One roller door at ground level, 12 x 14 ft', 0, false],
    ['raised, door 12 x 14 ft', 4, true],
    [true, 0, false],
    [null, 0, false],
  ])('has its dock from %s', (loadingDock, dockFt, isUsualDock) => {
    expect(hallShapeOf(hall({ loadingDock }))).toMatchObject({ dockFt, isUsualDock })
  })

  it('says in words what it shows and what is for size only', () => {
    render(<Drawn as="section" property={hall({})} size={SIZE} />)
    const label =
      'Section to scale: 32 ft clear height, dock 4 ft above the yard, a container truck and a person for size'
    expect(screen.getAllByRole('img', { name: label })).not.toHaveLength(0)
    expect(
      screen.getByText(
        'Drawn from the entered ceiling height (32 ft), dock (raised, 4 ft) and access road (50 ft). The length of the hall is cut; racks, truck and people are for size only.',
      ),
    ).not.toBeNull()
  })

  it.each([null, 0, 900])('is not drawn with a height of %s', (ceilingHeight) => {
    const { container } = render(<Drawn as="section" property={hall({ ceilingHeight })} size={SIZE} />)
    expect(container.innerHTML).toBe('')
  })
})

const villa = (changes: Partial<ReturnType<typeof aVilla>>) => ({
  ...aVilla(),
  landArea: 4320,
  area: 3200,
  numberOfFloors: 2,
  garden: true,
  ...changes,
})

describe('the house on its land', () => {
  const LAND = { value: '6 katha', more: '4,320 sq ft' }

  it('says in words what it shows and what is not known', () => {
    render(<Drawn as="section" property={villa({})} size={LAND} />)
    expect(screen.queryByRole('heading', { name: 'The house on its land' })).not.toBeNull()
    const label = 'Plan of 6 katha of land with a house of 3,200 sq ft on 2 floors'
    expect(screen.getAllByRole('img', { name: label })).not.toHaveLength(0)
    expect(screen.getAllByText('14 ft car')).not.toHaveLength(0)
    for (const text of ['House', '3,200 sq ft', 'on 2 floors'])
      expect(screen.getAllByText(text)).toHaveLength(2)
    expect(
      screen.getByText(
        'Drawn from the entered land area (6 katha), built-up area (3,200 sq ft), floors (2) and garden. Built-up area divided by floors: about 1,600 sq ft on the ground. Only areas are to scale; the shapes, and the place of the house, are not known.',
      ),
    ).not.toBeNull()
  })

  it('is seen from above alone and is no higher than four tenths of its width on wide screens', () => {
    render(<Drawn as="section" property={villa({})} size={LAND} />)
    const [large] = screen.getAllByRole('img')
    const [, , width = 0, height = 0] = large?.getAttribute('viewBox')?.split(' ').map(Number) ?? []
    expect(height / width).toBeLessThan(0.4)
    expect(large?.querySelectorAll(`[fill="${INK.leaf}"]`)).toHaveLength(0)
  })

  it.each([
    ['without land', { landArea: null }],
    ['without a size', { area: null, areaSqFt: null }],
    ['without floors', { numberOfFloors: null }],
    ['with no floor', { numberOfFloors: 0 }],
    ['in a row', { villaType: 'Row House' as const }],
    ['that is an upper floor', { floor: 1 }],
    ['larger than its land', { area: 8700 }],
  ])('is not drawn of a house %s', (_, changes) => {
    const { container } = render(<Drawn as="section" property={villa(changes)} size={LAND} />)
    expect(container.innerHTML).toBe('')
    render(<Drawn as="picture" property={villa({ ...changes, pictures: [] })} size={LAND} />)
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('has neither garden nor car where the one is not entered and the other has no room', () => {
    render(<Drawn as="section" property={villa({ garden: null, area: 7600 })} size={LAND} />)
    expect(screen.getByText(/^Drawn from/).textContent).not.toContain('garden')
    expect(screen.queryByText(/ft car$/)).toBeNull()
  })
})
