import type { ReactNode } from 'react'
import type { Property } from '#contract/properties/replies.ts'
import type { DrawnHouse, DrawnPlot, DrawnProperty } from '#contract/site/drawings.ts'
import { messages } from '#frontend/messages/messages.ts'
import { HallSection } from './hall-section.tsx'
import { type HallShape, hallShapeOf } from './hall-section-geometry.ts'
import { builtUpIn, footprintIn, HousePlan } from './house-plan.tsx'
import { type HouseShape, houseShapeOf } from './house-plan-geometry.ts'
import { directions, inFeet, PlotPlan } from './plot-plan.tsx'
import { type PlotShape, plotShapeOf, roadsBetween } from './plot-plan-geometry.ts'

const words = messages.drawings

export type DrawnSize = { value: string; more: string | undefined }
type DrawnProps = {
  property: Property
  /** The size of its land as the page writes it elsewhere. */
  size: DrawnSize
  /** A section of the page; or one of the pictures, with the caption that it has where it is the only one; or on a card. */
  as: 'section' | 'picture' | 'caption' | 'card'
}

/** The drawing of a listing: land from above, without or with its house, a hall in section. */
export function Drawn({ property, size, as }: DrawnProps) {
  const picture = (place: PicturePlace) =>
    property.category !== 'Warehouse' && <PlanPicture property={property} size={size} place={place} />
  switch (as) {
    case 'section':
      return <DrawingSection property={property} size={size} />
    case 'caption':
      return <PlanCaption property={property} size={size} />
    case 'picture':
      return picture(property.pictures.length > 0 ? 'tile' : 'alone')
    case 'card':
      return picture('card')
    default:
      return as satisfies never
  }
}

type OfProperty = Pick<DrawnProps, 'property' | 'size'>

function DrawingSection({ property, size }: OfProperty) {
  switch (property.category) {
    case 'Plot':
      return <PlotDrawing property={property} size={size} />
    case 'Villa':
      return <HouseDrawing property={property} size={size} />
    case 'Warehouse':
      return <HallDrawing property={property} />
    default:
      return property satisfies never
  }
}

function PlotDrawing({ property, size }: { property: DrawnProperty<'plan'>; size: DrawnSize }) {
  const shape = plotShapeOf(property)
  if (!shape) return null
  return (
    <DrawnFigure
      title={shape.sides ? words.plotTitle : words.plotTitleUnscaled}
      caption={plotCaption(shape, size.value)}
    >
      <div className="max-sm:hidden">
        <PlotPlan shape={shape} size={size} form="large" />
      </div>
      <div className="sm:hidden">
        <PlotPlan shape={shape} size={size} form="small" />
      </div>
    </DrawnFigure>
  )
}

function HouseDrawing({ property, size }: { property: DrawnProperty<'house'>; size: DrawnSize }) {
  const shape = houseShapeOf(property)
  if (!shape) return null
  return (
    <DrawnFigure title={words.houseTitle} caption={houseCaption(shape, size.value)} isUnprinted>
      <div className="max-sm:hidden">
        <HousePlan shape={shape} size={size} form="large" />
      </div>
      <div className="sm:hidden">
        <HousePlan shape={shape} size={size} form="small" />
      </div>
    </DrawnFigure>
  )
}

type SeenFromAbove = DrawnPlot | DrawnHouse
/** In the place of all pictures; on a card; one of several, which is small where these stand beside each other. */
type PicturePlace = 'alone' | 'card' | 'tile'
type PlanPictureProps = { property: SeenFromAbove; size: DrawnSize; place?: PicturePlace }

/** The plan of a plot or a house as one of its pictures. */
export function PlanPicture({ property, size, place = 'alone' }: PlanPictureProps) {
  const plan = (form: PlanForm, shown: DrawnSize) => <Plan property={property} size={shown} form={form} />
  const less = { ...size, more: undefined }
  switch (place) {
    case 'alone':
      // The facts below it say the size in other units.
      return (
        <div className="*:size-full">
          <div className="*:size-full max-sm:hidden">{plan('lead', less)}</div>
          <div className="*:size-full sm:hidden">
            {plan(property.category === 'Villa' ? 'card' : 'small', less)}
          </div>
        </div>
      )
    case 'card':
      return (
        <div className="@container-size *:size-full">
          <div className="*:size-full [@container(max-aspect-ratio:0.8)]:hidden">{plan('card', size)}</div>
          <div className="*:size-full [@container(min-aspect-ratio:0.8)]:hidden">{plan('row', less)}</div>
        </div>
      )
    case 'tile':
      return (
        <div className="*:size-full">
          <div className="*:size-full @max-[18rem]:hidden">{plan('small', size)}</div>
          <div className="*:size-full @min-[18rem]:hidden">{plan('tile', less)}</div>
        </div>
      )
    default:
      return place satisfies never
  }
}

type PlanForm = 'lead' | 'small' | 'card' | 'tile' | 'row' | 'thumb'
type PlanProps = { property: SeenFromAbove; size: DrawnSize; form: PlanForm }

