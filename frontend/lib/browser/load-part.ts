const sheets = new Map<string, Promise<void>>()

/** Loads a part of the site that comes on demand: first the sheets of its own, named from the site's root, then its code. */
function loadPart<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  return files.length === 0 ? load() : Promise.all(files.map((file) => loadSheet(`/${file}`))).then(load)
}

/** Resolves once a sheet is there. One that does not come is asked for again the next time. */
export function loadSheet(href: string): Promise<void> {
  const known = sheets.get(href)
  if (known) return known
  const loading = new Promise<void>((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.onload = () => resolve()
    link.onerror = () => {
      sheets.delete(href)
      link.remove()
      reject(new Error(`The sheet ${href} did not come.`))
    }
    document.head.append(link)
  })
  sheets.set(href, loading)
  return loading
}

/** The name under which the build calls it, see frontend/build/own-loading.ts. */
export { loadPart as __vitePreload }
