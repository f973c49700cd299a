import { PATHS } from '#contract/paths.ts'

/** An HTML file of the site. */
export type SiteFile = {
  file: string
  /** The route whose styles stand in it; '*' has those of every public page. */
  route: string
  /** The page whose chunk it needs at once. */
  module?: string
  /** Parts of its first screens whose code comes later. */
  parts?: readonly string[]
  /** Its listings fill the first screens: the footer is not in its HTML, and neither are its styles. */
  footerComesLater?: true
  /** The address it is rendered at while building; without one it is an empty shell. */
  renderedAt?: string
  /** A shell whose head is that of its route: what it shows, only the visitor's device knows. Search engines leave it out. */
  isOfDevice?: true
  /** Shows the panel's frame until its code is there. */
  isPanel?: true
  /** A bar stands along the lower edge of phones, as `use-root-mark.ts` marks it: none counted yet. */
  hasBottomBar?: true
}

export const SITE_FILES: readonly SiteFile[] = [
  {
    file: 'index.html',
    route: '/',
    module: 'pages/public/home.tsx',
    parts: ['pages/public/home-sections.tsx'],
    renderedAt: '/',
  },
  { file: 'about.html', route: '/about', module: 'pages/public/about.tsx', renderedAt: '/about' },
  {
    file: 'contact.html',
    route: '/contact',
    module: 'pages/public/contact.tsx',
    parts: ['features/map/office-map.tsx'],
    renderedAt: '/contact',
  },
  { file: 'sell.html', route: '/sell', module: 'pages/public/sell.tsx', renderedAt: '/sell' },
  { file: 'privacy.html', route: '/privacy', module: 'pages/public/privacy.tsx', renderedAt: '/privacy' },
  { file: '404.html', route: '404', renderedAt: '/404' },
  {
    file: 'shell-property.html',
    route: PATHS.listPage,
    module: 'pages/public/property-list.tsx',
    parts: [
      'features/kept/card-corner.tsx',
      'features/properties/filters/sort-field.tsx',
      'features/properties/filters/reading-notes.tsx',
      'features/alerts/alert-link.tsx',
    ],
    footerComesLater: true,
  },
  {
    file: 'shell-view.html',
    route: PATHS.viewPage,
    module: 'pages/public/property-detail.tsx',
    parts: [
      'features/people/person.tsx',
      'features/kept/keep-button.tsx',
      'features/property-facts/share-here.tsx',
      'features/property-facts/share-row.tsx',
    ],
    hasBottomBar: true,
  },
  {
    file: 'shell-area.html',
    route: PATHS.areaPage,
    module: 'pages/public/area.tsx',
    footerComesLater: true,
  },
  { file: 'kept.html', route: PATHS.keptPage, module: 'pages/public/kept.tsx', isOfDevice: true },
  { file: 'compare.html', route: '/compare', module: 'pages/public/compare.tsx', isOfDevice: true },
  {
    file: 'shell-alerts.html',
    route: PATHS.alertPage,
    module: 'pages/public/alert.tsx',
    isOfDevice: true,
  },
  { file: 'shell-kept.html', route: PATHS.sharedListPage, module: 'pages/public/shared-list.tsx' },
  { file: 'shell.html', route: '*' },
  { file: 'shell-panel.html', route: '*', parts: ['app/panel-frame.tsx'], isPanel: true },
]
