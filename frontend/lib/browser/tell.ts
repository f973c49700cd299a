type ToldEvent = 'pictures' | 'enquired' | 'sent' | 'shared' | 'search' | 'word'

/** What was told and not counted yet. */
export const told: [what: ToldEvent, texts: string[]][] = []

/** Tells app/public/count-page.ts what happened to the listings whose ids stand in these texts, or what was asked in vain. */
export function tell(what: ToldEvent, ...texts: string[]): void {
  told.push([what, texts])
  dispatchEvent(new Event('told'))
}
