import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MAIL_API, standInForMailApi } from '#worker/test/mail-api.ts'
import { resend } from './resend.ts'

const TIMEOUT_MS = 30
const configured = { ...env, RESEND_API_KEY: 're_test', RESEND_BASE_URL: 'https://mail.test' }
const message = { subject: 'Hello', text: 'Hello Rina', html: '<p>Hello Rina</p>', replyTo: 'asha@mail.test' }
const from = 'Aangan <hello@firm.test>'
const letter = { id: 'row-1', from, to: 'rina@firm.test', message }

afterEach(() => vi.restoreAllMocks())

it('hands a mail over under its own name, so that it is sent once', async () => {
  const handed = standInForMailApi(MAIL_API.takes)
  expect(await resend.send(configured, letter, TIMEOUT_MS)).toBeUndefined()
  expect(handed).toEqual([
    {
      url: 'https://mail.test/emails',
      key: 'Bearer re_test',
      idempotencyKey: 'row-1',
      body: expect.objectContaining({
        from,
        to: letter.to,
        subject: 'Hello',
        text: 'Hello Rina',
        html: '<p>Hello Rina</p>',
        reply_to: 'asha@mail.test',
      }),
    },
  ])
})

describe('says why a mail was not taken when the service', () => {
  it.each([
    ['fails', MAIL_API.fails, '500 internal_server_error'],
    ['refuses it', MAIL_API.refuses, '422 validation_error'],
    ['does not know the key', MAIL_API.knowsNoKey, '403 invalid_api_key'],
    ['does not know the domain', MAIL_API.knowsNoDomain, '403 validation_error'],
    ['is busy', MAIL_API.isBusy, '429 rate_limit_exceeded'],
    ['is down', MAIL_API.isDown, 'no answer application_error'],
    ['hangs', MAIL_API.hangs, 'no answer application_error'],
    ['answers a page of its proxy', MAIL_API.answersPage, '502 application_error'],
    ['answers a page as if all was well', MAIL_API.answersPageAsIfWell, 'no answer application_error'],
    ['answers nothing', MAIL_API.answersNothing, 'an answer without an id'],
    ['fails without a word', MAIL_API.failsWithNothing, 'an answer without an id'],
    ['answers without an id', MAIL_API.answersWithoutId, 'an answer without an id'],
  ])('%s', async (_, behaviour, reason) => {
    standInForMailApi(behaviour)
    expect(await resend.send(configured, letter, TIMEOUT_MS)).toEqual({
      reason,
      isFinal: reason.startsWith('422'),
    })
  })
})
