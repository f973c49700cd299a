/** Stands for `cloudflare:workers` in tests that run in Node, where there is no runtime and so no environment. */
export const env: Record<string, string | undefined> = {}
