import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { finished, startNode, tool } from './children.ts'

const INSTALLED = [
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].flatMap((name) =>
    (process.env['PATH'] ?? '').split(':').map((folder) => `${folder}/${name}`),
  ),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * A Chromium that starts: the one CHROMIUM_PATH names, the system's, Playwright's, else a fresh one. Says which, or
 * why there is none.
 */
export async function findChromium(): Promise<string | undefined> {
  const named = process.env['CHROMIUM_PATH']
  const found = named
    ? [named].find(starts)
    : ([...INSTALLED, chromium.executablePath()].find(starts) ?? (await fetchOne()))
  if (found) console.log(`Browser tests use ${found}.`)
  else if (named) console.log(`CHROMIUM_PATH names ${named}, which does not start.`)
  else console.log('No Chromium could be installed: name one with CHROMIUM_PATH.')
  return found
}

async function fetchOne(): Promise<string | undefined> {
  return (await download()) ?? installPackage()
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

function installPackage(): string | undefined {
  console.log("Playwright's Chromium does not work here: installing Debian's package with apt-get ...")
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', 'chromium'],
  ]) {
    const [program = 'apt-get', ...rest] = [...prefix, 'apt-get', ...WAITING, ...args]
    spawnSync(program, rest, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  }
  return INSTALLED.find(starts)
}
