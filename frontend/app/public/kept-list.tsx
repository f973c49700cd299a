import {
  Activity,
  type ContextType,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { UNSAFE_LocationContext as LocationContext, useOutlet } from 'react-router'
import { PATHS } from '#contract/paths.ts'
import { entryId } from '#frontend/lib/navigation/history-entries.ts'
import { BOX, keepBoxes } from './kept-boxes.ts'

/** The list that was shown last; `here` is the address that it knows, for it does not move on with the document. */
type List = {
  id: string
  here: ContextType<typeof LocationContext>
  page: ReactNode
  key: string
  isShown: boolean
}

/**
 * The page of the address. A list stays drawn, hidden, while other pages are shown: Back shows it as it was left, without drawing its
 * cards anew. Other pages have a key of their own: the next one's boxes stand at once, instead of the last page until its code is there.
 */
export function PageOfAddress({ meanwhile }: { meanwhile: ReactNode }) {
  const here = use(LocationContext)
  const page = useOutlet()
  const [last, setLast] = useState<List>()
  const { pathname } = here.location
  const isShown = pathname === PATHS.listPage
  const id = entryId(here.location)
  let list = last
  if (isShown && (last?.id !== id || last.here.location.key !== here.location.key))
    list = { id, here, page, key: last && (last.isShown || last.id === id) ? last.key : id, isShown }
  else if (last && last.isShown !== isShown) list = { ...last, isShown }
  if (list !== last) setLast(list)
  const box = useRef<HTMLElement>(null)
  // React forgets the elements of what it hides.
  const [keepBox] = useState(
    () => (element: HTMLElement | null) => void (box.current = element ?? box.current),
  )

  return (
    <>
      <StaysLaidOut box={box} entry={list?.id} isHidden={!isShown} />
      {!isShown && (
        <Suspense key={pathname} fallback={meanwhile}>
          {page}
        </Suspense>
      )}
      {list && (
        <Activity key={list.key} mode={isShown ? 'visible' : 'hidden'}>
          <LocationContext value={list.here}>
            <div ref={keepBox} style={BOX}>
              <Suspense fallback={meanwhile}>{list.page}</Suspense>
            </div>
          </LocationContext>
        </Activity>
      )}
    </>
  )
}

type StaysLaidOutProps = { box: RefObject<HTMLElement | null>; entry: string | undefined; isHidden: boolean }

/** Rendered first, before what asks for the layout. */
function StaysLaidOut({ box, entry, isHidden }: StaysLaidOutProps) {
  useLayoutEffect(
    () => (box.current && entry !== undefined && isHidden ? keepBoxes(box.current, entry) : undefined),
    [box, entry, isHidden],
  )
  return null
}
