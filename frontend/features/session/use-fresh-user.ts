import { useEffect, useState } from 'react'
import { ApiError } from '#frontend/lib/api/api-error.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panel } from '#frontend/messages/panel.ts'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import { readMe } from './flows/auth-calls.ts'
import { currentSession, refreshUser, useSession } from './session.ts'

type AccountProblem = { sentence: string; isSuspended: boolean }

/** Keeps role and approval as the server has them: read on load, when the tab becomes visible, and by `check`. */
export function useFreshUser() {
  const { token } = useSession()
  const [problem, setProblem] = useState<AccountProblem>()

  useEffect(() => {
    const ask = () => void askServer().then(setProblem)
    const askWhenSeen = () => document.visibilityState === 'visible' && ask()
    ask()
    document.addEventListener('visibilitychange', askWhenSeen)
    return () => document.removeEventListener('visibilitychange', askWhenSeen)
  }, [token])

  async function check() {
    setProblem(await askServer())
  }
  return { problem, check }
}

async function askServer(): Promise<AccountProblem | undefined> {
  const { token, user: known } = currentSession()
  try {
    const user = await readMe()
    if (currentSession().token !== token) return undefined
    refreshUser(user)
    if (known?.approvedByAdmin === false && user.approvedByAdmin) showToast('success', panel.pending.approved)
    return undefined
  } catch (error) {
    const isSuspended = error instanceof ApiError && error.code === 'SUSPENDED'
    return { sentence: failureSentence(error, panel.account.failed), isSuspended }
  }
}
