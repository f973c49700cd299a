import { PATHS } from '#contract/paths.ts'
import { LIST_PARAMETERS, type ListParameter } from '#contract/properties/filters.ts'

type Query = Iterable<readonly [name: string, value: string]>

/**
 * The known parameters of a list in one order: queries that mean the same answer are the same. Unknown keys and empty
 * values are dropped, several categories become one value with commas; of other repeated keys the first one counts.
 */
export function listParameters(given: Query): [ListParameter, string][] {
  const pairs = [...given].map(([name, value]) => [name, value.trim()] as const)
  return LIST_PARAMETERS.flatMap((name) => {
    const values = pairs.filter(([other, value]) => other === name && value !== '').map(([, value]) => value)
    const value = name === 'category' ? values.join(',') : values[0]
    return value ? [[name, value]] : []
  })
}

/** The first page of what a page's query asks for, as an address of the API. */
export function knownListAddress(given: Query): string {
  const known = listParameters(given).filter(([name]) => name !== 'cursor' && name !== 'limit')
  const query = known.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  return query === '' ? PATHS.properties : `${PATHS.properties}?${query}`
}
