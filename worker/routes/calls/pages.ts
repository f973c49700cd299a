import { LANGUAGES, type Language, pathIn, PUBLISHED } from '#contract/languages/languages.ts'
import { PATHS } from '#contract/paths.ts'
import { areaPage } from '#worker/routes/pages/area.ts'
import { sharedListPage } from '#worker/routes/pages/shared-list.ts'
import { readFeed } from '#worker/routes/pages/feed.ts'
import { listPage } from '#worker/routes/pages/list.ts'
import { readRobots } from '#worker/routes/pages/robots.ts'
import { readSecurityTxt } from '#worker/routes/pages/security-txt.ts'
import { readSitemap, readSitemapPart } from '#worker/routes/pages/sitemap.ts'
import { viewPage } from '#worker/routes/pages/view.ts'
import { type Call, ok, publicRead } from './call.ts'

const named = (name: string, language: Language) =>
  language === 'en' ? name : `${name}In${LANGUAGES[language].english}`

/** The page without listings; its scripts say why. */
const TOO_MANY_SEARCHES = { 429: { content: 'text/html', headers: ['Retry-After', 'Link'] } } as const
const NO_SUCH_PAGE = { 404: { content: 'text/html', headers: [] } } as const

const OTHER_ADDRESS = { 302: { content: undefined, headers: ['Location'] } } as const

const pagesIn = (language: Language): Call[] => [
  {
    method: 'GET',
    path: pathIn(language, PATHS.viewPage),
    id: named('viewPage', language),
    tag: 'pages',
    summary: `The page of a listing, in ${LANGUAGES[language].english}`,
    who: 'anyone',
    details: 'A number in any spelling (A-142, a142) stands for the id and leads to the page.',
    replies: { ...publicRead('text/html', ['Link']), ...NO_SUCH_PAGE, ...OTHER_ADDRESS },
    answer: viewPage,
  },
  {
    method: 'GET',
    path: pathIn(language, PATHS.listPage),
    id: named('listPage', language),
    tag: 'pages',
    summary: `The page of the list, in ${LANGUAGES[language].english}`,
    who: 'anyone',
    replies: { ...publicRead('text/html', ['Link']), ...TOO_MANY_SEARCHES },
    answer: listPage,
  },
  {
    method: 'GET',
    path: pathIn(language, PATHS.sharedListPage),
    id: named('sharedListPage', language),
    tag: 'pages',
    summary: `The page of a shared list, in ${LANGUAGES[language].english}`,
    who: 'anyone',
    replies: { ...ok('text/html'), ...NO_SUCH_PAGE },
    answer: sharedListPage,
  },
  {
    method: 'GET',
    path: pathIn(language, PATHS.areaPage),
    id: named('areaPage', language),
    tag: 'pages',
    summary: `The page of a part of the region, in ${LANGUAGES[language].english}`,
    who: 'anyone',
    replies: { ...publicRead('text/html', ['Link']), ...NO_SUCH_PAGE, ...TOO_MANY_SEARCHES },
    answer: areaPage,
  },
  {
    method: 'GET',
    path: pathIn(language, PATHS.areaKindPage),
    id: named('areaKindPage', language),
    tag: 'pages',
    summary: `The page of one kind of listings in a part of the region, in ${LANGUAGES[language].english}`,
    who: 'anyone',
    replies: { ...publicRead('text/html', ['Link']), ...NO_SUCH_PAGE, ...TOO_MANY_SEARCHES },
    answer: areaPage,
  },
  {
    method: 'GET',
    path: pathIn(language, PATHS.feed),
    id: named('readFeed', language),
    tag: 'pages',
    summary: `The newest 50 of a list as a feed (Atom), in ${LANGUAGES[language].english}`,
    details: 'Takes the filters of the list.',
    who: 'anyone',
    replies: publicRead('application/atom+xml'),
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'TOO_MANY'],
    answer: readFeed,
  },
]

export const PAGE_CALLS: readonly Call[] = [
  ...PUBLISHED.flatMap(pagesIn),
  {
    method: 'GET',
    path: PATHS.sitemap,
    id: 'readSitemap',
    tag: 'pages',
    summary: 'Every public address; in a large store the list of the parts that hold them',
    who: 'anyone',
    replies: publicRead('application/xml'),
    answer: readSitemap,
  },
  {
    method: 'GET',
    path: PATHS.sitemapPart,
    id: 'readSitemapPart',
    tag: 'pages',
    summary: 'A part of the sitemap',
    who: 'anyone',
    replies: publicRead('application/xml'),
    errors: ['NOT_FOUND'],
    answer: readSitemapPart,
  },
  {
    method: 'GET',
    path: PATHS.robots,
    id: 'readRobots',
    tag: 'pages',
    summary: 'What crawlers may read',
    who: 'anyone',
    replies: ok('text/plain'),
    answer: readRobots,
  },
  {
    method: 'GET',
    path: PATHS.securityTxt,
    id: 'readSecurityTxt',
    tag: 'pages',
    summary: 'Whom to tell of a hole in the site',
    who: 'anyone',
    replies: ok('text/plain'),
    answer: readSecurityTxt,
  },
]
