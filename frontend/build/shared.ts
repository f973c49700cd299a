import { fileURLToPath } from 'node:url'
import { type Language, PUBLISHED } from '#contract/languages/languages.ts'
import type { UserConfig } from 'vite'

const CHUNK = 'static/js/[name]-[hash].chunk.js'

/** The language of this build; each one is a build of its own, see worker/dev/tools/build.ts. */
export const LANGUAGE: Language = PUBLISHED.find((one) => one === process.env['SITE_LANGUAGE']) ?? 'en'

/** The visitors' sentences: those of the build's language stand in for the English ones. */
export const CATALOGUE = {
  find: '#frontend/messages/en.ts',
  replacement: fileURLToPath(new URL(`../messages/${LANGUAGE}.ts`, import.meta.url)),
}

/** What the browser's build and the build that renders the pages must have in common, file names above all. */
export const sharedBuild = {
  root: fileURLToPath(new URL('..', import.meta.url)),
  define: {
    'import.meta.env.BUILD_YEAR': JSON.stringify(new Date().getFullYear()),
    'import.meta.env.LANGUAGE': JSON.stringify(LANGUAGE),
  },
  build: {
    target: 'es2023',
    cssMinify: 'lightningcss',
    cssTarget: ['chrome120', 'firefox121', 'safari17.2'],
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        entryFileNames: CHUNK,
        chunkFileNames: CHUNK,
        assetFileNames: 'static/media/[name]-[hash][extname]',
      },
    },
  },
} satisfies UserConfig
