import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { placeNames } from '#contract/search/place-names.ts'
import { connect } from '#worker/db/client.ts'
import { aProperty } from '#worker/test/factories.ts'
import { findSpellings } from './spelling.ts'

const db = connect(env.DB)
const spellings = (...words: string[]) =>
  findSpellings(
    db,
    { statuses: ['available'], sort: 'newest', isUnfindable: false, words },
    placeNames(['Matigara']),
  )

it('looks for no other spelling of words that listings have, also where none has them all', async () => {
  await aProperty({ title: 'Zephyrs' })
  await aProperty({ title: 'Quarts' })
  expect(await spellings('zephyrs', 'quarts')).toBeUndefined()
  expect(await spellings('zephirs', 'quarts')).toEqual({
    spellings: new Map([['zephirs', 'zephyrs']]),
    translated: new Map(),
    absent: new Set(['zephirs']),
  })
  expect(await spellings('xylophone', 'x9', 'quarts')).toEqual({
    spellings: new Map(),
    translated: new Map(),
    absent: new Set(['xylophone', 'x9']),
  })
})

it('knows the landmarks that descriptions name', async () => {
  expect((await spellings('airprt', 'hospitl'))?.spellings).toEqual(
    new Map([
      ['airprt', 'airport'],
      ['hospitl', 'hospital'],
    ]),
  )
})
