/** Keeps zod from trying whether it may compile code: the pages' policy forbids it, and browsers report each try. */
export function zodWithoutEval() {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
}
