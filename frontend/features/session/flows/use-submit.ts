import { useId, useRef, useState } from 'react'
import { type Problem, problemOf } from './problem.ts'

/** One form's sending: what is wrong before, busy during, what went wrong after. Never two at once. */
export function useSubmit(problemAtFirst?: Problem) {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState(problemAtFirst)
  const isRunning = useRef(false)
  const alertId = useId()

  /** `work` may find a problem itself; whatever it throws is told in words, or as `fallback`. */
  async function start(work: () => Promise<Problem | undefined>, fallback: string) {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    setProblem(undefined)
    setProblem(await work().catch((error: unknown) => problemOf(error, fallback)))
    isRunning.current = false
    setIsBusy(false)
  }

  return {
    isBusy,
    problem,
    alertId,
    start,
    refuse: setProblem,
    /** For the field the problem is about. */
    errorIdOf: (field: string) => (problem?.field === field ? alertId : undefined),
  }
}

export type Submit = ReturnType<typeof useSubmit>
