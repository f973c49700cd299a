import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, statSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
const COPIED = ['package.json', 'tsconfig.json', 'wrangler.toml', 'frontend', 'worker/contract', 'worker/dev']
const SENTENCES = 'frontend/messages/en/pages.ts'
/** No module: scripts only name its address. */
const PRINTED = 'frontend/features/property-facts/print.css'
const COMPONENT = 'frontend/pages/public/home.tsx'
/** A class that no other file has, and what Tailwind makes of it. */
const CLASS = 'mt-[13.5px]'
const STYLE = 'margin-top:13.5px'
const BUILDER = 'frontend/build/html.ts'
const LANGUAGES = 'worker/contract/languages/languages.ts'
/** The copy has two languages: English is built first, the other stands for all that follow. */
const HOMES = ['index.html', 'bn.html']
const LEFT = 'site/static/js/left.chunk.js'
const PATIENCE = { timeout: 120_000, interval: 50 }

let copy = ''
let said = ''
/** Whether a file of an earlier run was there once the English pages were, which is when the server starts. */
let isLeft = true
let watching: ChildProcess
/** Serves the folder as it has listed it at the start. */
let server: Miniflare

const inCopy = (file: string) => join(copy, file)
const built = (file: string) => readFile(join(copy, 'site', file), 'utf8')
const writtenAt = (file: string) => statSync(join(copy, 'site', file)).ctimeMs
const fetched = (path: string) => server.dispatchFetch(`http://localhost${path}`)
const served = async (path: string) => (await fetched(path)).text()
/** The names and times for which a server that watches the folder lists it anew. */
const listed = () =>
  globSync('**', { cwd: inCopy('site'), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${join(parentPath, name)} ${statSync(join(parentPath, name)).mtimeMs}`)

const fontsOf = (html: string) => html.match(/\/static\/media\/[\w.-]+\.woff2/g) ?? []

/** Changes a file of the copy; returns what it was before. */
async function change(file: string, edit: (text: string) => string): Promise<string> {
  const text = await readFile(inCopy(file), 'utf8')
  expect(edit(text)).not.toBe(text)
  await writeFile(inCopy(file), edit(text))
  return text
}

/** Puts another file in the place of one, as git and some editors do. */
async function replace(file: string, text: string): Promise<void> {
  await writeFile(inCopy('new'), text)
  await rename(inCopy('new'), inCopy(file))
}

const untilBuilt = (file: string, words: string) =>
  vi.waitFor(async () => expect(await built(file)).toContain(words), PATIENCE)
const untilSaid = (words: RegExp) => vi.waitFor(() => expect(said).toMatch(words), PATIENCE)

/** The product is copied: a test must not change the files that its reader may have open. */
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'aangan-watched-'))
  const isSource = (path: string) => !/node_modules|\/dist$|\/fixtures\/pictures|\/e2e\//.test(path)
  for (const path of COPIED) await cp(join(ROOT, path), inCopy(path), { recursive: true, filter: isSource })
  await change(LANGUAGES, (text) => text.replace("['en', 'bn', 'hi', 'ne']", "['en', 'bn']"))
  await symlink(join(ROOT, 'node_modules'), inCopy('node_modules'))
  await mkdir(inCopy('site/static/js'), { recursive: true })
  await writeFile(inCopy(LEFT), '')
  await writeFile(
    inCopy('watch.ts'),
    "import { buildAndWatch } from './worker/dev/tools/site.ts'\nbuildAndWatch(process.argv[2] ?? '')\n",
  )
  const { VITEST: _test, NODE_ENV: _mode, ...env } = process.env
  watching = spawn(process.execPath, [inCopy('watch.ts'), inCopy('site')], { cwd: copy, env })
  for (const stream of [watching.stdout, watching.stderr])
    stream?.on('data', (text) => (said += String(text)))
  await untilSaid(/Languages 1 of 2/)
  isLeft = existsSync(inCopy(LEFT))
  await untilSaid(/Languages 2 of 2/)
  server = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      modules: true,
      script: 'export default { fetch: (request, env) => env.FILES.fetch(request) }',
      compatibilityDate: '2026-10-20',
      assets: { directory: inCopy('site'), binding: 'FILES' },
    }),
  )
  await server.ready
}, 240_000)

afterAll(async () => {
  await server.dispose()
  watching.kill()
  await once(watching, 'exit')
  await rm(copy, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
})

describe('The site under development', { timeout: 240_000 }, () => {
  it('holds nothing of an earlier run once a server may list it, which a file that goes then would end', () => {
    expect(isLeft).toBe(false)
  })

  it('serves a changed sentence in its page and scripts at once, and writes no file anew that is the same', async () => {
    const same = ['bn.html', 'favicon.svg', 'preview.jpg', ...fontsOf(await built('index.html'))]
    const before = same.map(writtenAt)
    const listedBefore = listed()
    await change(SENTENCES, (text) => text.replace('Find your ground in', 'Look for ground in'))
    await vi.waitFor(async () => expect(await served('/')).toContain('Look for ground in'), PATIENCE)
    const names = (await served('/')).match(/\/static\/js\/[\w.-]+/g) ?? []
    const scripts = await Promise.all(names.map(served))
    expect(scripts.length).toBeGreaterThan(3)
    expect(scripts.filter((text) => text.includes('Look for ground in'))).toHaveLength(1)
    expect(scripts).not.toContain('')
    for (const path of ['/', ...names])
      expect((await fetched(path)).headers.get('cache-control')).toBe('no-store')
    expect(same.map(writtenAt)).toEqual(before)
    expect(listed()).toEqual(listedBefore)
  })

  it('has a changed component in every language, with the styles of a class that came', async () => {
    expect(await built('index.html')).not.toContain(STYLE)
    await change(COMPONENT, (text) =>
      text.replace('<div', `<div data-changed="component" data-class="${CLASS}"`),
    )
    for (const home of HOMES) {
      await untilBuilt(home, 'data-changed="component"')
      expect(await built(home)).toContain(STYLE)
    }
    expect(said).not.toContain('does not build')
  })

  it('has a changed sheet of which the scripts hold only the address', async () => {
    await change(PRINTED, (text) => `${text}\n.changed {\n  order: 7;\n}\n`)
    for (const language of ['en', 'bn']) await untilBuilt(`static/media/print-${language}.css`, '.changed')
    expect(said).not.toContain('does not build')
  })

  it('stays as it was at a syntax error, which is said in one line with its place, and goes on once that is mended', async () => {
    const whole = await change(COMPONENT, (text) => `${text}\nexport const = 1\n`)
    const line = whole.split('\n').length + 1
    const place = `pages/public/home\\.tsx:${line}:\\d+`
    await untilSaid(
      new RegExp(`^The site does not build: [^\\n]+\\(\\S*${place}\\) The last good one stays\\.$`, 'm'),
    )
    expect(await built('index.html')).toContain('data-changed="component"')
    await replace(
      COMPONENT,
      whole.replace(`data-changed="component" data-class="${CLASS}"`, 'data-changed="mended"'),
    )
    for (const home of HOMES) await untilBuilt(home, 'data-changed="mended"')
    expect(await built('index.html')).not.toContain(STYLE)
  })

  it('has the next change too of a file that an editor saves by replacing it', async () => {
    const text = await readFile(inCopy(COMPONENT), 'utf8')
    await replace(COMPONENT, text.replace('data-changed="mended"', 'data-changed="again"'))
    await untilBuilt('index.html', 'data-changed="again"')
    expect(await built('index.html')).not.toContain('data-changed="mended"')
  })

  it('is built anew by changed code of the builder, and waits for the next change where that does not run', async () => {
    const whole = await change(BUILDER, (text) => `${text}\nexport const = 1\n`)
    await untilSaid(
      /^The site's build has ended by itself: .+ It starts again after the next change in frontend\/\.$/m,
    )
    expect(await built('index.html')).toContain('data-changed="again"')
    await writeFile(
      inCopy(BUILDER),
      whole.replaceAll('name="description"', 'data-changed="builder" name="description"'),
    )
    await untilBuilt('index.html', 'data-changed="builder"')
  })
})
