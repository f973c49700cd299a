import fc from 'fast-check'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    randomSeed: number
  }
}

fc.configureGlobal({ seed: inject('randomSeed') })
