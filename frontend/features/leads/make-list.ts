import { PATHS } from '#contract/paths.ts'
import { call } from '#frontend/lib/api/api.ts'

/** Makes a shared list of these listings; answers its code. */
export async function makeList(propertyIds: string[]): Promise<string> {
  return (await call<{ code: string }>(PATHS.lists, { method: 'POST', json: { propertyIds } })).body.code
}
