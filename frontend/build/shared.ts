import { fileURLToPath } from 'node:url'
import type { UserConfig } from 'vite'

const CHUNK = 'static/js/[name]-[hash].chunk.js'

/** What the browser's build and the build that renders the pages must have in common, file names above all. */
export const sharedBuild = {
  root: fileURLToPath(new URL('..', import.meta.url)),
  define: { 'import.meta.env.BUILD_YEAR': JSON.stringify(new Date().getFullYear()) },
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
