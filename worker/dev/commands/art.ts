import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makePrint, PRINTS } from '#worker/dev/art/prints.ts'

const PICTURES = join(import.meta.dirname, '../../../frontend/assets/pictures')

/** `npm run art`: makes the site's own pictures anew (art/prints.ts); the files it writes are committed. */
for (const print of PRINTS) {
  for (const { file, bytes } of await makePrint(print)) {
    const path = join(PICTURES, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, bytes)
    console.log(`${file} ${(bytes.length / 1000).toFixed(1)} kB`)
  }
}
