import { useState } from 'react'
import type { CsvError } from '#contract/properties/csv.ts'
import { listingsChanged } from '#frontend/lib/api/query-client.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelCsv } from '#frontend/messages/panel/csv.ts'
import { checkFile, importFile, isUncertain, rowErrors } from './csv-calls.ts'
import { importedAt, importKeyOf, rememberImported, rememberTry } from './imported-files.ts'
import { type CsvFile, readCsvFile } from './read-csv-file.ts'

const words = panelCsv.import

type Checked = {
  file: CsvFile
  rows: number
  ignoredColumns: readonly string[]
  importedBefore: number | undefined
  /** Names the import, so that it may be repeated. */
  key: string
}
export type ImportState =
  | { step: 'choosing'; problem?: string }
  | { step: 'checking'; name: string }
  | { step: 'refused'; name: string; errors: readonly CsvError[] }
  | ({ step: 'checked' | 'importing'; problem?: string; isUncertain?: boolean } & Checked)
  | { step: 'done'; added: number }

/** From a chosen file over its check to the import. */
export function useImport() {
  const [state, setState] = useState<ImportState>({ step: 'choosing' })

  async function check(chosen: File) {
    const { name } = chosen
    setState({ step: 'checking', name })
    const file = await readCsvFile(chosen)
    if (typeof file === 'string') return setState({ step: 'choosing', problem: words.faults[file] })
    try {
      const { errors, rows, ignoredColumns } = await checkFile(file)
      if (errors.length > 0) return setState({ step: 'refused', name, errors })
      const importedBefore = importedAt(file.digest)
      const key = importKeyOf(file.digest)
      return setState({ step: 'checked', file, rows, ignoredColumns, importedBefore, key })
    } catch (error) {
      return setState({ step: 'choosing', problem: failureSentence(error, words.notChecked) })
    }
  }

  async function store({ file, rows, ignoredColumns, importedBefore, key }: Checked) {
    const checked = { file, rows, ignoredColumns, importedBefore, key }
    setState({ step: 'importing', ...checked })
    rememberTry(file.digest, key)
    try {
      const { added } = await importFile(file, key)
      rememberImported(file.digest, Date.now())
      listingsChanged()
      setState({ step: 'done', added })
    } catch (error) {
      const errors = rowErrors(error)
      if (errors.length > 0) return setState({ step: 'refused', name: file.name, errors })
      const problem = isUncertain(error) ? words.uncertain : failureSentence(error, words.notImported)
      setState({ step: 'checked', ...checked, problem, isUncertain: isUncertain(error) })
    }
    return undefined
  }

  return { state, check, store, startOver: (problem?: string) => setState({ step: 'choosing', problem }) }
}
