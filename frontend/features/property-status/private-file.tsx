import { LockKeyhole, Phone } from 'lucide'
import { phoneKey } from '#contract/leads/phone.ts'
import type { Property } from '#contract/properties/replies.ts'
import { formatLakhCrore } from '#contract/units/money.ts'
import { NEW_TAB, phoneLink, whatsAppLink } from '#frontend/lib/navigation/links.ts'
import { panelProperties } from '#frontend/messages/panel/properties.ts'
import { buttonLook } from '#frontend/ui/button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { WhatsAppIcon } from '#frontend/ui/whatsapp-icon.tsx'
import { Fact, fieldLabelOf } from './fact.tsx'

const words = panelProperties.detail
const REACH = { look: 'secondary', size: 'small', className: '!px-3 tabular' } as const

/** As people say a number of India. */
const withSpace = (phone: string) => phone.replace(/^\+91(\d{5})(\d{5})$/, '$1 $2')

/** Whether anything is known that only staff see. */
export const hasPrivateFile = ({
  privateFile,
  privateNotes,
}: Pick<Property, 'privateFile' | 'privateNotes'>) =>
  Boolean(privateNotes) ||
  Object.values(privateFile ?? {}).some((value) => value !== null && String(value) !== '')

type PrivateFileProps = { property: Property }

/** What is known of the owner, on paste ground: nothing of it is in a public answer. */
export function PrivateFile({ property: { privateFile: file, privateNotes: notes } }: PrivateFileProps) {
  if (!hasPrivateFile({ privateFile: file, privateNotes: notes })) return null
  return (
    <section
      aria-label={words.privateFile}
      className="grid gap-3 rounded-court border border-[#cdbfa8] bg-paste px-4 py-4 sm:px-5"
    >
      <h2 className="flex flex-wrap items-center gap-x-3 text-h3">
        {words.privateFile}
        <span className="flex items-center gap-1.5 font-sans text-small font-text text-ink-700">
          <Icon of={LockKeyhole} size={18} />
          {words.onlyStaff}
        </span>
      </h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1.5 leading-snug">
        <OwnerFacts file={file} />
        {notes && (
          <Fact label={fieldLabelOf('privateNotes')}>
            <span className="font-text whitespace-pre-line">{notes}</span>
          </Fact>
        )}
      </dl>
      {file?.ownerPhones?.map((phone) => (
        <div key={phone} className="flex flex-wrap items-center gap-2">
          <a
            href={phoneLink(phone)}
            aria-label={words.callOwner(withSpace(phone))}
            className={buttonLook(REACH)}
          >
            <Icon of={Phone} />
            {withSpace(phone)}
          </a>
          <a
            href={whatsAppLink(phoneKey(phone), '')}
            {...NEW_TAB}
            aria-label={words.chatWithOwner(withSpace(phone))}
            className={buttonLook(REACH)}
          >
            <WhatsAppIcon />
            {words.chatOwner}
          </a>
        </div>
      ))}
    </section>
  )
}

function OwnerFacts({ file }: { file: Property['privateFile'] }) {
  if (!file) return null
  const { lowestPrice } = file
  const names = ['ownerName', 'keyWith', 'commission', 'caretaker'] as const
  return (
    <>
      {names.map(
        (name) =>
          file[name] && (
            <Fact key={name} label={fieldLabelOf(name)}>
              {file[name]}
            </Fact>
          ),
      )}
      {lowestPrice !== null && (
        <Fact label={fieldLabelOf('lowestPrice')}>{formatLakhCrore(lowestPrice)}</Fact>
      )}
    </>
  )
}
