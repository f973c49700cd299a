import { readdirSync, readFileSync } from 'node:fs'

/** Microseconds of processor time that the runtime of this process has used so far; undefined where there is no /proc. */
export function runtimeCpuMicros(): number | undefined {
  const nanos = runtimes().flatMap((pid) =>
    threadsOf(pid).map((thread) => Number(textOf(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0])),
  )
  return nanos.length === 0 ? undefined : nanos.reduce((sum, one) => sum + one, 0) / 1000
}

/** The ids of the workerd processes that this one has started. */
function runtimes(): string[] {
  return namesIn('/proc').filter((pid) => {
    const [name = '', rest = ''] = textOf(`/proc/${pid}/stat`).split(') ')
    return name.endsWith('(workerd') && Number(rest.split(' ')[1]) === process.pid
  })
}

const threadsOf = (pid: string) => namesIn(`/proc/${pid}/task`)

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
