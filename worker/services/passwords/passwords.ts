import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { PASSWORD_COST } from './cost.ts'

type Cost = typeof PASSWORD_COST
type Parsed = { cost: Cost; salt: Buffer; key: Buffer }

const SALT_BYTES = 16
const KEY_BYTES = 32
const PHC = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w+/]+)\$([\w+/]+)$/

/** Hashes a password for the store: scrypt with today's cost, a new salt, written as a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  return format({ cost: PASSWORD_COST, salt, key: await derive(password, salt, PASSWORD_COST) })
}

/**
 * Whether the password made this hash. Without a hash (an unknown address) it works just as long and answers no,
 * so that the time of an answer does not tell who has an account.
 */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const known = stored === undefined ? undefined : read(stored)
  const { cost, salt, key } = known ?? nobodys()
  const isSame = timingSafeEqual(await derive(password, salt, cost), key)
  return isSame && known !== undefined
}

/** Whether a hash was made with another cost than today's and should be made again at the next sign-in. */
export function isOutdated(stored: string): boolean {
  const { logN, blockSize, parallelization } = read(stored)?.cost ?? nobodys().cost
  return (
    logN !== PASSWORD_COST.logN ||
    blockSize !== PASSWORD_COST.blockSize ||
    parallelization !== PASSWORD_COST.parallelization
  )
}

/** One spelling for letters that can be typed in several ways, as NIST 800-63B asks for. */
const normalised = (password: string) => password.normalize('NFKC')

function derive(password: string, salt: Buffer, { logN, blockSize, parallelization }: Cost): Promise<Buffer> {
  const options = { N: 2 ** logN, r: blockSize, p: parallelization }
  return new Promise((resolve, reject) => {
    scrypt(normalised(password), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

const format = ({ cost, salt, key }: Parsed) =>
  `$scrypt$ln=${cost.logN},r=${cost.blockSize},p=${cost.parallelization}$${base64(salt)}$${base64(key)}`

function read(stored: string): Parsed | undefined {
  const [, logN, blockSize, parallelization, salt, key] = PHC.exec(stored) ?? []
  if (salt === undefined || key === undefined) return undefined
  const bytes = Buffer.from(key, 'base64')
  if (bytes.length !== KEY_BYTES) return undefined
  const cost = { logN: Number(logN), blockSize: Number(blockSize), parallelization: Number(parallelization) }
  return { cost, salt: Buffer.from(salt, 'base64'), key: bytes }
}

const nobodys = (): Parsed => ({
  cost: PASSWORD_COST,
  salt: Buffer.alloc(SALT_BYTES),
  key: Buffer.alloc(KEY_BYTES),
})
