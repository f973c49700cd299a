import { createServer } from 'node:net'
import { stopWith } from './say.ts'

const DEFAULT_PORT = 8787
const HIGHEST_PORT = 65_535

/** The port that PORT names, 8787 without it. Stops where it is no port or something else answers there. */
export async function choosePort(): Promise<number> {
  const port = Number(process.env['PORT'] || DEFAULT_PORT)
  if (!Number.isInteger(port) || port < 1 || port > HIGHEST_PORT)
    stopWith(`PORT is '${process.env['PORT']}': it must be a number from 1 to ${HIGHEST_PORT}.`)
  const obstacle = (await obstacleTo(port, '127.0.0.1')) ?? (await obstacleTo(port, '::1'))
  if (obstacle === 'EADDRINUSE')
    stopWith(
      `Port ${port} is in use: stop what runs there, or choose another one, as in \`PORT=${port === HIGHEST_PORT ? port - 1 : port + 1} npm run dev\`.`,
    )
  if (obstacle) stopWith(`Port ${port} cannot be used here (${obstacle}): choose another one with PORT.`)
  return port
}

/** The code of the error that keeps a port from being opened; an address this machine lacks is no obstacle. */
function obstacleTo(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => {
      const code = 'code' in error ? String(error.code) : error.message
      resolve(code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT' ? undefined : code)
    })
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}