function Plan({ property, size, form }: PlanProps) {
  if (property.category === 'Villa') {
    const shape = houseShapeOf(property)
    return shape && <HousePlan shape={shape} size={size} form={form} isOpen />
  }
  const shape = plotShapeOf(property)
  return shape && <PlotPlan shape={shape} size={size} form={form} isOpen />
}

/** What the plan is drawn from, or what is unknown of a corner, where it stands for the pictures: in the two lines of its room. */
function PlanCaption({ property, size }: OfProperty) {
  switch (property.category) {
    case 'Plot': {
      const shape = plotShapeOf(property)
      return shape && (shape.isCorner ? ofCorner(shape) : plotCaption(shape, size.value))
    }
    case 'Villa':
      return houseShapeOf(property) && words.houseCaption.onlyAreas
    case 'Warehouse':
      return null
    default:
      return property satisfies never
  }
}

/** The plan where a list shows a small picture. */
export function PlanThumb({ property }: { property: SeenFromAbove }) {
  return <Plan property={property} size={NO_SIZE} form="thumb" />
}

const NO_SIZE = { value: '', more: undefined }

function HallDrawing({ property }: { property: DrawnProperty<'section'> }) {
  const shape = hallShapeOf(property)
  if (!shape) return null
  return (
    <DrawnFigure title={words.hallTitle} caption={hallCaption(shape)}>
      <div className="max-sm:hidden">
        <HallSection shape={shape} view="whole" />
      </div>
      <div className="sm:hidden">
        <HallSection shape={shape} view="right" />
      </div>
    </DrawnFigure>
  )
}

type DrawnFigureProps = {
  title: string
  caption: string
  /** On screens only: two sheets of paper have no room for it beside the walk. */
  isUnprinted?: boolean
  children: ReactNode
}

function DrawnFigure({ title, caption, isUnprinted, children }: DrawnFigureProps) {
  return (
    <section data-no-print={isUnprinted} className="grid min-w-0 grid-cols-1 gap-3.5">
      <h2 className="text-[1.5rem]">{title}</h2>
      <figure className="overflow-hidden box">
        {children}
        <figcaption className="border-t border-mist-200 px-4 py-2.5 text-small leading-snug text-ink-700">
          {caption}
        </figcaption>
      </figure>
    </section>
  )
}

/** As the page writes dimensions elsewhere: English as staff type them. In English the × of the headings' letters looks like a diamond. */
const TIMES = import.meta.env.LANGUAGE === 'en' ? 'x' : '×'

function plotCaption(shape: PlotShape, size: string): string {
  const { sides, facing, roadWidthFt } = shape
  const { drawnFrom, northUp, shapeUnknown, ...field } = words.plotCaption
  const between = roadsBetween(shape)
  const fields = [
    sides
      ? field.dimension(`${inFeet(sides.frontageFt)} ${TIMES} ${inFeet(sides.depthFt)}`)
      : field.size(size),
    ...(facing ? [field.facing(messages.words.stored(facing))] : []),
    ...(facing && roadWidthFt && !between ? [field.roadWidth(inFeet(roadWidthFt))] : []),
  ]
  return [
    drawnFrom(words.and(fields)),
    ...(facing ? [northUp] : []),
    ...cornerCaption(shape),
    ...(sides ? [] : [shapeUnknown]),
  ].join(' ')
}

const ofCorner = (shape: PlotShape) =>
  [...cornerCaption(shape), ...(shape.sides ? [] : [words.plotCaption.shapeUnknown])].join(' ')

/** Which roads a corner plot has, and what of them nobody entered. */
function cornerCaption(shape: PlotShape): string[] {
  const { corner, cornerOf, cornerUnplaced, oneRoadWidth, frontUnknown } = words.plotCaption
  const { isCorner, facing, sides, roadWidthFt } = shape
  if (!isCorner) return []
  if (!facing) return [cornerUnplaced]
  const between = roadsBetween(shape)
  if (!between) return [corner]
  return [
    cornerOf(directions(between)),
    ...(roadWidthFt ? [oneRoadWidth(inFeet(roadWidthFt))] : []),
    ...(sides ? [frontUnknown] : []),
  ]
}

function houseCaption(shape: HouseShape, land: string): string {
  const { onGround, onlyAreas, ...field } = words.houseCaption
  const { floors, hasGarden } = shape
  const fields = [
    field.land(land),
    field.builtUpArea(builtUpIn(shape)),
    field.floors(messages.words.amount(String(floors))),
    ...(hasGarden ? [field.garden] : []),
  ]
  return [
    words.plotCaption.drawnFrom(words.and(fields)),
    ...(floors > 1 ? [onGround(footprintIn(shape))] : []),
    onlyAreas,
  ].join(' ')
}

function hallCaption({ heightFt, dockFt, isUsualDock, roadWidthFt }: HallShape): string {
  const { drawnFrom, raised, raisedUsual, atGround, forSizeOnly, ...field } = words.hallCaption
  const dock = dockFt === 0 ? atGround : (isUsualDock ? raisedUsual : raised)(inFeet(dockFt))
  const fields = [
    field.height(inFeet(heightFt)),
    field.dock(dock),
    ...(roadWidthFt ? [field.accessRoad(inFeet(roadWidthFt))] : []),
  ]
  return `${drawnFrom(words.and(fields))} ${forSizeOnly}`
}
