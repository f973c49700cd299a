import { plainMessage } from './plain-message.ts'

const MOST_LISTINGS = 30
/** '1) 4 katha ... 2) 7 katha ...', 'Plot 1: ... Plot 2: ...'. */
const NUMBERED =
  /(?:^|\s)(?:\(?(?:plot|property|flat|house|land|listing|option|godown|site|no)[ .]{0,2}(?:no[ .]{0,2})?#?(\d{1,2})\s?[-:).](?!\d)|[(#]?(\d{1,2})\s?[).](?=\s*\D|\s+\d))/giu
const NUMBER_BEFORE = /^[(#]?\d{1,2}(?:\ufe0f?\u20e3|\s?[).])\s*/u
/** A line of dashes, or what WhatsApp puts before each of several copied messages. */
const DIVIDER = /^[ \t]*(?:[-=_~*#.\u2013\u2014\u2796\u2022]\ufe0f?[ \t]?){3,}[ \t]*$/u
const COPIED = /^\[?\d{1,2}[/.:][\d/., :]{3,20}(?:[ap]\.?m\.?)?[\d/., ]{0,14}(?:\]| -) ?[^:\n]{1,40}: /iu
const SIZE =
  /(?<![\d.])[\d০-৯०-९][\d.,০-৯०-९]* ?(?:k(?:at+h?a|ottah)|cott?ah?|bigha|acres?|dec(?:imal)?s?|sq|sft|bhk|bed|কাঠা|বিঘা|বর্গ|স্কোয়ার|বিএইচকে|कट्ठा|कठ्ठा|बीघा|वर्ग|बीएचके)/iu
const PRICE =
  /(?:₹|rs\.? ?|inr ?|rent[ :-]{1,3})[\d০-৯०-९]|[\d০-৯०-९] ?(?:l(?:a(?:kh|c)s?)?|cr(?:ores?)?|k|lakhs?|লাখ|লক্ষ|কোটি|লাক|लाख|करोड़|करोड)(?![\p{L}])|\/-|per (?:month|sq)|[\d] ?pm(?!\p{L})/iu

/**
 * The listings of a message, each with the line above the first one and, where a blank line or a number to call follows the last,
 * what stands below it. They are numbered, divided by lines or copied as several messages; else each of two lines or blocks at
 * least tells a size and a price. A message that has nothing of this is one listing.
 */
export function listingsIn(typed: string): string[] {
  return numbered(typed) ?? divided(typed) ?? told(typed, BLOCKS) ?? told(typed, LINES) ?? [typed]
}

function numbered(typed: string): string[] | undefined {
  const starts: number[] = []
  const { text, typedAt } = plainMessage(typed)
  for (const { index, 1: named, 2: bare } of text.matchAll(NUMBERED)) {
    if (Number(named ?? bare) !== starts.length + 1 || starts.length === MOST_LISTINGS) continue
    starts.push(typedAt[index] ?? 0)
  }
  return starts.length < 2 ? undefined : withHeadAndFoot(typed, starts)
}

/** What stands between two dividers; what tells no size or price is above or below the others. */
function divided(typed: string): string[] | undefined {
  const parts: string[] = []
  let part: string[] = []
  for (const line of typed.split('\n')) {
    const isCopied = COPIED.test(line)
    if (isCopied || DIVIDER.test(line)) {
      parts.push(part.join('\n').trim())
      part = isCopied ? [line.replace(COPIED, '')] : []
    } else part.push(line)
  }
  parts.push(part.join('\n').trim())
  const isListing = (text: string) => SIZE.test(text) || PRICE.test(text)
  const listings = parts.filter(isListing).slice(0, MOST_LISTINGS)
  if (listings.length < 2) return undefined
  const [first, last] = [parts.findIndex(isListing), parts.findLastIndex(isListing)]
  return listings.map((listing) => joined([...parts.slice(0, first), listing, ...parts.slice(last + 1)]))
}

const BLOCKS = /(?:[^\n]*\S[^\n]*(?:\n|$))+/gu
const LINES = /[^\n;]*[^\s;][^\n;]*/gu

function told(typed: string, parts: RegExp): string[] | undefined {
  const starts = [...typed.matchAll(parts)]
    .filter(([part]) => SIZE.test(part) && PRICE.test(part))
    .map(({ index }) => index)
    .slice(0, MOST_LISTINGS)
  return starts.length < 2 ? undefined : withHeadAndFoot(typed, starts)
}

function withHeadAndFoot(typed: string, starts: readonly number[]): string[] {
  const [first = 0] = starts
  const last = starts.at(-1) ?? first
  const foot = footAt(typed, last)
  const head = typed.slice(0, first)
  const below = typed.slice(foot)
  return starts.map((start, at) =>
    joined([
      head,
      typed
        .slice(start, starts[at + 1] ?? foot)
        .trim()
        .replace(NUMBER_BEFORE, '')
        .replace(/;$/, ''),
      below,
    ]),
  )
}

const joined = (parts: readonly string[]) =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n')

const FOOT = /\n\s*\n|\n(?=[^\n]*(?:\+?91)?[6-9]\d{4}[ -]?\d{5})/u

function footAt(typed: string, last: number): number {
  const found = FOOT.exec(typed.slice(last))
  return found ? last + found.index : typed.length
}
