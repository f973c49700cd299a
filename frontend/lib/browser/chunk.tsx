import { type ComponentType, createElement, lazy, useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { allStyles } from './all-styles.ts'

const FAILURE = 'ChunkLoadError'

/** A component in a chunk of its own. Once loaded, it renders at once instead of suspending. */
export type Chunk<Props> = ComponentType<Props> & {
  /** Loads code and styles ahead of the moment they are wanted. */
  preload: () => Promise<void>
  /** Loads the code of what the document already has the styles of. */
  preloadCode: () => Promise<void>
}

type ChunkOptions = {
  /** When its code does not come, it waits on instead of failing, and what stands in its place stays. */
  neverFails?: boolean
  /** Whether the document came with its styles: then its code alone is loaded. */
  isStyled?: () => boolean
}

export function chunk<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { neverFails = false, isStyled = () => false }: ChunkOptions = {},
): Chunk<Props> {
  let loaded: ComponentType<Props> | undefined
  let pending: Promise<ComponentType<Props>> | undefined

  function loadOnce() {
    pending ??= inTime(load()).catch((error: unknown) => {
      pending = undefined
      throw error
    })
    return pending
  }

  async function loadStyled() {
    const [component] = await Promise.all([loadOnce(), isStyled() ? undefined : allStyles()])
    loaded = component
    return component
  }

  const Suspending = lazy(async () => ({
    default: await loadStyled().catch((error: unknown) => (neverFails ? waitOn() : Promise.reject(error))),
  }))
  function Loaded(props: Props) {
    // For good: another type at the next rendering would be drawn anew, with what is pressed, typed or focused in it.
    const [Type] = useState(() => loaded ?? (Suspending as ComponentType<Props>))
    return createElement<Props>(Type, props)
  }

  return Object.assign(Loaded, {
    preload: async () => void (await loadStyled()),
    preloadCode: async () => void (loaded = await loadOnce()),
  })
}

export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && error.name === FAILURE
}

function waitOn(): Promise<never> {
  return new Promise(() => undefined)
}

/** A missing chunk is answered with a page, a slow one may hang: both end as a ChunkLoadError. */
async function inTime<Part>(loading: Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('time-out')), LIMITS.chunkTimeoutMs)
  })
  try {
    return await Promise.race([loading, late])
  } catch (cause) {
    throw Object.assign(new Error('Loading chunk failed', { cause }), { name: FAILURE })
  } finally {
    clearTimeout(timer)
  }
}
