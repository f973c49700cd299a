import { useId, useRef, useState } from 'react'
import { type Problem, problemOf } from './problem.ts'

/** The submission of one form: the problem it starts with, whether it is busy, the problem it ended with. Never two at once. */
export function useSubmit(problemAtFirst?: Problem) {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState(problemAtFirst)
  const isRunning = useRef(false)
  const alertId = useId()

  /** `work` may return a problem; whatever it throws is put into words, or into `fallback`. */
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
    /** The alert's id, for the field that the problem is about. */
    errorIdOf: (field: string) => (problem?.field === field ? alertId : undefined),
  }
}

export type Submit = ReturnType<typeof useSubmit>
