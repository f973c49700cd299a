import { useSortable } from '@dnd-kit/sortable'
import type { CSSProperties, HTMLAttributes, Ref } from 'react'

/** What the handle of a row that can be dragged must carry. */
export type DragHandle = HTMLAttributes<HTMLButtonElement> & { ref: Ref<HTMLButtonElement> }

/** A row that is dragged by its handle, with fingers, mouse or keys. */
export function useSortableRow(id: string, isDisabled: boolean) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, disabled: isDisabled })
  const style: CSSProperties = {
    transform: transform
      ? `translate3d(${Math.round(transform.x)}px, ${Math.round(transform.y)}px, 0)`
      : undefined,
    transition,
  }
  const handle: DragHandle = { ref: setActivatorNodeRef, ...attributes, ...listeners }
  return { row: { ref: setNodeRef, style }, handle, isDragging }
}
