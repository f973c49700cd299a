import { ErrorReply } from '#contract/errors.ts'
import { type Call, errorsOf, REPLY_HEADERS, type ReplyHeader } from '#worker/routes/calls/call.ts'
import { TABLE } from '#worker/routes/index.ts'

/** The rows of the table, a fixed address before the parameter that fits it too. */
const ROWS = TABLE.map((call) => ({
  call,
  pattern: new RegExp(`^${call.path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}/?$`),
})).toSorted((one, other) => Number(one.call.path.includes(':')) - Number(other.call.path.includes(':')))

function rowOf(method: string, path: string): Call | undefined {
  const address = ROWS.find(({ pattern }) => pattern.test(path))?.call.path
  return ROWS.find(({ call }) => call.method === method && call.path === address)?.call
}

const HEADERS = Object.entries(REPLY_HEADERS).map(([name]) => name)

/** Fails where a call answers what its row of the table does not declare: a status, a code, a header that clients rely on. */
export async function expectDeclared(request: Request, response: Response): Promise<void> {
  const call = rowOf(request.method, new URL(request.url).pathname)
  if (!call) return
  const undeclared = await undeclaredIn(call, response)
  if (undeclared !== undefined)
    throw new Error(
      `${call.method} ${call.path} answered ${undeclared}, which its row of the table does not declare.`,
    )
}

async function undeclaredIn(call: Call, response: Response): Promise<string | undefined> {
  const replies = new Map(Object.entries(call.replies))
  const reply = replies.get(String(response.status))
  if (!reply) return undeclaredRefusal(call, response)
  const declared: readonly ReplyHeader[] = reply.headers
  return HEADERS.find((name) => response.headers.has(name) && !declared.some((one) => one === name))
}

async function undeclaredRefusal(call: Call, response: Response): Promise<string | undefined> {
  const refused = ErrorReply.safeParse(
    await response
      .clone()
      .json()
      .catch(() => undefined),
  )
  if (!refused.success) return `${response.status}`
  const { code } = refused.data
  return errorsOf(call).includes(code) ? undefined : `${response.status} ${code}`
}
