import { describe, expect, it } from 'vitest'
import { obstaclesOf, type Setup, warningsOf } from './checks.ts'

const ready: Setup = {
  databaseId: '5f2d1c3e-0000-4000-8000-1234567890ab',
  vars: {
    siteUrl: 'https://www.aangan.in',
    mailFrom: 'Aangan <hello@aangan.in>',
    adminEmails: 'rina@aangan.in',
    corsOrigins: '',
  },
  firm: { email: 'hello@aangan.in', phones: ['+91 98320 00001', '919832000001'] },
  hasRoutes: true,
  apiBase: undefined,
  isSignedIn: true,
  secrets: ['AUTH_SECRET', 'RESEND_API_KEY'],
  hasChanges: false,
}
const withVars = (vars: Partial<Setup['vars']>): Setup => ({ ...ready, vars: { ...ready.vars, ...vars } })

describe('What keeps a deployment from going out', () => {
  it('is nothing when all is set', () => {
    expect(obstaclesOf(ready)).toEqual([])
    expect(warningsOf(ready)).toEqual([])
  })

  it.each<[string, Setup]>([
    ['wrangler login', { ...ready, isSignedIn: false }],
    ['d1 create', { ...ready, databaseId: '00000000-0000-0000-0000-000000000000' }],
    ['SITE_URL', withVars({ siteUrl: 'https://aangan.example' })],
    ['SITE_URL', withVars({ siteUrl: 'aangan.in' })],
    ['put https://www.aangan.in there', withVars({ siteUrl: 'https://www.aangan.in/' })],
    ['put https://www.aangan.in there', withVars({ siteUrl: 'https://www.aangan.in/home' })],
    ['MAIL_FROM', withVars({ mailFrom: 'Aangan Estates' })],
    ['MAIL_FROM', withVars({ mailFrom: 'Aangan <hello@aangan>' })],
    ['MAIL_FROM', withVars({ mailFrom: 'Aangan hello@aangan.in' })],
    ['worker/contract/firm.ts', { ...ready, firm: { ...ready.firm, email: 'hello@aangan.example' } }],
    ['worker/contract/firm.ts', { ...ready, firm: { ...ready.firm, phones: ['+91 90000 12345'] } }],
    ['CORS_ORIGINS', withVars({ corsOrigins: 'https://www.aangan.in' })],
    ['https://', withVars({ siteUrl: 'http://aangan.in' })],
    ['MAIL_FROM', withVars({ mailFrom: 'Aangan <hello@aangan.example>' })],
    ['secret put RESEND_API_KEY', { ...ready, secrets: ['AUTH_SECRET'] }],
    ['VITE_API_BASE_URL', { ...ready, apiBase: 'api.aangan.in' }],
    ['put https://www.aangan.in into CORS_ORIGINS', { ...ready, apiBase: 'https://api.aangan.in' }],
  ])('is one thing, with what to do: %s', (remedy, setup) => {
    expect(obstaclesOf(setup)).toEqual([expect.stringContaining(remedy)])
  })

  it('is not an address of the sender without a name', () => {
    expect(obstaclesOf(withVars({ mailFrom: 'hello@aangan.in' }))).toEqual([])
  })

  it('is not that the site calls another origin which lets it', () => {
    const setup = withVars({ corsOrigins: 'https://other.in, https://www.aangan.in/' })
    expect(obstaclesOf({ ...setup, apiBase: 'https://api.aangan.in' })).toEqual([])
  })

  it.each<[string, Setup]>([
    ['not committed', { ...ready, hasChanges: true }],
    ['ADMIN_EMAILS', withVars({ adminEmails: '' })],
    ['no routes', { ...ready, hasRoutes: false }],
    ['/api/health', { ...ready, secrets: undefined }],
  ])('is not what may be meant, which is said: %s', (words, setup) => {
    expect(obstaclesOf(setup)).toEqual([])
    expect(warningsOf(setup)).toEqual([expect.stringContaining(words)])
  })
})
