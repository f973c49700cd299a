import { useEffect, useRef, useState } from 'react'
import type { CsvError, CsvReply } from '#contract/properties/csv.ts'
import { isUnanswered } from '#frontend/lib/api/api-error.ts'
import { listingsChanged } from '#frontend/lib/api/query-client.ts'
import { dayOf } from '#frontend/lib/format/day.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelCsv } from '#frontend/messages/panel/csv.ts'
import { checkFile, type Choices, importFile, rowErrors } from './csv-calls.ts'
import { forgetTry, importKeyOf, rememberTry, unfinishedImport } from './imported-files.ts'
import { choicesFor, forgetChoices, rememberChoices } from './remembered-choices.ts'
import { saveFile } from '#frontend/lib/browser/save-file.ts'
import { type FileFault, readSheetFile, type SheetFile } from './read-sheet-file.ts'

const words = panelCsv.import
const NO_CHOICES: Choices = { columns: {}, isUpdate: false }

/** A chosen file, the server's reading of it, and the choices made about it. */
export type CheckedFile = {
  file: SheetFile
  reply: CsvReply
  choices: Choices
  /** The idempotency key of the import, so that it can be repeated. */
  key: string
  /** The day on which a file with these columns was matched. */
  rememberedOn?: string
}
type Outcome = { problem?: string; isUncertain?: boolean; isRechecking?: boolean; rowsDone?: number }
type ImportState =
  | { step: 'choosing'; problem?: string }
  | { step: 'checking'; name: string }
  | ({ step: 'checked' | 'importing' } & Outcome & CheckedFile)
  | { step: 'done'; added: number; updated: number; importId: string | undefined; back?: RowsBack }
export type CheckedState = Extract<ImportState, { step: 'checked' | 'importing' }>

/** Rows that were not imported, as a file to mend. */
export type RowsBack = { rows: number; name: string; content: Blob }

/** The import, from choosing a file and checking it to storing its rows. */
export function useImport(onChecked: (checked: CheckedFile) => void) {
  const [state, setState] = useState<ImportState>({ step: 'choosing' })
  const asked = useRef(0)

  /** Checks a file; a mended one with what was chosen for the one before it. */
  async function check(chosen: File, choices = NO_CHOICES) {
    setState({ step: 'checking', name: chosen.name })
    return checkRead(await readSheetFile(chosen), choices)
  }

  /** Checks another sheet of the same workbook. */
  async function chooseSheet({ file }: CheckedFile, sheet: string) {
    setState({ step: 'checking', name: file.name })
    return checkRead((await file.workbook?.read(sheet)) ?? 'unreadable', NO_CHOICES)
  }

  async function checkRead(file: SheetFile | FileFault, choices: Choices) {
    if (typeof file === 'string') return setState({ step: 'choosing', problem: words.faults[file] })
    try {
      const next = await withRemembered(await checked(file, choices))
      setState(next)
      onChecked(next)
    } catch (error) {
      setState({ step: 'choosing', problem: failureSentence(error, words.notChecked) })
    }
    return undefined
  }

  /** Checks the same file again with other choices; of several calls the last one counts. */
  async function decide(given: CheckedFile, choices: Choices) {
    const number = (asked.current += 1)
    setState((before) => ('file' in before ? { ...before, choices, isRechecking: true } : before))
    if (given.reply.understood && choices !== NO_CHOICES) rememberChoices(given.reply.understood, choices)
    const next = await checked(given.file, choices).catch((error: unknown) =>
      failureSentence(error, words.notChecked),
    )
    if (number !== asked.current) return
    setState((before) => {
      if (!('file' in before) || before.file !== given.file) return before
      if (typeof next !== 'string') return { ...next, rememberedOn: given.rememberedOn }
      return { ...before, choices: given.choices, isRechecking: false, problem: next }
    })
  }

  /** Reads the file as if none with its columns had been seen. */
  function readAfresh(given: CheckedFile) {
    if (given.reply.understood) forgetChoices(given.reply.understood)
    return decide({ ...given, rememberedOn: undefined }, NO_CHOICES)
  }

  async function store({ file, reply, choices, key, rememberedOn }: CheckedFile) {
    const given = { file, reply, choices, key, rememberedOn }
    setState({ step: 'importing', ...given })
    rememberTry({ digest: file.digest, key, name: file.name })
    const tell = (rowsDone: number) => setState({ step: 'importing', ...given, rowsDone })
    try {
      const { added, updated = 0, importId, rejected, badRows } = await importFile(file, key, choices, tell)
      forgetTry(file.digest)
      listingsChanged()
      const back = rejected === undefined ? undefined : rowsBack(file.name, rejected, badRows)
      if (back) saveFile(back.content, back.name)
      setState({ step: 'done', added, updated, importId, back })
    } catch (error) {
      const errors = rowErrors(error)
      const problem = isUnanswered(error) ? words.uncertain : failureSentence(error, words.notImported)
      const seen =
        errors.length > 0 ? { ...given, reply: { ...reply, errors, badRows: rowsOf(errors) } } : given
      setState({ step: 'checked', ...seen, problem, isUncertain: isUnanswered(error) })
    }
  }

  /** A lost line that comes back: the import goes on where it stopped. */
  useEffect(() => {
    if (state.step !== 'checked' || !state.isUncertain) return undefined
    const goOn = () => void store(state)
    addEventListener('online', goOn)
    return () => removeEventListener('online', goOn)
  })

  return {
    state,
    unfinished: state.step === 'choosing' ? unfinishedImport() : undefined,
    check,
    chooseSheet,
    decide,
    readAfresh,
    store,
    startOver: (problem?: string) => setState({ step: 'choosing', problem }),
  }
}

async function checked(file: SheetFile, choices: Choices): Promise<CheckedState> {
  const reply = await checkFile(file, choices)
  return { step: 'checked', file, reply, choices, key: importKeyOf(file.digest) }
}

const rowsOf = (errors: readonly CsvError[]) => new Set(errors.map(({ row }) => row)).size

const rowsBack = (name: string, rejected: string, rows: number): RowsBack => ({
  rows,
  name: `${name.replace(/\.\w+$/, '')}-${words.back.name}.csv`,
  content: new Blob([rejected], { type: 'text/csv' }),
})

/**
 * Files with the same columns are read as the last one was, unless something was chosen for this one; where every row
 * has an ID, it is an update.
 */
async function withRemembered(state: CheckedState): Promise<CheckedState> {
  if (state.choices !== NO_CHOICES || !state.reply.understood) return state
  const known = choicesFor(state.reply.understood)
  const isUpdate = state.reply.understood.withId === state.reply.rows
  if (!known && !isUpdate) return state
  const next = await checked(state.file, { ...NO_CHOICES, ...known?.choices, isUpdate })
  return known?.atMs === undefined ? next : { ...next, rememberedOn: dayOf(known.atMs) }
}
