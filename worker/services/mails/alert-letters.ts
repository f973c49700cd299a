import type { AlertFrequency } from '#contract/alerts.ts'
import { FIRM } from '#contract/firm.ts'
import { type Language, pathIn } from '#contract/languages/languages.ts'
import { countOf, groupedIn } from '#contract/languages/numbers.ts'
import { LIMITS } from '#contract/limits.ts'
import { href, PATHS } from '#contract/paths.ts'
import type { Letter, MailedListing } from './layout.ts'
import { ALERT_WORDS } from './alert-words.ts'

type OfAlert = { alertId: string; language: Language; often: AlertFrequency; search: string }
type FoundListing = Omit<MailedListing, 'news' | 'address' | 'picture'> & {
  id: string
  picture: string | null
  isNew: boolean
}
type AlertMail =
  | (OfAlert & { kind: 'alert-confirm' | 'alert-question' })
  | (OfAlert & { kind: 'alert-finds'; query: string; listings: FoundListing[] })

/** The mails of a search, in its language. Each ends it by a tap: on a page, or in the mail program (RFC 8058). */
export function alertLetter(mail: AlertMail, token: string, siteUrl: string): Letter {
  const { language, often, search } = mail
  const words = ALERT_WORDS[language]
  const page = siteUrl + pathIn(language, href(PATHS.alertPage, { token }))
  const ending = { label: words.end, address: page, oneClick: siteUrl + href(PATHS.alertEnd, { token }) }
  const common = { language, ending }
  switch (mail.kind) {
    case 'alert-confirm':
      return {
        ...common,
        ...words.confirm,
        pieces: [
          { kind: 'text', text: words.confirm.text },
          { kind: 'quote', text: `${search}\n${words.often[often]}` },
          { kind: 'text', text: words.confirm.tap },
          { kind: 'button', label: words.confirm.button, address: page },
        ],
        why: words.confirm.why(FIRM.productName, groupedIn(language, LIMITS.alertUnconfirmedDays)),
      }
    case 'alert-question':
      return {
        ...common,
        ...words.question,
        pieces: [
          { kind: 'text', text: words.question.text },
          { kind: 'quote', text: search },
          { kind: 'text', text: words.question.ends(groupedIn(language, LIMITS.alertQuestionDays)) },
          { kind: 'button', label: words.question.button, address: page },
        ],
        why: words.why(FIRM.productName),
      }
    case 'alert-finds':
      return {
        ...common,
        subject: subjectOf(mail),
        heading: words.found,
        pieces: [
          { kind: 'quote', text: search },
          { kind: 'listings', listings: mail.listings.map((found) => mailedListing(found, mail, siteUrl)) },
          { kind: 'button', label: words.seeAll, address: listAddress(mail, siteUrl) },
        ],
        why: `${words.often[often]} ${words.why(FIRM.productName)}`,
      }
    default:
      return mail satisfies never
  }
}

/** '2 new: villas in Matigara'; of one listing its title and price. */
function subjectOf({ listings, language, search }: AlertMail & { kind: 'alert-finds' }): string {
  const words = ALERT_WORDS[language]
  const [first, second] = listings
  if (first && !second)
    return `${first.isNew ? words.isNew : words.isLowered}: ${first.title}, ${first.price}`
  return `${words.several(countOf(language, listings.length))}: ${search}`
}

function mailedListing(found: FoundListing, { language }: OfAlert, siteUrl: string): MailedListing {
  const words = ALERT_WORDS[language]
  const { id, title, price, facts, picture, isNew } = found
  return {
    news: isNew ? words.isNew : words.isLowered,
    title,
    price,
    facts,
    address: siteUrl + pathIn(language, href(PATHS.viewPage, { id })),
    picture: picture === null ? undefined : siteUrl + picture,
  }
}

const listAddress = ({ language, query }: AlertMail & { kind: 'alert-finds' }, siteUrl: string) =>
  `${siteUrl}${pathIn(language, PATHS.listPage)}${query === '' ? '' : `?${query}`}`
