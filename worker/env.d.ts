/** The Worker's bindings, as wrangler.toml declares them. Secrets may be missing: /api/health says so. */
declare namespace Cloudflare {
  interface Env {
    DB: D1Database
    IMAGES: R2Bucket
    ASSETS: Fetcher
    SIGN_IN_SHIELD: RateLimit
    SEARCH_SHIELD: RateLimit
    VERSION: WorkerVersionMetadata
    ENVIRONMENT: 'production' | 'development'
    SITE_URL: string
    ADMIN_EMAILS: string
    CORS_ORIGINS: string
    MAIL_FROM: string
    MAILS_A_DAY?: string
    WEEK_MAIL?: string
    MAP_TILES_URL?: string
    RECORD_ENQUIRIES?: string
    LEAD_MONTHS?: string
    SEEN_GATHER_SECONDS?: string
    CONFIRM_SALE_DAYS?: string
    CONFIRM_RENT_DAYS?: string
    AUTH_SECRET?: string
    AUTH_SECRET_BEFORE?: string
  }
}

interface Env extends Cloudflare.Env {}
