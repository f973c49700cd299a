import type { Message } from './layout.ts'

/** Why a mail was not taken; `isFinal` when the service would say the same again. */
export type Refusal = { reason: string; isFinal: boolean }

/** `id` is the mail's own: the same one is sent once, however often it is handed over (for 24 hours at least). */
export type Letter = { id: string; from: string; to: string; message: Message }

/** A mail service, in a file of its own; `lib/config.ts` says which one is used. */
export type MailProvider = {
  /** As people call it. */
  name: string
  /** The secret without which it sends nothing. */
  secret: keyof Env & `${string}_KEY`
  /** What else may be set for it. */
  settings: readonly (keyof Env)[]
  /** The reason of a refusal where it does not take mails from the domain of MAIL_FROM; such mails wait. */
  unknownSender: string
  /** Undefined when the mail was taken, else why not; never throws and never takes longer than `timeoutMs`. */
  send(env: Env, letter: Letter, timeoutMs: number): Promise<Refusal | undefined>
}
