/**
 * Whether the packages of npm's hidden lockfile are not those of the project's: one is missing that this platform
 * needs, or has another version or content. `packages` are those objects of both files; the installed ones may be absent.
 * @param {Record<string, { version?: string, integrity?: string, optional?: boolean }>} locked
 * @param {Record<string, { version?: string, integrity?: string }> | undefined} installed
 */
export function isOutdated(locked, installed) {
  if (!installed) return true
  return Object.entries(locked).some(([path, { version, integrity, optional }]) => {
    if (path === '') return false
    const there = installed[path]
    if (!there) return !optional
    return there.version !== version || there.integrity !== integrity
  })
}
