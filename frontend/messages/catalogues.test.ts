import { describe, expect, it } from 'vitest'
import { FIRM } from '#contract/firm.ts'
import { inDigitsOf } from '#contract/languages/digits.ts'
import { aPlot } from '#frontend/test/properties.ts'
import { CATALOGUES } from './catalogues.ts'
import * as english from './en.ts'

/** Sentences that may be the same in English and another language: names, addresses and signs. */
const ALIKE = new Set([
  'footer.facebook',
  'footer.instagram',
  'footer.youtube',
  'share.whatsApp',
  'newsletter.placeholder',
  'guides.of',
  'detail.pageTitle',
  'featureDetail',
])
/** Sentences that translate what they are given: a marker tells nothing about them. */
const HANDED_ON = [
  'contactForm.fromServer',
  'words.stored',
  'words.kind',
  'words.use',
  'words.amount',
  'words.day',
]

/** Sentences that take numbers, which they must write in their own digits. */
const COUNTING = [
  'aboutSlides.position',
  'activeFilters.atLeast',
  'activeFilters.bathroomsCount',
  'activeFilters.bedroomsCount',
  'activeFilters.between',
  'activeFilters.heightFrom',
  'activeFilters.roadFrom',
  'activeFilters.upTo',
  'card.bedrooms',
  'card.ceiling',
  'detail.facts.feet',
  'detail.gallery.all',
  'detail.gallery.open',
  'detail.gallery.position',
  'detail.price.inr',
  'drawings.feet',
  'filterPanel.areaIs',
  'filters.open',
  'footer.copyright',
  'home.doors.plots',
  'home.doors.warehouses',
  'home.today',
  'lightbox.counter',
  'lightbox.show',
  'list.count',
  'list.more',
  'list.slide',
  'newest.all',
  'noProperties.found',
  'noProperties.height',
  'noProperties.road',
  'rates.katha',
  'rates.kathaWithHouse',
  'rates.sqFt',
  'rates.sqFtBuilt',
  'suggestions.count',
]

const MARKERS = ['QX', 'QY', 'QZ']
type Sentences = Record<string, string | ((...given: never[]) => unknown)>

/** All sentences of a catalogue by their names: 'detail.gallery.open'. */
function sentencesOf(words: unknown, name = ''): Sentences {
  if (typeof words === 'string') return { [name]: words }
  if (typeof words === 'function') return { [name]: words as (...given: never[]) => unknown }
  if (typeof words !== 'object' || words === null) return {}
  const parts = Object.entries(words).map(([key, value]) =>
    sentencesOf(value, name === '' ? key : `${name}.${key}`),
  )
  return Object.assign({}, ...parts)
}

/** A sentence filled with what is given; a sentence without parameters as it is. */
function said(sentence: Sentences[string] | undefined, given: readonly unknown[]): string {
  return typeof sentence === 'function' ? String(sentence(...(given as never[]))) : (sentence ?? '')
}

const ENGLISH = sentencesOf(english)
const MADE = Object.keys(ENGLISH).filter(
  (name) => typeof ENGLISH[name] === 'function' && !HANDED_ON.includes(name),
)
const given = (name: string) => {
  if (name === 'drawings.and') return [MARKERS]
  if (name === 'detail.compose') return [aPlot()]
  return name === 'list.found' ? [[['city', MARKERS[0]]], undefined, MARKERS[1]] : MARKERS
}

describe.each(Object.entries(CATALOGUES))('%s', (language, catalogue) => {
  const sentences = sentencesOf(catalogue)
  const digits = inDigitsOf(language as keyof typeof CATALOGUES, '0123456789')

  it('has the sentences of English and no others', () => {
    expect(Object.keys(sentences).toSorted()).toEqual(Object.keys(ENGLISH).toSorted())
  })

  it('says none as English does', () => {
    const alike = Object.keys(ENGLISH).filter(
      (name) =>
        !ALIKE.has(name) &&
        !HANDED_ON.includes(name) &&
        said(sentences[name], given(name)) === said(ENGLISH[name], given(name)) &&
        /[a-z]/i.test(said(ENGLISH[name], given(name)).replaceAll(/Q[XYZ]/g, '')),
    )
    expect(alike).toEqual([])
  })

  it('says everything that English is given', () => {
    const forgotten = MADE.flatMap((name) => {
      const here = said(sentences[name], given(name))
      const there = said(ENGLISH[name], given(name))
      return MARKERS.filter((marker) => there.includes(marker) && !here.includes(marker)).map(
        (marker) => `${name} ${marker}`,
      )
    })
    expect(forgotten).toEqual([])
  })

  it('writes numbers in its own digits', () => {
    const texts = [
      ...Object.keys(sentences).map((name) => [name, said(sentences[name], given(name))]),
      ...COUNTING.map((name) => [name, said(sentences[name], ['7', '9', MARKERS[2]])]),
      ['words.amount', said(sentences['words.amount'], ['₹1.20 Cr / month'])],
      ['words.day', said(sentences['words.day'], ['22 Sept 2026'])],
    ]
    expect(texts.filter(([, text = '']) => holdsOtherDigits(text, digits))).toEqual([])
  })

  it('stands in composed letters, with its own full stop and quotation marks', () => {
    const texts = Object.keys(sentences).map((name) => [name, said(sentences[name], given(name))])
    const wrong = texts.filter(
      ([, text = '']) => text !== text.normalize('NFC') || /[\u0964]\s*\.|\s\u0964|"|\s\s/.test(text),
    )
    expect(wrong).toEqual([])
  })
})

/** People copy a postal code, so it keeps Latin digits. */
const holdsOtherDigits = (text: string, digits: string) =>
  (text.replaceAll(FIRM.postalCode, '').match(/\p{Nd}/gu) ?? []).some((digit) => !digits.includes(digit))

it.each(['bn', 'hi', 'ne'] as const)(
  'ends no sentence of %s right behind Latin text of others',
  (language) => {
    const { activeFilters, sell, footer } = CATALOGUES[language]
    const said = [
      activeFilters.asTyped('gated villa'),
      sell.chat('3 katha, Matigara', 'R. Das'),
      footer.copyright('2026'),
    ]
    for (const sentence of said) expect(sentence).not.toMatch(/[A-Za-z]”?।/)
  },
)

it.each(Object.entries({ en: english, ...CATALOGUES }))(
  '%s writes no space before a per cent sign',
  (_, catalogue) => {
    const texts = Object.entries(sentencesOf(catalogue)).map(([name, sentence]) => [
      name,
      said(sentence, given(name)),
    ])
    expect(texts.filter(([, text = '']) => /[\p{Nd}Q][XYZ]?\s%/u.test(text))).toEqual([])
  },
)
