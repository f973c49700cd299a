import { randomUUID } from 'node:crypto'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { finished, startNode, stopChildren, tool } from './tools/children.ts'
import { findTestBrowser } from './tools/chromium.ts'
import { memoryFolder } from './tools/memory-folder.ts'
import { faultsOfRepository } from './repository.ts'

/** A stage that hangs ends after this; the slowest of two busy cores has needed 15 minutes for the browser tests. */
const LONGEST_STAGE_MS = 30 * 60_000

let madeFolder: string | undefined

/** The runners' temporary folder, in memory where there is room, deleted when this process ends. */
function temporary(): string {
  if (madeFolder) return madeFolder
  const folder = mkdtempSync(join(memoryFolder() ?? tmpdir(), 'aangan-test-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))
  return (madeFolder = folder)
}

/** How a stage ended; `complaint` is the end of what a failed one printed, to be read below the stages after it. */
export type Counts = { passed: number; failed: number; complaint?: string }

const COMPLAINT_LINES = 60

/** The stages of `npm test`, in their order: how each is run, with all its test files or with these. */
export const STAGES: Readonly<Record<string, (files?: readonly string[]) => Promise<Counts>>> = {
  verify,
  worker: (files) => vitest('worker', 'worker/vitest.config.ts', files),
  frontend: (files) => vitest('frontend', 'frontend/vite.config.ts', files),
  browser,
}

const TEST_FILES = {
  worker: 'worker/**/*.test.{ts,tsx}',
  frontend: 'frontend/**/*.test.{ts,tsx}',
  browser: 'frontend/e2e/**/*.spec.ts',
}

/** The test files whose path contains a name, by the stage that runs them. */
export function testFilesNamed(name: string): [stage: string, files: string[]][] {
  return Object.entries(TEST_FILES)
    .map(([stage, pattern]): [string, string[]] => [
      stage,
      filesOf(pattern).filter((file) => file.includes(name)),
    ])
    .filter(([, files]) => files.length > 0)
}

const filesOf = (pattern: string) =>
  globSync(pattern, { exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path) })

async function verify(): Promise<Counts> {
  const checks = await Promise.all([
    check('format', 'oxfmt', ['--check']),
    check('lint', 'oxlint', ['--type-aware']),
    // Each checker more looks at the shared types anew, and lint has the other processor.
    check('types', 'tsc', ['-b', '--pretty', 'false', '--checkers', '1']),
    Promise.resolve(report('repository', faultsOfRepository().join('\n'))),
  ])
  return { passed: checks.filter(Boolean).length, failed: checks.filter((isGood) => !isGood).length }
}

/** The checks are written in Go, whose garbage collector else takes a third of their time to save memory that is there. */
const SELDOM_COLLECTED = { GOGC: '400', GOMEMLIMIT: '2GiB' }

async function check(name: string, program: string, args: string[]): Promise<boolean> {
  let output = ''
  const onOutput = (text: string) => (output += text)
  const code = await finished(startNode(tool(program), args, { env: SELDOM_COLLECTED, onOutput }))
  return report(name, code === 0 ? '' : output.trim() || `${program} ended with ${code}.`)
}

function report(name: string, complaint: string): boolean {
  if (complaint) console.log(complaint)
  console.log(`  ${name} ${complaint ? 'failed' : 'ok'}`)
  return complaint === ''
}

function vitest(
  stage: 'worker' | 'frontend',
  config: string,
  files: readonly string[] = [],
): Promise<Counts> {
  return run(async (reportFile) => {
    const ended = await limited(stage, tool('vitest'), [
      'run',
      '--config',
      config,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
      ...files.map((file) => resolve(file)),
    ])
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(reportFile, 'utf8'))
    return counts(ended, Number(numPassedTests), Number(numFailedTests))
  })
}

async function browser(files: readonly string[] = []): Promise<Counts> {
  const path = await findTestBrowser()
  if (!path) return { passed: 0, failed: 1 }
  return run(async (reportFile) => {
    const ended = await limited(
      'browser',
      tool('playwright'),
      [
        'test',
        '--config',
        'frontend/e2e/playwright.config.ts',
        '--reporter=list,json',
        ...files.map((file) => basename(file)),
      ],
      {
        CHROMIUM_PATH: path,
        PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
      },
    )
    const { stats } = JSON.parse(readFileSync(reportFile, 'utf8'))
    return counts(ended, Number(stats.expected), Number(stats.unexpected) + Number(stats.flaky))
  })
}

type Ended = { code: number; output: string }

/** A runner that fails without naming a test counts as one failure, as does one that leaves no report. */
function counts({ code, output }: Ended, passed: number, failed: number): Counts {
  if (code === 0 && failed === 0) return { passed, failed }
  return { passed, failed: Math.max(failed, 1), complaint: lastLines(output) }
}

const lastLines = (text: string) => text.trimEnd().split('\n').slice(-COMPLAINT_LINES).join('\n')

async function run(work: (reportFile: string) => Promise<Counts>): Promise<Counts> {
  try {
    return await work(join(temporary(), `${randomUUID()}.json`))
  } catch (error) {
    const complaint = error instanceof TooLong ? error.message : `The runner left no report: ${String(error)}`
    console.log(complaint)
    return { passed: 0, failed: 1, complaint }
  }
}

class TooLong extends Error {}

/** Runs a stage's program and shows what it prints. Throws `TooLong`, which names the files that had not ended. */
async function limited(
  stage: keyof typeof TEST_FILES,
  script: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Ended> {
  const isOver = new AbortController()
  const late = pause(LONGEST_STAGE_MS, 'late' as const, { signal: isOver.signal, ref: false }).catch(
    () => 'over' as const,
  )
  let output = ''
  const child = startNode(script, args, {
    env: {
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
      ...env,
      TMPDIR: temporary(),
      TESTED_SITE: join(temporary(), 'site'),
    },
    onOutput: (text) => {
      output += text
      process.stdout.write(text)
    },
  })
  const code = await Promise.race([finished(child), late])
  isOver.abort()
  if (typeof code === 'number') return { code, output }
  await stopChildren()
  const silent = filesOf(TEST_FILES[stage]).filter((file) => !output.includes(nameInOutput(file)))
  const names = silent.slice(0, 20).join(', ') || 'no file'
  throw new TooLong(`Stopped after half an hour. ${silent.length} files had not ended: ${names}`)
}

/** Runners name a test file by its path below the part it belongs to. */
const nameInOutput = (file: string) => file.replace(/^(worker|frontend)\/(e2e\/)?/, '')
