import { isAbsolute, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { reasonOf, stopWith } from '#worker/dev/tools/say.ts'

/** Where the command was typed; npm starts it at the root of the project. */
const typedIn = () => process.env['INIT_CWD'] ?? process.cwd()

/** The folder of a backup and whether the deployed store is meant, from the command line. */
export function readBackupArguments(command: 'backup' | 'restore'): { folder: string; isRemote: boolean } {
  const { values, positionals } = parsed(command)
  const [folder, ...others] = positionals
  if (!folder || others.length > 0) return stopWith(`Name one folder: \`npm run ${command} -- FOLDER\`.`)
  return { folder: isAbsolute(folder) ? folder : resolve(typedIn(), folder), isRemote: values.remote }
}

function parsed(command: string) {
  try {
    return parseArgs({
      options: { remote: { type: 'boolean', default: false } },
      allowPositionals: true,
      args: process.argv.slice(3),
    })
  } catch (error) {
    return stopWith(
      `${reasonOf(error)} Use \`npm run ${command} -- FOLDER\`, with --remote for the deployed store.`,
    )
  }
}
