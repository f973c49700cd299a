import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { finished, startNode, tool } from './children.ts'

/** A Chromium: where it may lie, and what Debian calls it. */
type Kind = { paths: readonly string[]; debian: string }

const WHOLE: Kind = {
  paths: [
    ...inPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    chromium.executablePath(),
  ],
  debian: 'chromium',
}
/** Chromium without windows: those cost a processor half a second for each test. */
const WINDOWLESS: Kind = {
  paths: inPath('chromium-headless-shell', 'chrome-headless-shell'),
  debian: 'chromium-headless-shell',
}

/**
 * A whole Chromium that starts: the one CHROMIUM_PATH names, the system's, Playwright's, else a fresh one. Says which, or
 * why there is none.
 */
export const findChromium = () => find([WHOLE])

/** The same for browser tests, which are quicker in one without windows. */
export const findTestBrowser = () => find([WINDOWLESS, WHOLE])

async function find(kinds: readonly Kind[]): Promise<string | undefined> {
  const named = process.env['CHROMIUM_PATH']
  const found = named
    ? [named].find(starts)
    : (kinds.flatMap(({ paths }) => paths).find(starts) ?? (await fetchOne(kinds)))
  if (found) console.log(`Browser tests use ${found}.`)
  else if (named) console.log(`CHROMIUM_PATH names ${named}, which does not start.`)
  else console.log('No Chromium could be installed: name one with CHROMIUM_PATH.')
  return found
}

function inPath(...names: string[]): string[] {
  return names.flatMap((name) => (process.env['PATH'] ?? '').split(':').map((folder) => `${folder}/${name}`))
}

async function fetchOne(kinds: readonly Kind[]): Promise<string | undefined> {
  let found = await download()
  for (const kind of kinds) found ??= installPackage(kind)
  return found
}

function starts(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}

async function download(): Promise<string | undefined> {
  console.log('No Chromium here: downloading the one of Playwright, about 150 MB ...')
  const code = await finished(startNode(tool('playwright'), ['install', 'chromium'], { onOutput: () => {} }))
  return code === 0 ? [chromium.executablePath()].find(starts) : undefined
}

/** Another installation that is running ends first. */
const WAITING = ['-o', 'DPkg::Lock::Timeout=300']

function installPackage({ debian, paths }: Kind): string | undefined {
  console.log(`No Chromium of Playwright works here: installing Debian's ${debian} with apt-get ...`)
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', debian],
  ]) {
    const [program = 'apt-get', ...rest] = [...prefix, 'apt-get', ...WAITING, ...args]
    spawnSync(program, rest, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  }
  return paths.find(starts)
}
