import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/** Seconds of processor time that the runtime of this process has used so far; undefined where there is no /proc. */
export function runtimeCpuSeconds(): number | undefined {
  const ticks = runtimes().map(([, , , , , , , , , , , user, system]) => Number(user) + Number(system))
  return ticks.length === 0 ? undefined : ticks.reduce((sum, one) => sum + one, 0) / TICKS_PER_SECOND
}

/** The fields of /proc/PID/stat of the workerd processes that this one has started, from the state on. */
function runtimes(): string[][] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => {
        const [name = '', rest = ''] = statOf(pid).split(') ')
        const fields = rest.split(' ')
        return name.endsWith('(workerd') && Number(fields[1]) === process.pid ? [fields] : []
      })
  } catch {
    return []
  }
}

function statOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}
