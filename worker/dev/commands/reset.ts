import { removeState } from '#worker/dev/state.ts'

console.log(removeState())
