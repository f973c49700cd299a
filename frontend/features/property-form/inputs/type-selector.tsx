import { CATEGORIES, type Category } from '#contract/properties/enums.ts'
import { CATEGORY_ICONS } from '#frontend/lib/format/category-icons.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import { Segmented } from '#frontend/ui/form/segmented.tsx'

const TYPES = CATEGORIES.map((value) => ({ value, label: value, icon: CATEGORY_ICONS[value] }))

type TypeSelectorProps = { value: Category; onChange: (category: Category) => void; isDisabled: boolean }

/** Which kind of property is added. */
export function TypeSelector(props: TypeSelectorProps) {
  return <Segmented label={forms.type} segments={TYPES} {...props} />
}
