import { Check, CircleAlert } from 'lucide'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { Category } from '#contract/properties/enums.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { showPart } from './form-part.tsx'
import { formFieldsOf, type FormSectionName, sectionId, sectionOf, SECTIONS } from './plan.ts'
import { BLANK_VALUES, newValues } from './values/blank-values.ts'
import { checkForm, type Mode } from './values/check-form.ts'
import type { FormValues } from './values/form-values.ts'

const words = forms.index

type FormIndexProps = {
  category: Category
  mode: Mode
  images: readonly string[]
  imagesError: string | undefined
}

/**
 * The sections of the form with the number of problems left in each, or of the faults that it shows: beside it where there is
 * room, with a mark at what one looks at, above it on phones.
 */
export function FormIndex({ category, mode, images, imagesError }: FormIndexProps) {
  const { getValues, control } = useFormContext<FormValues>()
  const { errors } = useFormState({ control })
  const { current, ask } = useCurrentSection()

  /** Leads there without a step of history: Back is the way out of the form. */
  function lead(event: MouseEvent, section: FormSectionName) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    ask(section)
    showPart(sectionId(section))
  }

  useWatch<FormValues>()
  const filled = filledSections(category, getValues(), mode)
  if (images.length > 0) filled.add('pictures')
  const left = countBySection(checkForm(category, getValues(), images, mode).map(({ name }) => name))
  const faults = countBySection([...Object.keys(errors), ...(imagesError === undefined ? [] : ['images'])])
  return (
    <nav
      aria-label={words.name}
      className="relative -mx-(--gutter) flex min-w-0 gap-2 overflow-x-auto px-(--gutter) pb-3 scroll-row lg:mx-0 lg:px-0 xl:sticky xl:top-22 xl:grid xl:gap-0 xl:self-start xl:overflow-visible xl:border-l-3 xl:border-mist-200 xl:pb-0"
    >
      {SECTIONS.map((section) => (
        <a
          key={section}
          href={`#${sectionId(section)}`}
          aria-current={section === current ? 'location' : undefined}
          onClick={(event) => lead(event, section)}
          className="flex min-h-11 flex-none items-center justify-between gap-2 rounded-sill border-[1.5px] border-mist-400 bg-lime-0 px-3 text-base font-medium hover:bg-tea-50 xl:-ml-[3px] xl:rounded-none xl:border-0 xl:border-l-3 xl:border-transparent xl:bg-transparent xl:pr-1 xl:text-small xl:aria-[current]:border-tea-700 xl:aria-[current]:font-semibold"
        >
          {section === 'own' ? forms.sections.own[category] : forms.sections[section]}
          <State
            faults={faults.get(section) ?? 0}
            left={left.get(section) ?? 0}
            isFilled={filled.has(section)}
          />
        </a>
      ))}
    </nav>
  )
}

function countBySection(fields: readonly string[]): Map<FormSectionName, number> {
  const counts = new Map<FormSectionName, number>()
  for (const name of fields) counts.set(sectionOf(name), (counts.get(sectionOf(name)) ?? 0) + 1)
  return counts
}

/** A section is looked at once its heading is so far below the upper edge of the window. */
const LOOKED_AT_PX = 160

/** The section that one looks at, as far as the form is scrolled; `ask` names the one that is led to. */
function useCurrentSection() {
  const [current, setCurrent] = useState<FormSectionName>('basics')
  const asked = useRef<FormSectionName>(undefined)
  useEffect(() => {
    const look = () => setCurrent(sectionInSight(asked.current))
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  function ask(section: FormSectionName) {
    asked.current = section
    setCurrent(section)
  }
  return { current, ask }
}

function sectionInSight(asked: FormSectionName | undefined): FormSectionName {
  const topOf = (section: FormSectionName) =>
    document.getElementById(sectionId(section))?.getBoundingClientRect().top ?? Infinity
  const { scrollHeight } = document.documentElement
  if (scrollY > 0 && scrollY + innerHeight >= scrollHeight - 1) {
    // What the page ends with never comes up to the upper edge: the part that was asked for, else the last.
    const isInSight = asked && topOf(asked) >= 0 && topOf(asked) < innerHeight
    return isInSight ? asked : (SECTIONS.at(-1) ?? 'basics')
  }
  return SECTIONS.findLast((section) => topOf(section) < LOOKED_AT_PX) ?? 'basics'
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

function State({ faults, left, isFilled }: { faults: number; left: number; isFilled: boolean }) {
  if (faults > 0)
    return (
      <span className="flex items-center gap-1 text-micro text-crimson-700">
        <Icon of={CircleAlert} size={16} />
        {words.faults(faults)}
      </span>
    )
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
