import { useRef, useState } from 'react'
import type { Session } from '#contract/accounts/auth.ts'
import {
  signOutEverywhere,
  useDevices,
  useSignOutDevice,
} from '#frontend/features/session/devices/use-devices.ts'
import { useHead } from '#frontend/lib/head.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelSecurity } from '#frontend/messages/panel/security.ts'
import { Button } from '#frontend/ui/button.tsx'
import { DangerButton } from '#frontend/ui/danger-button.tsx'
import { Failed } from '#frontend/ui/feedback/failed.tsx'
import { SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import { Monitor, Smartphone } from 'lucide'
import { dateTimeOf } from '#frontend/lib/format/panel-dates.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { Tag } from '#frontend/ui/tag.tsx'
import { signOut } from '#frontend/features/session/session.ts'
import { ActionDialog } from '#frontend/ui/overlay/action-dialog.tsx'

const { devices: words } = panelSecurity
const SKELETONS = [1, 2]

/** The devices on which the user is signed in, and the way to sign out of each. */
export function DevicesPage() {
  useHead({ title: words.pageTitle, description: words.title })
  const devices = useDevices()
  const signingOut = useSignOutDevice()
  const [isAsking, setIsAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const busyId = signingOut.isPending ? signingOut.variables._id : undefined

  /** Moves the focus to the heading, because the pressed button goes with its row. */
  async function signOutOne(session: Session) {
    try {
      await signingOut.mutateAsync(session)
      showToast('success', words.signedOut(session.device))
      heading.current?.focus()
    } catch (error) {
      showToast('danger', failureSentence(error, words.notSignedOut))
    }
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        {words.title}
      </h1>
      <p className="max-w-[66ch] text-ink-700">{words.lead}</p>
      <ul aria-busy={devices.isPending} className="grid grid-cols-1 gap-3">
        {devices.data?.map((session) => (
          <li key={session._id} className="min-w-0">
            <DeviceCard
              session={session}
              isBusy={session._id === busyId}
              onSignOut={(asked) => void signOutOne(asked)}
            />
          </li>
        ))}
        {devices.isPending && SKELETONS.map((card) => <SkeletonCard key={card} />)}
      </ul>
      {devices.error && (
        <Failed
          sentence={failureSentence(devices.error, words.failed)}
          retryLabel={words.retry}
          isBusy={devices.isFetching}
          onRetry={() => devices.refetch()}
        />
      )}
      {devices.data && (
        <p>
          <DangerButton look="outlined" className="max-sm:w-full" onClick={() => setIsAsking(true)}>
            {words.everywhere}
          </DangerButton>
        </p>
      )}
      {isAsking && <EverywhereDialog onClosed={() => setIsAsking(false)} />}
    </div>
  )
}

function SkeletonCard() {
  return (
    <li className="grid gap-3 box p-5">
      <SkeletonLine className="w-40" />
      <SkeletonLine className="w-56 max-w-full" />
    </li>
  )
}

const HANDHELD = /iPhone|iPad|Android/

type DeviceCardProps = { session: Session; isBusy: boolean; onSignOut: (session: Session) => void }

/** One device on which the account is signed in; the current one is signed out by Logout instead. */
function DeviceCard({ session, isBusy, onSignOut }: DeviceCardProps) {
  const { device, createdAt, lastSeenAt, current } = session
  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-3 box p-4 sm:p-5">
      <Icon of={HANDHELD.test(device) ? Smartphone : Monitor} />
      <div className="min-w-0 flex-1 leading-snug">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-sans text-body font-semibold wrap-anywhere">
          {device}
          {current && <Tag tone="good">{words.here}</Tag>}
        </h2>
        <p className="text-small text-ink-700 tabular">{words.signedIn(dateTimeOf(createdAt))}</p>
        <p className="text-small text-ink-700 tabular">{words.lastSeen(dateTimeOf(lastSeenAt))}</p>
      </div>
      {!current && (
        <Button
          size="small"
          look="secondary"
          className="max-sm:w-full"
          isBusy={isBusy}
          busyLabel={words.busy}
          aria-label={words.signOutDevice(device, dateTimeOf(createdAt))}
          onClick={() => onSignOut(session)}
        >
          {words.signOut}
        </Button>
      )}
    </article>
  )
}

/** Asks before every device is signed out, this one too. */
function EverywhereDialog({ onClosed }: { onClosed: () => void }) {
  async function leave() {
    await signOutEverywhere()
    signOut()
  }

  return (
    <ActionDialog
      title={words.askEverywhere}
      closeLabel={words.close}
      cancelLabel={words.cancel}
      confirmLabel={words.everywhere}
      look="danger"
      busyLabel={words.busy}
      action={leave}
      failureOf={(error) => failureSentence(error, words.notSignedOut)}
      onClosed={onClosed}
    >
      <p>{words.everywhereText}</p>
    </ActionDialog>
  )
}
