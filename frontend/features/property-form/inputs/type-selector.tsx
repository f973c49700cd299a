import { House, LandPlot, Warehouse } from 'lucide-react'
import type { Category } from '#contract/property-words.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import { Segmented } from '#frontend/ui/form/segmented.tsx'

const TYPES = [
  { value: 'Warehouse', label: 'Warehouse', icon: Warehouse },
  { value: 'Plot', label: 'Plot', icon: LandPlot },
  { value: 'Villa', label: 'Villa', icon: House },
] as const

type TypeSelectorProps = { value: Category; onChange: (category: Category) => void; isDisabled: boolean }

/** Which kind of property is added. */
export function TypeSelector(props: TypeSelectorProps) {
  return <Segmented label={forms.type} segments={TYPES} {...props} />
}
