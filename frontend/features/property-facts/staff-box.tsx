import { LockKeyhole, Pencil, Trash2 } from 'lucide'
import { type ReactNode, useState } from 'react'
import { href } from '#contract/paths.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import type { Property } from '#contract/properties/replies.ts'
import { phoneLink } from '#frontend/lib/navigation/links.ts'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { messages } from '#frontend/messages/messages.ts'
import { buttonLook } from '#frontend/ui/button.tsx'
import { DangerButton } from '#frontend/ui/danger-button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { DeleteDialog, SignInLink } from './delete-dialog.tsx'

const words = messages.staffBox

/** What admins see beside a listing: whom to call, and what they may do with it. `children` stand in the question before it is deleted. */
export function StaffBox({ property, children }: { property: Property; children?: ReactNode }) {
  const [isDeleting, setIsDeleting] = useState(false)
  return (
    <section
      aria-label={words.title}
      className="grid gap-3 rounded-court border-[1.5px] border-dashed border-brass-500 bg-brass-50 px-5 py-4.5 sm:max-lg:grid-cols-[minmax(0,1fr)_auto] sm:max-lg:items-center sm:max-lg:gap-x-6 sm:max-lg:gap-y-2"
    >
      <h2 className="flex items-center gap-2 font-sans text-body text-brass-800">
        <Icon of={LockKeyhole} />
        {words.title}
      </h2>
      <Contact contact={property.contact} />
      <div className="grid gap-3 sm:max-lg:col-start-2 sm:max-lg:row-span-2 sm:max-lg:row-start-1">
        <EditLink to={href(PANEL.editProperty, { id: property._id })}>
          <Icon of={Pencil} />
          {words.update}
        </EditLink>
        <DangerButton look="outlined" onClick={() => setIsDeleting(true)}>
          <Icon of={Trash2} />
          {words.delete}
        </DangerButton>
      </div>
      {isDeleting && (
        <DeleteDialog property={property} onClosed={() => setIsDeleting(false)}>
          {children}
        </DeleteDialog>
      )}
    </section>
  )
}

/** The panel is in English only: a page in another language opens it with a full page load. */
function EditLink({ to, children }: { to: string; children: ReactNode }) {
  const className = buttonLook({ look: 'secondary' })
  if (import.meta.env.LANGUAGE !== 'en')
    return (
      <a href={to} className={className}>
        {children}
      </a>
    )
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  )
}

function Contact({ contact }: Pick<Property, 'contact'>) {
  if (!contact)
    return (
      <p className="text-small leading-snug">
        {words.signInAgain} <SignInLink />
      </p>
    )
  const { company, phone } = contact
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 leading-snug">
      <dt className="text-ink-700">{words.company}</dt>
      <dd className="min-w-0 font-semibold">{company ?? words.unknown}</dd>
      <dt className="text-ink-700">{words.phone}</dt>
      <dd className="min-w-0 font-semibold">
        {phone ? (
          <a href={phoneLink(phone)} className="underline underline-offset-4">
            {phone}
          </a>
        ) : (
          words.unknown
        )}
      </dd>
    </dl>
  )
}
