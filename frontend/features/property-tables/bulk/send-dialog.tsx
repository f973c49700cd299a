import { useState } from 'react'
import { type Language, LANGUAGES, pathIn, PUBLISHED } from '#contract/languages/languages.ts'
import { LIMITS } from '#contract/limits.ts'
import { href, PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import type { NewListReply } from '#contract/shared-lists.ts'
import { call } from '#frontend/lib/api/api.ts'
import { queryClient } from '#frontend/lib/api/query-client.ts'
import { NEW_TAB, whatsAppLink } from '#frontend/lib/navigation/links.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { LIST_MESSAGES, panelLists } from '#frontend/messages/panel/lists.ts'
import { buttonLook } from '#frontend/ui/button.tsx'
import { CopyButton } from '#frontend/ui/copy-button.tsx'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { SelectField } from '#frontend/ui/form/select-field.tsx'
import { TextField } from '#frontend/ui/form/text-field.tsx'
import { ConfirmDialog } from '#frontend/ui/overlay/confirm-dialog.tsx'
import { WhatsAppIcon } from '#frontend/ui/whatsapp-icon.tsx'

const words = panelLists.send

type Wish = { language: Language; title: string; phone: string }
type SendDialogProps = { properties: readonly Property[]; onClosed: () => void }

/** Makes a shared list of these listings, and the message with its link in the client's language. */
export function SendDialog({ properties: asked, onClosed }: SendDialogProps) {
  const [properties] = useState(asked)
  const [wish, setWish] = useState<Wish>({ language: 'en', title: '', phone: '' })
  const [code, setCode] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function make() {
    setIsBusy(true)
    setFailure(undefined)
    try {
      setCode(await makeList(properties, wish.title.trim()))
    } catch (error) {
      setFailure(failureSentence(error, words.failed))
    }
    setIsBusy(false)
  }

  return (
    <ConfirmDialog
      title={words.title(properties.length)}
      closeLabel={words.close}
      cancelLabel={words.cancel}
      confirmLabel={code === undefined ? words.confirm : words.done}
      isBusy={isBusy}
      busyLabel={words.busy}
      onConfirm={(close) => (code === undefined ? void make() : close())}
      onClosed={onClosed}
    >
      {failure && <Alert>{failure}</Alert>}
      {code === undefined ? (
        <WishFields wish={wish} onChange={(change) => setWish({ ...wish, ...change })} />
      ) : (
        <Made code={code} wish={wish} />
      )}
    </ConfirmDialog>
  )
}

async function makeList(properties: readonly Property[], title: string): Promise<string> {
  const json = { propertyIds: properties.map(({ _id }) => _id), ...(title !== '' && { title }) }
  const { body } = await call<NewListReply>(PATHS.lists, { method: 'POST', json })
  void queryClient.invalidateQueries({ queryKey: ['sent-lists'] })
  return body.code
}

function WishFields({ wish, onChange }: { wish: Wish; onChange: (change: Partial<Wish>) => void }) {
  return (
    <>
      <p>{words.intro}</p>
      <SelectField
        label={words.language}
        options={PUBLISHED.map((value) => ({ value, label: LANGUAGES[value].english }))}
        value={wish.language}
        onChange={({ currentTarget }) =>
          onChange({ language: PUBLISHED.find((one) => one === currentTarget.value) ?? 'en' })
        }
      />
      <TextField
        label={words.name}
        placeholder={words.nameExample}
        maxLength={LIMITS.listTitleLetters}
        value={wish.title}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <TextField
        label={words.phone}
        hint={words.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={40}
        value={wish.phone}
        onChange={({ currentTarget }) => onChange({ phone: currentTarget.value })}
      />
    </>
  )
}

function Made({ code, wish: { language, phone } }: { code: string; wish: Wish }) {
  const address = new URL(pathIn(language, href(PATHS.sharedListPage, { code })), location.origin).href
  const message = `${LIST_MESSAGES[language]}\n${address}`

  return (
    <>
      <output>{words.made}</output>
      <p lang={language} className="box px-3.5 py-2.5 leading-snug whitespace-pre-line wrap-anywhere">
        {message}
      </p>
      <div className="flex flex-wrap gap-2">
        <a href={whatsAppLink(clientDigits(phone), message)} {...NEW_TAB} className={buttonLook()}>
          <WhatsAppIcon />
          {words.whatsApp}
        </a>
        <CopyButton look="secondary" text={address} copied={words.copied} notCopied={words.notCopied}>
          {words.copy}
        </CopyButton>
      </div>
    </>
  )
}

const INDIA = '91'
const OWN_DIGITS = 10

/** The number as WhatsApp wants it; one of ten digits is India's. Nothing where it is no number. */
function clientDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '')
  if (digits.length < OWN_DIGITS || digits.length > LIMITS.contactPhoneMaxDigits) return ''
  return digits.length === OWN_DIGITS ? INDIA + digits : digits
}
