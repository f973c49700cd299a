import { FIRM } from '#contract/firm.ts'
import type { Language } from '#contract/languages/languages.ts'
import { escapeHtml } from '#worker/services/documents/template.ts'

/** One piece of a mail. A mail is written once, as pieces; text and HTML are made of the same ones. */
type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'button'; label: string; address: string }
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  | { kind: 'quote'; text: string }
  /** Something to be done with each of several things: its name, what is to be known of it, and a link. */
  | { kind: 'tasks'; tasks: readonly Task[] }
  /** Listings with what one looks at first, each a link to its page. */
  | { kind: 'listings'; listings: readonly MailedListing[] }

/** A listing as a mail shows it, in the words of its language; addresses are whole. */
export type MailedListing = {
  /** What is new of it: 'New', 'Price lowered'. */
  news: string
  title: string
  price: string
  /** Size, place and number. */
  facts: string
  address: string
  picture: string | undefined
}

type Task = { name: string; about: string; label: string; address: string }

export type Letter = {
  subject: string
  heading: string
  pieces: Piece[]
  why: string
  replyTo?: string
  /** English unless said. */
  language?: Language
  /** The page where its reader ends such mails, and the call by which a mail program does (RFC 8058). */
  ending?: { label: string; address: string; oneClick: string }
}
export type Message = {
  subject: string
  text: string
  html: string
  replyTo?: string
  headers?: Record<string, string>
}

const COLOUR = {
  page: '#F4F5EF',
  card: '#FFFEFA',
  line: '#D7DFD9',
  quiet: '#E8EDE8',
  ink: '#16221C',
  ink2: '#36443D',
  ink3: '#56645D',
  tea: '#1A4D39',
  oxide: '#7A2A1E',
  court: '#92392A',
  band: '#1E1512',
  paste: '#F3EBDD',
}
const DISPLAY = "Eczar,'Noto Serif Bengali','Noto Serif',Georgia,'Times New Roman',serif"
const SANS = "'Anek Latin','Noto Sans Bengali','Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const BODY = `margin:0 0 20px;font:17px/1.58 ${SANS};color:${COLOUR.ink2}`

