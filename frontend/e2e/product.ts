import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const START = join(import.meta.dirname, '../../worker/dev/start.mjs')
const LOWEST_PORT = 9000
const PORTS = 6000
const PORT_TAKEN = /in use/
const RUNNING = /Aangan runs at (http:\S+)/

type Product = { address: string; stop: () => Promise<void> }

/** Starts the whole product as `npm run dev` does, on a free port, with a copy of the demo data in STATE_DIR and the site in BUILT_SITE. */
export async function startProduct(tries = 3): Promise<Product> {
  const seeded = process.env['STATE_DIR']
  const stateDir = await mkdtemp(join(tmpdir(), 'aangan-e2e-'))
  if (seeded) await cp(seeded, stateDir, { recursive: true, filter: (path) => !path.endsWith('/running') })
  const child = spawn(process.execPath, [START, 'dev'], {
    env: {
      ...process.env,
      PORT: String(await freePort()),
      STATE_DIR: stateDir,
      ADMIN_EMAILS: 'owner@aangan.example',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = async () => {
    await end(child)
    await rm(stateDir, { recursive: true, force: true })
  }
  try {
    return { address: await addressOf(child), stop }
  } catch (error) {
    await stop()
    if (tries > 1 && PORT_TAKEN.test(String(error))) return startProduct(tries - 1)
    throw error
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const read = (chunk: unknown) => {
      output += String(chunk)
      const address = RUNNING.exec(output)?.[1]
      if (address) resolve(address)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', () => reject(new Error(`The product did not start:\n${output}`)))
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** A free port, below those that systems give to outgoing connections, so that hardly anything takes it in the meantime. */
async function freePort(): Promise<number> {
  const port = LOWEST_PORT + Math.floor(Math.random() * PORTS)
  const server = createServer().listen(port, '127.0.0.1')
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  if (!isFree) return freePort()
  server.close()
  await once(server, 'close')
  return port
}
