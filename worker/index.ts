import { TrieRouter } from 'hono/router/trie-router'
import { runJobs } from '#worker/jobs/run.ts'
import { createApp } from '#worker/lib/app.ts'
import { notFound, renderError } from '#worker/lib/errors.ts'
import { crossOrigin } from '#worker/middleware/cross-origin.ts'
import { database } from '#worker/middleware/database.ts'
import { countFromMemory, countUnread, requestLog } from '#worker/middleware/request-log.ts'
import { refuseSignIn } from '#worker/features/accounts/refuse-sign-in.ts'
import { securityHeaders } from '#worker/lib/secure-headers.ts'
import { routes } from '#worker/routes/index.ts'
import { notFoundDocument } from '#worker/features/answers/document-answers.ts'
import { answerRepeated } from '#worker/features/answers/public-reads/index.ts'

const app = createApp({ strict: false, router: new TrieRouter() })
app.onError(renderError)
app.notFound((c) => {
  if (!isPage(c.req.path)) throw notFound()
  return notFoundDocument(c)
})
app.use(requestLog, securityHeaders, crossOrigin, database)
app.route('/', routes)

const isPage = (path: string) => !path.startsWith('/api') && !path.startsWith('/property-images')

export default {
  fetch: (request: Request, env, ctx) => {
    const refused = refuseSignIn(request, env)
    if (refused) {
      countUnread()
      return refused
    }
    const repeated = answerRepeated(request, env, ctx)
    if (!repeated) return app.fetch(request, env, ctx)
    countFromMemory()
    return repeated
  },
  scheduled: ({ scheduledTime }, env, ctx) => ctx.waitUntil(runJobs(env, scheduledTime)),
} satisfies ExportedHandler<Env>
