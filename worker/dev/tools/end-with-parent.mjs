import { isMainThread } from 'node:worker_threads'

/*
 * Loaded before every program that children.ts starts, and handed on by wrangler to its own: whoever loses its parent, which
 * SIGKILL ends without a word, ends the whole process group, workerd with it.
 */
const parent = process.ppid
if (isMainThread) setInterval(() => process.ppid !== parent && process.kill(0, 'SIGKILL'), 500).unref()
