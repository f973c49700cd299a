import { ChevronDown } from 'lucide'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { Category } from '#contract/properties/enums.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import { FormSection } from '#frontend/ui/form/form-section.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { formFieldsOf, type FormSectionName, formLabelOf, sectionId, sectionOf } from './plan.ts'
import { BLANK_VALUES } from './values/blank-values.ts'
import { checkForm, type Mode } from './values/check-form.ts'
import type { FormValues } from './values/form-values.ts'

const words = forms.folded
const IS_PHONE = '(width < 40rem)'
/** What everybody looks at first, and what is a single line already. */
const NEVER_FOLDED: readonly FormSectionName[] = ['basics', 'languages']
const NAMED = 3

type FormPartsValue = {
  category: Category
  mode: Mode
  images: readonly string[]
  /** What is wrong with the pictures. */
  imagesError: string | undefined
  /** Whether the form shows what somebody has typed before and not saved. */
  isRestored: boolean
}

const PartsContext = createContext<FormPartsValue | undefined>(undefined)
/** What the parts of a form are folded by. */
export const FormParts = PartsContext.Provider

/** Opens a part that is folded; `id` may also name none. */
export function openPart(id: string) {
  const part = document.getElementById(id)
  part?.querySelector<HTMLElement>(':scope > h2 > [aria-expanded="false"]')?.click()
  return part
}

/** Opens a part and leads there; who goes on by keys begins at its heading. */
export function showPart(id: string) {
  const part = openPart(id)
  part?.scrollIntoView()
  const heading = part?.querySelector<HTMLElement>(':scope > h2')
  const opener = heading?.querySelector<HTMLElement>('button')
  if (heading && !opener) heading.tabIndex = -1
  const target = opener ?? heading
  target?.focus({ preventScroll: true })
}

type FormPartProps = { section: FormSectionName; title: string; children: ReactNode }

/**
 * A part of the form. On a phone, the parts of a stored listing in which nothing is left to do begin as a line that says
 * what is filled in them; its fields are made once it is opened.
 */
export function FormPart({ section, title, children }: FormPartProps) {
  const parts = useContext(PartsContext)
  const { getValues, control } = useFormContext<FormValues>()
  const { errors } = useFormState({ control })
  const [mayFold] = useState(() => parts !== undefined && isFoldable(section, parts, getValues()))
  const [isOpen, setIsOpen] = useState(!mayFold)
  const [wasOpen, setWasOpen] = useState(isOpen)
  const hasFault =
    (section === 'pictures' && parts?.imagesError !== undefined) ||
    Object.keys(errors).some((name) => sectionOf(name) === section)

  if (hasFault && !isOpen) setIsOpen(true)
  if (isOpen && !wasOpen) setWasOpen(true)
  if (!mayFold || parts === undefined)
    return (
      <FormSection id={sectionId(section)} title={title}>
        {children}
      </FormSection>
    )
  const fieldsId = `${sectionId(section)}-fields`
  return (
    <section id={sectionId(section)} className="grid grid-cols-1 content-start box">
      <h2 className="text-h3">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          className="flex min-h-16 w-full items-center gap-3 rounded-court px-3.5 py-3 text-left hover:bg-mist-100"
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className="grid min-w-0 flex-1 gap-0.5">
            {title}
            {!isOpen && <FoldedLine section={section} parts={parts} />}
          </span>
          <Icon of={ChevronDown} size={24} className={isOpen ? 'rotate-180' : ''} />
        </button>
      </h2>
      <div id={fieldsId} hidden={!isOpen} className="px-3.5 pt-1 pb-4.5">
        {wasOpen && <div className="grid grid-cols-1 gap-3.5">{children}</div>}
      </div>
    </section>
  )
}

function FoldedLine({ section, parts }: { section: FormSectionName; parts: FormPartsValue }) {
  const { getValues } = useFormContext<FormValues>()
  useWatch<FormValues>()
  const names = filledIn(section, parts.category, getValues()).map(({ name }) => formLabelOf(name))
  const line =
    section === 'pictures'
      ? words.pictures(parts.images.length)
      : words.filled(names.slice(0, NAMED), Math.max(0, names.length - NAMED))
  return <span className="font-sans text-small leading-snug font-text text-ink-700">{line}</span>
}

const filledIn = (section: FormSectionName, category: Category, values: FormValues) =>
  formFieldsOf(category).filter(
    ({ name }) =>
      sectionOf(name) === section && JSON.stringify(values[name]) !== JSON.stringify(BLANK_VALUES[name]),
  )

function isFoldable(section: FormSectionName, parts: FormPartsValue, values: FormValues): boolean {
  const { category, mode, images, isRestored } = parts
  if (mode === 'add' || isRestored || NEVER_FOLDED.includes(section) || !matchMedia(IS_PHONE).matches)
    return false
  if (section === 'pictures' && images.length === 0) return false
  const left = [
    ...checkForm(category, values, images, mode).map(({ name }) => name),
    ...values.untouchedDefaults,
  ]
  return !left.some((name) => sectionOf(name) === section)
}
