import type { Property } from '#contract/properties/replies.ts'
import { panelProperties } from '#frontend/messages/panel/properties.ts'
import { Checkbox } from '#frontend/ui/form/checkbox.tsx'
import type { Selection } from './use-selection.ts'

const words = panelProperties.selection

type SelectPageProps = Pick<Selection, 'has' | 'selectAll' | 'drop'> & { properties: readonly Property[] }

/** Selects or deselects every listing of the page that is shown. */
export function SelectPage({ properties, has, selectAll, drop }: SelectPageProps) {
  const isWhole = properties.length > 0 && properties.every(has)
  const isPart = !isWhole && properties.some(has)
  return (
    <Checkbox
      ref={(box) => {
        if (box) box.indeterminate = isPart
      }}
      checked={isWhole}
      onChange={() => (isWhole ? drop(properties.map(({ _id }) => _id)) : selectAll(properties))}
      className="md:w-11 md:justify-center"
    >
      <span className="md:sr-only">{words.page}</span>
    </Checkbox>
  )
}
