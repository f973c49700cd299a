import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import type { Account } from '#worker/db/queries/accounts/users.ts'
import { as, type Caller } from '#worker/test/client.ts'
import { anAccount } from '#worker/test/factories.ts'
import { REAL } from '#worker/test/pictures.ts'
import { refused, uploadsBy } from '#worker/test/uploads.ts'

const STAMP = '1760000000000'
let staff: Account
let staffCaller: Caller

beforeAll(async () => {
  staff = await anAccount()
  staffCaller = await as(staff)
})

const { send, upload } = uploadsBy(() => staffCaller)

describe('the name of an uploaded picture', () => {
  const nameOf = async (filename: string, picture: Uint8Array = REAL.jpeg) =>
    (await upload(picture, filename)).url.replace(/^\/property-images\/plot\/\d{13}_/, '')

  it.each([
    ['front view (1).JPG', 'front-view--1-.jpg'],
    ['সামনে.png', '-----.png'.replace(/^-+/, 'picture')],
    ['../../etc/passwd.png', 'etc-passwd.png'],
    ['a/b\\c.webp', 'a-b-c.webp'],
    ['evil.html', 'evil.html.jpg'],
    ['picture.svg', 'picture.svg.jpg'],
    ['x.php.jpeg', 'x.php.jpeg'],
    ['.htaccess', 'htaccess.jpg'],
    ['.webp', 'picture.webp'],
    ['%', 'picture.jpg'],
    ['\u0000\r\n<script>.png', 'script-.png'],
    ['no-extension', 'no-extension.jpg'],
    ['9831277665 owner board.png', 'owner-board.png'],
    ['Board +91 (98312) 77665 - gate.png', 'Board-----gate.png'],
    ['board 98312৭৭665.png', 'board-.png'],
    ['৯৮৩১২৭৭৬৬৫.png', 'picture.png'],
    ['_98.31.27.76.65_-640.png', 'picture-640.png'],
    ['9109831277665_board.png', '_board.png'],
    ['plot 12345 of 3.png', 'plot-12345-of-3.png'],
  ])('%j becomes %s', async (filename, name) => {
    expect(await nameOf(filename)).toBe(name)
  })

  it('gets the extension of its bytes when it has none', async () => {
    expect([await nameOf('a', REAL.png), await nameOf('a', REAL.webp), await nameOf('a', REAL.avif)]).toEqual(
      ['a.png', 'a.webp', 'a.avif'],
    )
  })

  it('is cut to its limit and keeps its end', async () => {
    const name = await nameOf(`${'x'.repeat(300)}-640.webp`)
    expect(name).toMatch(/^x{100,}-640\.webp$/)
    expect(name.length).toBeLessThanOrEqual(LIMITS.filenameLetters)
  })

  it('begins with the time in milliseconds, unless it came with one', async () => {
    const before = Date.now()
    const { url } = await upload(REAL.jpeg, 'a.jpg')
    expect(Number(/(\d{13})_a\.jpg$/.exec(url)?.[1])).toBeGreaterThanOrEqual(before)
    expect((await upload(REAL.jpeg, `${STAMP}_kept.jpg`)).url).toBe(`/property-images/plot/${STAMP}_kept.jpg`)
  })

  it('of another width loses a number as its main one does', async () => {
    const { url } = await upload(REAL.jpeg, `${STAMP}_board-9831277665.jpg`)
    expect(url).toBe(`/property-images/plot/${STAMP}_board-.jpg`)
    expect((await upload(REAL.jpeg, `${STAMP}_board-9831277665-640.jpg`)).url).toBe(
      `/property-images/plot/${STAMP}_board--640.jpg`,
    )
  })

  it('is never given twice: phones call every picture image.jpg', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => upload(REAL.jpeg, 'image.jpg')))
    expect(new Set(replies.map(({ url }) => url)).size).toBe(20)
  })

  it('is never overwritten', async () => {
    const filename = `${STAMP}_once.jpg`
    const { url } = await upload(REAL.jpeg, filename)
    expect(await refused(() => send(REAL.png, filename))).toMatchObject({
      status: 409,
      message: SERVER_MESSAGES.imageExists,
    })
    expect(await (await env.IMAGES.get(url.slice(1)))?.bytes()).toEqual(REAL.jpeg)
    const atOnce = await Promise.all(Array.from({ length: 10 }, () => send(REAL.jpeg, `${STAMP}_race.jpg`)))
    expect(atOnce.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(atOnce.filter(({ status }) => status === 409)).toHaveLength(9)
  })

  it.each(['warehouse', 'plot', 'villa', 'Warehouse', 'land-2'])('stands under the form %s', async (form) => {
    const { url } = await upload(REAL.jpeg, 'a.jpg', { form })
    expect(url).toMatch(new RegExp(`^/property-images/${form.toLowerCase()}/`))
  })

  it.each(['ware house', '..%2F..', 'a.b', 'x'.repeat(41), '<b>'])(
    'does not stand under the form %s',
    async (form) => {
      expect(await refused(() => send(REAL.jpeg, 'a.jpg', { form }))).toMatchObject({
        status: 400,
        message: SERVER_MESSAGES.imageNameInvalid,
      })
    },
  )
})
