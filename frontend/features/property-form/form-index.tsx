import { Check } from 'lucide'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Category } from '#contract/properties/enums.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { openPart } from './form-part.tsx'
import { formFieldsOf, type FormSectionName, sectionId, sectionOf, SECTIONS } from './plan.ts'
import { BLANK_VALUES, newValues } from './values/blank-values.ts'
import { checkForm, type Mode } from './values/check-form.ts'
import type { FormValues } from './values/form-values.ts'

const words = forms.index

type FormIndexProps = { category: Category; mode: Mode; images: readonly string[] }

/** The sections of the form with the number of problems left in each: beside it where there is room, above it on phones. */
export function FormIndex({ category, mode, images }: FormIndexProps) {
  const { getValues } = useFormContext<FormValues>()
  useWatch<FormValues>()
  const filled = filledSections(category, getValues(), mode)
  if (images.length > 0) filled.add('pictures')
  const left = new Map<FormSectionName, number>()
  for (const { name } of checkForm(category, getValues(), images, mode)) {
    const section = sectionOf(name)
    left.set(section, (left.get(section) ?? 0) + 1)
  }
  return (
    <nav
      aria-label={words.name}
      className="relative -mx-(--gutter) flex min-w-0 gap-2 overflow-x-auto px-(--gutter) pb-3 scroll-row lg:mx-0 lg:px-0 xl:sticky xl:top-22 xl:grid xl:gap-0 xl:self-start xl:overflow-visible xl:border-l-3 xl:border-mist-200 xl:pb-0"
    >
      {SECTIONS.map((section) => (
        <a
          key={section}
          href={`#${sectionId(section)}`}
          onClick={() => openPart(sectionId(section))}
          className="flex min-h-11 flex-none items-center justify-between gap-2 rounded-sill border-[1.5px] border-mist-400 bg-lime-0 px-3 text-base font-medium hover:bg-tea-50 xl:rounded-none xl:border-0 xl:bg-transparent xl:pr-1 xl:text-small"
        >
          {section === 'own' ? forms.sections.own[category] : forms.sections[section]}
          <State left={left.get(section) ?? 0} isFilled={filled.has(section)} />
        </a>
      ))}
    </nav>
  )
}

/** The sections in which something was filled in; what a new listing starts with was not. */
function filledSections(category: Category, values: FormValues, mode: Mode): Set<FormSectionName> {
  const start = mode === 'edit' ? BLANK_VALUES : newValues({ isAdmin: values.approvedByAdmin })
  return new Set(
    formFieldsOf(category)
      .filter(({ name }) => JSON.stringify(values[name]) !== JSON.stringify(start[name]))
      .map(({ name }) => sectionOf(name)),
  )
}

function State({ left, isFilled }: { left: number; isFilled: boolean }) {
  if (left > 0) return <span className="text-micro font-text text-ink-500">{words.left(left)}</span>
  if (!isFilled)
    return (
      <>
        <span aria-hidden className="mx-1.5 size-1.5 flex-none rounded-round bg-mist-400" />
        <span className="sr-only">{words.empty}</span>
      </>
    )
  return (
    <>
      <Icon of={Check} size={18} className="text-tea-700" />
      <span className="sr-only">{words.done}</span>
    </>
  )
}
