import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ErrorReply, STATUS } from '#contract/errors.ts'
import { onOwnEnd, startNode, tool } from './children.ts'
import { plain, stopWith } from './say.ts'
import { addServer, type StateFolder } from '#worker/dev/state.ts'

const READY_MS = 120_000
const ASK_EVERY_MS = 150
const NOT_SET_UP = STATUS.NOT_CONFIGURED
const FAILURE = /\[ERROR\]/

/**
 * Variables that keep wrangler from the network, telemetry and advertising, and apart from other runs on this machine. Without
 * its explorer of local data and its collector of traces it reloads a fifth sooner.
 */
function quietWrangler({ path }: StateFolder): NodeJS.ProcessEnv {
  return {
    CI: '1',
    NODE_ENV: 'development',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_SEND_ERROR_REPORTS: 'false',
    WRANGLER_HIDE_BANNER: 'true',
    X_LOCAL_EXPLORER: 'false',
    X_LOCAL_OBSERVABILITY: 'false',
    WRANGLER_LOG_PATH: join(path, 'logs'),
    WRANGLER_REGISTRY_PATH: join(path, 'registry'),
  }
}

/** Starts the Worker with the built site on one port, and returns when it answers. Later output goes to the terminal. */
export async function serveWorker(state: StateFolder, port: number, envFiles: string[]): Promise<void> {
  let output = ''
  let failing = 'does not start'
  let show = (text: string): void => {
    output += text
  }
  const child = startNode(tool('wrangler'), devArguments(state, port, envFiles), {
    env: quietWrangler(state),
    onOutput: (text) => show(text),
  })
  addServer(state, child.pid)
  onOwnEnd(child, () => stopWith(`The Worker ${failing}: ${complaintOf(output)}`))
  const giveUpAt = Date.now() + READY_MS
  while (!(await answers(port))) {
    if (FAILURE.test(plain(output))) stopWith(`The Worker does not start: ${complaintOf(output)}`)
    if (Date.now() > giveUpAt)
      stopWith(`The Worker has not answered within two minutes: ${complaintOf(output)}`)
  }
  failing = 'has ended by itself'
  show = (text) => {
    process.stderr.write(text)
  }
}

function devArguments({ persistTo, site }: StateFolder, port: number, envFiles: string[]): string[] {
  const vars = envFiles.flatMap((file) => ['--env-file', file])
  const ports = ['--port', String(port), '--inspector-port', '0']
  const folders = ['--persist-to', persistTo, '--assets', site]
  return [
    'dev',
    ...ports,
    ...folders,
    ...vars,
    '--log-level',
    'error',
    '--show-interactive-dev-session=false',
  ]
}

/** Whether the product answers; stops where it says that it cannot work as it is set up. */
async function answers(port: number): Promise<boolean> {
  await pause(ASK_EVERY_MS)
  const reply = await fetch(`http://localhost:${port}/api/health`).catch(() => undefined)
  if (reply?.status !== NOT_SET_UP) return reply?.ok ?? false
  const { data } = ErrorReply.safeParse(await reply.json().catch(() => undefined))
  return data ? stopWith(`The Worker is not set up, look into .dev.vars: ${data.message}`) : false
}

/** What wrangler complains about, in one line. */
function complaintOf(output: string): string {
  const words = plain(output)
  const lines = words.split('\n').map((line) => line.trim())
  const complaints = lines
    .filter((line) => /error/i.test(line))
    .map((line) => line.replace(/^.*\[ERROR\]\s*/, ''))
    .filter((line) => !/^build failed/i.test(line))
  const place = /^\s+(\S+:\d+:\d+):$/m.exec(words)?.[1]
  const reason = complaints[0] ?? lines.findLast((line) => line !== '') ?? 'it gives no reason'
  return place ? `${reason} (${place})` : reason
}
