import { panelCsv } from '#frontend/messages/panel/csv.ts'
import { SelectField } from '#frontend/ui/form/select-field.tsx'
import type { SheetFile } from './read-sheet-file.ts'

const words = panelCsv.import.sheet

type SheetChoiceProps = { file: SheetFile; onChoose: (sheet: string) => void }

/** Which sheet of a workbook was read, to be changed where it has several. */
export function SheetChoice({ file: { workbook }, onChoose }: SheetChoiceProps) {
  if (!workbook || workbook.sheets.length < 2) return null
  const { sheets, sheet } = workbook
  return (
    <SelectField
      label={words.label}
      hint={words.more(sheets.length - 1)}
      options={sheets.map((name) => ({ value: name, label: name }))}
      value={sheet}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  )
}
