import { connect, type Socket } from 'node:net'

const CONNECTIONS = 8
const END_OF_HEAD = '\r\n\r\n'

/** A run of requests: how many were answered, and how long that took. */
export type Run = { requests: number; seconds: number }

/**
 * Asks for addresses in turn over a few kept connections, each as fast as it is answered. A bare client, so that the
 * machine is left to what is measured. Throws at the first answer that is not 200.
 */
export async function load(origin: URL, paths: readonly string[], forMs: number): Promise<Run> {
  const started = performance.now()
  let asked = 0
  const next = () => (performance.now() - started < forMs ? paths[asked++ % paths.length] : undefined)
  await Promise.all(Array.from({ length: CONNECTIONS }, () => converse(origin, next)))
  return { requests: asked, seconds: (performance.now() - started) / 1000 }
}

function converse({ hostname, port }: URL, next: () => string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    const ask = () => {
      const path = next()
      if (path === undefined) return void socket.end(resolve)
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`)
    }
    socket.once('connect', ask).once('error', reject)
    readAnswers(socket, (status) => (status === 200 ? ask() : reject(new Error(`Answered ${status}.`))))
  })
}

/** Calls back at the end of every answer, whether it states its length or comes in chunks. */
function readAnswers(socket: Socket, onEnd: (status: number) => void): void {
  let head = ''
  let missing = -1
  socket.on('data', (data: Buffer) => {
    if (missing < 0) {
      head += data.toString('latin1')
      const end = head.indexOf(END_OF_HEAD)
      if (end < 0) return
      const length = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, end + 2))?.[1]
      missing = length === undefined ? Infinity : Number(length) - (head.length - end - END_OF_HEAD.length)
    } else missing -= data.length
    const isOver = missing === Infinity ? data.toString('latin1').endsWith(`0${END_OF_HEAD}`) : missing <= 0
    if (!isOver) return
    const status = Number(head.slice(9, 12))
    head = ''
    missing = -1
    onEnd(status)
  })
}
