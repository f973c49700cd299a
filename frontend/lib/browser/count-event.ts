type PageEvent = 'pictures' | 'enquired' | 'sent' | 'shared' | 'search' | 'word'

/** What happened and was not counted yet. */
export const uncounted: [what: PageEvent, texts: string[]][] = []

/** Has app/public/count-page.ts count what happened to the listings whose ids stand in these texts, or what was asked in vain. */
export function countEvent(what: PageEvent, ...texts: string[]): void {
  uncounted.push([what, texts])
  dispatchEvent(new Event('uncounted'))
}
