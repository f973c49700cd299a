import { ErrorReply } from '#contract/errors.ts'

/** A refusal as a test wants to see it: status, code and sentence, of a reply that has the contract's shape. */
export async function refusal(response: Response): Promise<[status: number, code: string, message: string]> {
  const { code, message } = ErrorReply.parse(await response.json())
  return [response.status, code, message]
}