/** Makes the text and the HTML of a mail: tables and inline styles, no picture from elsewhere, all values escaped. */
export function layOut(letter: Letter): Message {
  const { pieces, subject, heading, why, replyTo, ending } = letter
  const end = ending ? `\n${ending.label}: ${ending.address}` : ''
  const text = [heading, ...pieces.map(asText), `--\n${why}${end}\n${FIRM.legalName}, ${FIRM.city}`].join(
    '\n\n',
  )
  return {
    subject,
    text: `${text}\n`,
    html: page(letter),
    ...(replyTo !== undefined && { replyTo }),
    ...(ending && {
      headers: {
        'List-Unsubscribe': `<${ending.oneClick}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  }
}

function asText(piece: Piece): string {
  switch (piece.kind) {
    case 'text':
    case 'quote':
      return piece.text
    case 'code':
      return piece.code
    case 'button':
      return `${piece.label}: ${piece.address}`
    case 'facts':
      return piece.facts.map(([label, value]) => `${label}: ${value}`).join('\n')
    case 'tasks':
      return piece.tasks
        .map(({ name, about, label, address }) => `${name}\n${about}\n${label}: ${address}`)
        .join('\n\n')
    case 'listings':
      return piece.listings
        .map(({ news, title, price, facts, address }) => `${news}: ${title}\n${price}\n${facts}\n${address}`)
        .join('\n\n')
    default:
      return piece satisfies never
  }
}

function asHtml(piece: Piece): string {
  switch (piece.kind) {
    case 'text':
      return `<p class="i2" style="${BODY}">${lines(piece.text)}</p>`
    case 'quote':
      return `<p class="i1" style="${BODY};padding:2px 0 2px 16px;border-left:3px solid ${COLOUR.oxide};color:${COLOUR.ink}">${lines(piece.text)}</p>`
    case 'code':
      return codeBox(piece.code)
    case 'button':
      return button(piece.label, piece.address)
    case 'facts':
      return factTable(piece.facts)
    case 'tasks':
      return taskTable(piece.tasks)
    case 'listings':
      return listingTable(piece.listings)
    default:
      return piece satisfies never
  }
}

const codeBox = (code: string) =>
  table(
    `<tr><td align="center" class="q i1" style="padding:18px 12px;background:${COLOUR.quiet};border:1px solid ${COLOUR.line};border-radius:4px;` +
      `font:600 36px/1.2 ${DISPLAY};letter-spacing:10px;text-indent:10px;color:${COLOUR.ink}">${escapeHtml(code)}</td></tr>`,
    'width="100%" style="margin:0 0 20px"',
  )

const button = (label: string, address: string) =>
  table(
    `<tr><td bgcolor="${COLOUR.tea}" style="background:${COLOUR.tea};border-radius:6px"><a href="${escapeHtml(address)}" ` +
      `style="display:inline-block;padding:13px 24px;font:600 17px/1.3 ${SANS};color:${COLOUR.card};text-decoration:none">` +
      `${escapeHtml(label)}</a></td></tr>`,
    'style="margin:4px 0 24px"',
  )

const factTable = (facts: readonly (readonly [string, string])[]) =>
  table(
    facts.map(factRow).join(''),
    `width="100%" class="l" style="margin:0 0 20px;border-top:1px solid ${COLOUR.line}"`,
  )

const factRow = ([label, value]: readonly [string, string]) =>
  `<tr><td valign="top" class="l i3" style="padding:9px 16px 9px 0;border-bottom:1px solid ${COLOUR.line};font:15px/1.4 ${SANS};color:${COLOUR.ink3};` +
  `white-space:nowrap">${escapeHtml(label)}</td><td width="100%" class="l i1" style="padding:9px 0;border-bottom:1px solid ${COLOUR.line};` +
  `font:600 16px/1.4 ${SANS};color:${COLOUR.ink};word-break:break-word">${lines(value)}</td></tr>`

const taskTable = (tasks: readonly Task[]) =>
  table(
    tasks.map(taskRow).join(''),
    `width="100%" class="l" style="margin:0 0 20px;border-top:1px solid ${COLOUR.line}"`,
  )

const taskRow = ({ name, about, label, address }: Task) =>
  `<tr><td class="l" style="padding:16px 0 18px;border-bottom:1px solid ${COLOUR.line}">` +
  `<div class="i1" style="font:600 17px/1.35 ${SANS};color:${COLOUR.ink};word-break:break-word">${escapeHtml(name)}</div>` +
  `<div class="i3" style="margin:3px 0 12px;font:15px/1.45 ${SANS};color:${COLOUR.ink3}">${escapeHtml(about)}</div>` +
  `<a href="${escapeHtml(address)}" style="display:inline-block;padding:11px 20px;border-radius:6px;background:${COLOUR.tea};` +
  `font:600 16px/1.3 ${SANS};color:${COLOUR.card};text-decoration:none">${escapeHtml(label)}</a></td></tr>`

const PICTURE = { width: 120, height: 80 }

const listingTable = (listings: readonly MailedListing[]) =>
  table(
    listings.map(listingRow).join(''),
    `width="100%" class="l" style="margin:0 0 20px;border-top:1px solid ${COLOUR.line}"`,
  )

function listingRow({ news, title, price, facts, address, picture }: MailedListing): string {
  const { width, height } = PICTURE
  const shown =
    picture === undefined
      ? ''
      : `<td valign="top" width="${width}" style="padding:0 16px 0 0"><a href="${escapeHtml(address)}"><img src="${escapeHtml(picture)}" alt="" ` +
        `width="${width}" height="${height}" style="display:block;width:${width}px;height:${height}px;object-fit:cover;border-radius:4px"></a></td>`
  const words =
    `<td valign="top" style="padding:0"><div class="n" style="font:600 14px/1.4 ${SANS};color:${COLOUR.court}">${escapeHtml(news)}</div>` +
    `<div style="margin:2px 0 4px"><a class="i1" href="${escapeHtml(address)}" style="font:600 17px/1.35 ${SANS};color:${COLOUR.ink};` +
    `text-decoration:underline;word-break:break-word">${escapeHtml(title)}</a></div>` +
    `<div class="i1" style="font:600 19px/1.35 ${DISPLAY};color:${COLOUR.ink}">${escapeHtml(price)}</div>` +
    `<div class="i3" style="margin:2px 0 0;font:15px/1.45 ${SANS};color:${COLOUR.ink3}">${escapeHtml(facts)}</div></td>`
  return (
    `<tr><td class="l" style="padding:16px 0;border-bottom:1px solid ${COLOUR.line}">` +
    `${table(`<tr>${shown}${words}</tr>`, 'width="100%"')}</td></tr>`
  )
}

const card = (heading: string, pieces: Piece[]) =>
  `<h1 class="i1" style="margin:0 0 16px;font:600 27px/1.25 ${DISPLAY};color:${COLOUR.ink}">${escapeHtml(heading)}</h1>${pieces.map(asHtml).join('')}`

/** The line that mail programs show in their list, before the mail is opened. */
function preview(pieces: Piece[]): string {
  const words = pieces
    .filter(({ kind }) => kind === 'text' || kind === 'code' || kind === 'quote')
    .map(asText)
    .join(' ')
  return `<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(words.slice(0, 140))}</div>`
}

const cell = (colour: string, width: number, height: number, more = '') =>
  `<td ${more} width="${width}" height="${height}" bgcolor="${colour}" style="width:${width}px;height:${height}px;` +
  `background:${colour};font-size:0;line-height:0">&nbsp;</td>`

/** The walls with their one opening and the court inside, laid of cells because mail programs drop drawings. */
const mark = table(
  `<tr>${cell(COLOUR.paste, 28, 4, 'colspan="5"')}</tr>` +
    `<tr>${cell(COLOUR.paste, 4, 20)}${cell(COLOUR.oxide, 4, 20)}${cell(COLOUR.court, 12, 20)}${cell(COLOUR.oxide, 4, 20)}${cell(COLOUR.paste, 4, 20)}</tr>` +
    `<tr>${cell(COLOUR.paste, 8, 4, 'colspan="2"')}${cell(COLOUR.oxide, 12, 4)}${cell(COLOUR.paste, 8, 4, 'colspan="2"')}</tr>`,
)

const head = () =>
  `<tr><td bgcolor="${COLOUR.oxide}" style="background:${COLOUR.oxide};border-bottom:6px solid ${COLOUR.band};border-radius:4px 4px 0 0;padding:20px 32px">` +
  table(
    `<tr><td style="padding-right:12px">${mark}</td><td style="font:600 25px/1 ${DISPLAY};color:${COLOUR.paste}">${FIRM.productName}</td></tr>`,
  ) +
  '</td></tr>'

/** Mail programs that know the reader's dark screen take these; others turn the colours round themselves, or leave them. */
const DARK =
  '@media (prefers-color-scheme:dark){' +
  '.p{background:#12181A!important}.c{background:#1C2420!important;border-color:#33403A!important}' +
  '.i1{color:#F1F3EE!important}.i2{color:#D3DAD5!important}.i3{color:#A9B5AE!important}.n{color:#F0A48F!important}' +
  '.l{border-color:#33403A!important}.q{background:#28322D!important;border-color:#33403A!important}}'

function page({ subject, pieces, heading, why, language = 'en', ending }: Letter): string {
  const end = ending
    ? `<br><a class="i3" href="${escapeHtml(ending.address)}" style="color:${COLOUR.ink3}">${escapeHtml(ending.label)}</a>`
    : ''
  const rows =
    head() +
    `<tr><td bgcolor="${COLOUR.card}" class="c" style="background:${COLOUR.card};border:1px solid ${COLOUR.line};border-top:0;border-radius:0 0 4px 4px;padding:32px 32px 16px">${card(heading, pieces)}</td></tr>` +
    `<tr><td class="i3" style="padding:20px 32px;font:14px/1.5 ${SANS};color:${COLOUR.ink3}">${escapeHtml(why)}${end}<br>${FIRM.legalName}, ${FIRM.city}</td></tr>`
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${DARK}</style></head>` +
    `<body class="p" style="margin:0;padding:0;background:${COLOUR.page}">${preview(pieces)}` +
    table(
      `<tr><td align="center" style="padding:24px 12px">${table(rows, 'width="100%" style="max-width:560px"')}</td></tr>`,
      `width="100%" class="p" bgcolor="${COLOUR.page}" style="background:${COLOUR.page}"`,
    ) +
    '</body></html>'
  )
}

function table(rows: string, attributes = ''): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`
}

const lines = (value: string) => escapeHtml(value).replace(/\r?\n/g, '<br>')
