import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable'
import { panelPictures as words } from '#frontend/messages/panel/pictures.ts'
import type { PictureEntry, PictureWords } from './picture-list.ts'
import { PictureRow } from './picture-row.tsx'

type PictureRowsProps = {
  entries: readonly PictureEntry[]
  isDisabled: boolean
  /** Sentences of the description that stand beside no picture yet. */
  unsaid: readonly string[]
  chosen: ReadonlySet<string>
  choose: (id: string, isChosen: boolean) => void
  move: (entry: PictureEntry, toIndex: number) => void
  remove: (entry: PictureEntry) => void
  say: (id: string, said: Partial<PictureWords>) => void
  retry: (id: string) => void
}

const START_AFTER_PX = 5
const STEPS: Partial<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

/** The pictures in order; each can be dragged by its handle or moved by keys and buttons. */
export function PictureRows(props: PictureRowsProps) {
  const { entries, isDisabled, unsaid, chosen, choose, move, remove, say, retry } = props
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: START_AFTER_PX } }),
    // A smooth scroll would still be moving the rows when the next key is pressed.
    useSensor(KeyboardSensor, { coordinateGetter: besideBy(entries), scrollBehavior: 'auto' }),
  )

  function drop({ active, over }: DragEndEvent) {
    const entry = entries.find(({ id }) => id === active.id)
    const toIndex = entries.findIndex(({ id }) => id === over?.id)
    if (entry && toIndex >= 0) move(entry, toIndex)
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: announcementsOf(entries),
        screenReaderInstructions: { draggable: words.dragging.how },
      }}
    >
      <SortableContext items={entries.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ol aria-label={words.list} className="grid grid-cols-1 gap-2.5">
          {entries.map((entry, index) => (
            <PictureRow
              key={entry.id}
              entry={entry}
              index={index}
              isLast={index === entries.length - 1}
              isDisabled={isDisabled}
              isChosen={entries.length > 2 ? chosen.has(entry.id) : undefined}
              unsaid={unsaid}
              onChoose={(isChosen) => choose(entry.id, isChosen)}
              onMove={(toIndex) => move(entry, toIndex)}
              onRemove={() => remove(entry)}
              onSay={(said) => say(entry.id, said)}
              onRetry={() => retry(entry.id)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

/** Arrow keys move a picture by one position, however many pictures are in a row. */
function besideBy(entries: readonly PictureEntry[]): KeyboardCoordinateGetter {
  return (event, { context: { active, over, droppableRects } }) => {
    const step = STEPS[event.code]
    if (step === undefined || !active) return undefined
    event.preventDefault()
    const from = entries.findIndex(({ id }) => id === (over ?? active).id)
    const rect = droppableRects.get(entries[from + step]?.id ?? '')
    return rect && { x: rect.left, y: rect.top }
  }
}

function announcementsOf(entries: readonly PictureEntry[]): Announcements {
  const { picked, over, put, left } = words.dragging
  const nameOf = (id: UniqueIdentifier) => entries.find((entry) => entry.id === id)?.name ?? ''
  const placeOf = (id: UniqueIdentifier) => entries.findIndex((entry) => entry.id === id) + 1
  return {
    onDragStart: ({ active }) => picked(nameOf(active.id)),
    onDragOver: (event) =>
      event.over ? over(nameOf(event.active.id), placeOf(event.over.id), entries.length) : undefined,
    onDragEnd: (event) =>
      event.over ? put(nameOf(event.active.id), placeOf(event.over.id), entries.length) : undefined,
    onDragCancel: ({ active }) => left(nameOf(active.id)),
  }
}
