import type { FormValues } from './form-values.ts'

/** Where visitors would read a street. */
const READ_BY_VISITORS = ['title', 'description', 'surveyNo'] as const
const SHORTEST = 4

type AddressAndTexts = Partial<
  Pick<FormValues, (typeof READ_BY_VISITORS)[number] | 'address' | 'locality' | 'city'>
>

/** The fields that repeat a part of the address which is neither locality nor city. */
export function fieldsTellingAddress({ address = '', locality = '', city = '', ...told }: AddressAndTexts) {
  const known = [locality, city].map(lettersOf)
  const streets = address
    .split(',')
    .map(lettersOf)
    .filter((part) => part.length >= SHORTEST && !known.includes(part))
  return READ_BY_VISITORS.filter((name) => {
    const text = ` ${lettersOf(told[name] ?? '')} `
    return streets.some((street) => text.includes(` ${street} `))
  })
}

const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
