import type { ReactNode } from 'react'
import type { Property } from '#contract/properties/replies.ts'
import { type DrawnProperty, isDrawnAs } from '#contract/site/drawings.ts'
import { messages } from '#frontend/messages/messages.ts'
import { HallSection } from './hall-section.tsx'
import { type HallShape, hallShapeOf } from './hall-section-geometry.ts'
import { inFeet, PlotPlan } from './plot-plan.tsx'
import { type DrawnPlot, type PlotShape, plotShapeOf } from './plot-plan-geometry.ts'

const words = messages.drawings

export type DrawnSize = { value: string; more: string | undefined }
type DrawingSectionProps = {
  property: Property
  /** The size as the page writes it elsewhere. */
  size: DrawnSize
}

/** The drawing on a listing's page: land from above, a hall in section. */
export function DrawingSection({ property, size }: DrawingSectionProps) {
  if (isDrawnAs('plan', property)) return <PlotDrawing property={property} size={size} />
  if (isDrawnAs('section', property)) return <HallDrawing property={property} />
  return null
}

function PlotDrawing({ property, size }: { property: DrawnProperty<'plan'>; size: DrawnSize }) {
  const shape = plotShapeOf(property)
  if (!shape) return null
  return (
    <DrawnFigure
      title={shape.sides ? words.plotTitle : words.plotTitleUnscaled}
      caption={plotCaption(shape, size.value, property.isCornerPlot === true)}
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

type PlanPictureProps = {
  property: DrawnPlot
  size: DrawnSize
  /** It is one of several pictures, which is small where these stand beside each other. */
  isTile?: boolean
}

/** The plan of a plot as one of its pictures. */
export function PlanPicture({ property, size, isTile }: PlanPictureProps) {
  const shape = plotShapeOf(property)
  if (!shape) return null
  if (!isTile) return <PlotPlan shape={shape} size={size} form="small" isOpen />
  return (
    <div className="*:size-full">
      <div className="*:size-full @max-[18rem]:hidden">
        <PlotPlan shape={shape} size={size} form="small" isOpen />
      </div>
      <div className="*:size-full @min-[18rem]:hidden">
        <PlotPlan shape={shape} size={{ ...size, more: undefined }} form="tile" isOpen />
      </div>
    </div>
  )
}

/** What the plan is drawn from, where it stands for the pictures and has no section of its own. */
export function PlanCaption({ property, size }: { property: DrawnProperty<'plan'>; size: DrawnSize }) {
  const shape = plotShapeOf(property)
  return shape && plotCaption(shape, size.value, property.isCornerPlot === true)
}

/** The plan of a plot where a list shows a small picture. */
export function PlanThumb({ property }: { property: DrawnPlot }) {
  const shape = plotShapeOf(property)
  return shape && <PlotPlan shape={shape} size={NO_SIZE} form="thumb" isOpen />
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

type DrawnFigureProps = { title: string; caption: string; children: ReactNode }

function DrawnFigure({ title, caption, children }: DrawnFigureProps) {
  return (
    <section className="grid min-w-0 grid-cols-1 gap-3.5">
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

function plotCaption({ sides, facing, roadWidthFt }: PlotShape, size: string, isCorner: boolean): string {
  const { drawnFrom, northUp, corner, shapeUnknown, ...field } = words.plotCaption
  const fields = [
    sides
      ? field.dimension(`${inFeet(sides.frontageFt)} ${TIMES} ${inFeet(sides.depthFt)}`)
      : field.size(size),
    ...(facing ? [field.facing(messages.words.stored(facing))] : []),
    ...(facing && roadWidthFt ? [field.roadWidth(inFeet(roadWidthFt))] : []),
  ]
  return [
    drawnFrom(words.and(fields)),
    ...(facing ? [northUp] : []),
    ...(isCorner ? [corner] : []),
    ...(sides ? [] : [shapeUnknown]),
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
