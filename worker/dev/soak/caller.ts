import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/** Calls that are begun at a rate, whether those before have been answered or not. */
export type Rate = {
  address: string
  /** Makes them sign-ins, each to another account: from this network, or from one each (`each`). */
  signIn?: { network: string }
  everyMs: number
  lengthMs: number
}
/** How long each call waited, and the status of its answer. */
export type Waits = { ms: number; status: number }[]

async function calledAt(rate: Rate): Promise<Waits> {
  const startMs = performance.now()
  const calls: Promise<Waits[number]>[] = []
  let dueMs = Math.random() * rate.everyMs
  while (dueMs < rate.lengthMs) {
    await pause(Math.max(0, startMs + dueMs - performance.now()))
    calls.push(call(rate))
    dueMs += rate.everyMs * 2 * Math.random()
  }
  return Promise.all(calls)
}

async function call({ address, signIn }: Rate): Promise<Waits[number]> {
  const startMs = performance.now()
  const answer = await fetch(address, signIn && signInFrom(signIn.network))
  await answer.arrayBuffer()
  return { ms: performance.now() - startMs, status: answer.status }
}

function signInFrom(network: string): RequestInit {
  const number = () => Math.floor(Math.random() * 255)
  return {
    method: 'POST',
    body: JSON.stringify({ email: `stranger-${crypto.randomUUID()}@mail.test`, password: 'a guess' }),
    headers: {
      'content-type': 'application/json',
      'cf-connecting-ip': network === 'each' ? `10.${number()}.${number()}.${number()}` : network,
    },
  }
}

/*
 * A thread of its own, so that who measures does not wait for those who load. The gaps between calls are random, so that two
 * threads never fall into step.
 */
parentPort?.postMessage(await calledAt(workerData))
