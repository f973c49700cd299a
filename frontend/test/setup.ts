import { webcrypto } from 'node:crypto'
import { cleanup, configure, getConfig } from '@testing-library/react'
import * as React from 'react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { preloadOrnaments } from '#frontend/ui/feedback/ornament.tsx'
import { rememberComputedStyles } from './computed-style.ts'
import { tellLabelsAtOnce } from './labels.ts'

const hasDocument = typeof document !== 'undefined'
if (hasDocument) {
  completeDom()
  rememberComputedStyles()
  tellLabelsAtOnce()
  await preloadOrnaments()
}
keepNoOwnerStacks()
const { getElementError } = getConfig()
configure({
  /** Long, because a busy machine is slow; what never comes still fails. */
  asyncUtilTimeout: 20_000,
  getElementError: (message, container) =>
    isWaiting() ? withoutDocument(message) : getElementError(message, container),
})

/** A console.error of React, the router or our own code fails the case that caused it. */
const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)

beforeEach(() => complaints.mockClear())

afterEach(() => {
  if (hasDocument) clearDom()
  const [complaint] = complaints.mock.calls
  if (complaint) throw new Error(`console.error was called: ${complaint.join(' ')}`)
})

/** What is waited for is looked for again and again; the document is printed at the end alone, where it never came. */
function isWaiting() {
  return Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
}

function withoutDocument(message: string | null) {
  return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
}

/** For the cases in which console.error must be called. */
export function expectComplaint(words: string) {
  expect(complaints).toHaveBeenCalledWith(expect.stringContaining(words), expect.anything())
  complaints.mockClear()
}

function clearDom() {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
}

/**
 * React notes for developer tools where each element was created, up to ten thousand times a second, which takes a seventh
 * of all time. Its warnings stay.
 */
function keepNoOwnerStacks() {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
    React as unknown as Record<string, object>
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {
      // React sets it back to 0 every second.
    },
  })
}

/** Adds what jsdom lacks: opening dialogs, scrolling, media queries, observers of elements, digests, how long a document took. */
function completeDom() {
  if (crypto.subtle === undefined) Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle })
  performance.getEntriesByType = () => []
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  // jsdom has no layout: every observed element counts as visible.
  Object.assign(window, {
    IntersectionObserver: function InSight(seen: (entries: { isIntersecting: boolean }[]) => void) {
      return { observe: () => seen([{ isIntersecting: true }]), disconnect: () => undefined }
    },
  })
  Object.assign(window, {
    ResizeObserver: function Unchanged() {
      return { observe: () => undefined, disconnect: () => undefined }
    },
  })
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
}
