import { Plus } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { BackLink } from '#frontend/ui/back-link.tsx'
import { Button, type ButtonLook } from '#frontend/ui/button.tsx'
import { Chip } from '#frontend/ui/chip.tsx'
import { CopyButton } from '#frontend/ui/copy-button.tsx'
import { Alert, AlertButton } from '#frontend/ui/feedback/alert.tsx'
import { DraftNotice } from '#frontend/ui/feedback/draft-notice.tsx'
import { Failed } from '#frontend/ui/feedback/failed.tsx'
import { Checkbox } from '#frontend/ui/form/checkbox.tsx'
import { DidYouMean } from '#frontend/ui/form/did-you-mean.tsx'
import { PasswordField } from '#frontend/ui/form/password-field.tsx'
import { Segmented } from '#frontend/ui/form/segmented.tsx'
import { Select, SelectField } from '#frontend/ui/form/select-field.tsx'
import { TextArea, TextField } from '#frontend/ui/form/text-field.tsx'
import { UnitField } from '#frontend/ui/form/unit-field.tsx'
import { WordsField } from '#frontend/ui/form/words-field.tsx'
import { DangerButton, DANGERS } from '#frontend/ui/danger-button.tsx'
import { IconButton } from '#frontend/ui/icon-button.tsx'
import { ConfirmDialog } from '#frontend/ui/overlay/confirm-dialog.tsx'
import { Dialog } from '#frontend/ui/overlay/dialog.tsx'
import { RowMenu } from '#frontend/ui/overlay/row-menu.tsx'
import { ToastCard } from '#frontend/ui/overlay/toast-card.tsx'
import { Pagination } from '#frontend/ui/pagination.tsx'
import { MORE_LINK } from '#frontend/ui/section-head.tsx'
import { Cell, rowLink, Table } from '#frontend/ui/table.tsx'

const PAGE = ['bg-lime-50', 'bg-lime-0'] as const
const LIGHT = [...PAGE, 'bg-mist-100'] as const
const DARK = ['floor'] as const

/** On which backgrounds each look of a button stands; the compiler asks for every one. */
const BUTTONS: Record<Exclude<ButtonLook, 'own'>, readonly string[]> = {
  primary: LIGHT,
  secondary: LIGHT,
  quiet: LIGHT,
  floor: DARK,
  floorOutline: DARK,
}
const ALERTS: Record<NonNullable<ComponentProps<typeof Alert>['tone']>, true> = {
  error: true,
  success: true,
  waiting: true,
  info: true,
}
const TOASTS: Record<ComponentProps<typeof ToastCard>['toast']['tone'], true> = {
  success: true,
  danger: true,
  info: true,
}

const nothing = () => undefined
const OPTIONS = [{ value: 'plot', label: 'Plot' }]
const unit = { options: OPTIONS, defaultValue: 'plot' }
const closed = { closeLabel: 'Close', onClosed: nothing }

/** The controls of each file of the kit in every variant, chosen, faulty and disabled too; null where a file has none of its own. */
export const CONTROLS_OF: Readonly<Record<string, ReactNode>> = {
  'back-link.tsx': onEach(
    PAGE,
    <MemoryRouter>
      <BackLink to="/">Back</BackLink>
    </MemoryRouter>,
  ),
  'button.tsx': keysOf(BUTTONS).flatMap((look) =>
    BUTTONS[look].map((ground) => (
      <On key={look + ground} ground={ground}>
        <Button look={look}>{look}</Button>
        <Button look={look} disabled>
          {look} disabled
        </Button>
        <Button look={look} isBusy busyLabel="Busy">
          {look} busy
        </Button>
      </On>
    )),
  ),
  'chip.tsx': onEach(
    PAGE,
    <>
      <Chip>Chip</Chip>
      <Chip isOn={false}>Chip off</Chip>
      <Chip isOn>Chip on</Chip>
      <Chip disabled>Chip disabled</Chip>
    </>,
  ),
  'copy-button.tsx': onEach(
    LIGHT,
    <CopyButton text="Text" copied="Copied" notCopied={(text) => text}>
      Copy
    </CopyButton>,
  ),
  'danger-button.tsx': keysOf(DANGERS).flatMap((look) =>
    onEach(
      LIGHT,
      <>
        <DangerButton look={look}>{look}</DangerButton>
        <DangerButton look={look} disabled>
          {look} disabled
        </DangerButton>
        <DangerButton look={look} isBusy busyLabel="Busy">
          {look} busy
        </DangerButton>
      </>,
    ),
  ),
  'feedback/alert.tsx': keysOf(ALERTS).map((tone) => (
    <Alert key={tone} tone={tone}>
      <AlertButton>{tone}</AlertButton>
    </Alert>
  )),
  'feedback/court.tsx': null,
  'feedback/draft-notice.tsx': (
    <DraftNotice title="Draft" text="Restored" discardLabel="Discard" onDiscard={nothing} />
  ),
  'feedback/empty-state.tsx': null,
  'feedback/error-boundary.tsx': null,
  'feedback/failed.tsx': <Failed sentence="Failed" retryLabel="Again" onRetry={nothing} />,
  'feedback/form-skeleton.tsx': null,
  'feedback/ornament-drawings.tsx': null,
  'feedback/ornament.tsx': null,
  'feedback/screen-on-its-way.tsx': null,
  'feedback/skeleton.tsx': null,
  'form/checkbox.tsx': onEach(
    PAGE,
    <>
      <Checkbox>Checkbox</Checkbox>
      <Checkbox defaultChecked>Checkbox checked</Checkbox>
      <Checkbox disabled>Checkbox disabled</Checkbox>
    </>,
  ),
  'form/did-you-mean.tsx': (
    <DidYouMean
      asked={{ question: 'Meant?', answers: [{ label: 'Lakh', typed: '1 lakh' }] }}
      onAnswer={nothing}
    />
  ),
  'form/field.tsx': null,
  'form/for-machines.tsx': null,
  'form/form-section.tsx': null,
  'form/password-field.tsx': onEach(
    PAGE,
    <PasswordField label="Password" defaultValue="secret" showLabel="Show" hideLabel="Hide" />,
  ),
  'form/segmented.tsx': onEach(
    PAGE,
    <Segmented
      label="Segments"
      segments={['one', 'two'].map((value) => ({ value, label: value, icon: Plus }))}
      value="one"
      onChange={nothing}
    />,
  ),
  'form/select-field.tsx': onEach(
    PAGE,
    <>
      <SelectField label="Select" options={OPTIONS} />
      <SelectField label="Select, faulty" options={OPTIONS} error="Faulty" />
      <Select aria-label="Select disabled" options={OPTIONS} disabled />
    </>,
  ),
  'form/text-field.tsx': onEach(
    PAGE,
    <>
      <TextField label="Text" defaultValue="Text" />
      <TextField label="Text, faulty" defaultValue="Text" error="Faulty" />
      <TextField label="Text read-only" defaultValue="Text" readOnly />
      <TextField label="Text disabled" defaultValue="Text" disabled />
      <TextArea label="Area" defaultValue="Text" />
      <TextArea label="Area, faulty" defaultValue="Text" error="Faulty" />
    </>,
  ),
  'form/unit-field.tsx': onEach(
    PAGE,
    <UnitField label="Size" unitLabel="Unit" input={{ defaultValue: '7' }} unit={unit} />,
  ),
  'form/words-field.tsx': onEach(
    PAGE,
    <WordsField
      label="Words"
      words={['Lift']}
      onChange={nothing}
      removeLabel={(word) => `Remove ${word}`}
      maxLetters={20}
    />,
  ),
  'icon-button.tsx': onEach(
    LIGHT,
    <>
      <IconButton label="Icon" icon={Plus} />
      <IconButton label="Icon disabled" icon={Plus} disabled />
    </>,
  ),
  'icon.tsx': null,
  'moment.tsx': null,
  // A confirm dialog, with an alert where its action failed.
  'overlay/action-dialog.tsx': null,
  'overlay/confirm-dialog.tsx': (
    <ConfirmDialog title="Sure?" confirmLabel="Yes" cancelLabel="No" onConfirm={nothing} {...closed}>
      Sure?
    </ConfirmDialog>
  ),
  'overlay/dialog.tsx': (
    <Dialog title="Dialog" {...closed}>
      Words
    </Dialog>
  ),
  // Its actions are tried open, on the screens that have it.
  'overlay/row-menu.tsx': <RowMenu label="More for a row" heading="A row" items={[]} />,
  'overlay/toast-card.tsx': keysOf(TOASTS).map((tone) => (
    <ToastCard
      key={tone}
      toast={{ id: 1, tone, text: tone, isByKey: false }}
      closeLabel={`Close ${tone}`}
      undoHint={undefined}
      isLast
      forMs={6000}
      onDismiss={nothing}
    />
  )),
  'overlay/toast.tsx': null,
  'pagination.tsx': onEach(
    PAGE,
    <Pagination
      label="Pages"
      position="Seeing 10 Of 32"
      previousLabel="Previous"
      nextLabel="Next"
      isBusy={false}
      onPrevious={undefined}
      onNext={nothing}
    />,
  ),
  // On public pages only.
  'picture-button.tsx': null,
  'picture.tsx': null,
  'plate.tsx': null,
  'seal-mark.tsx': null,
  'section-head.tsx': onEach(
    PAGE,
    <a href="#all" className={MORE_LINK}>
      All
    </a>,
  ),
  'table.tsx': (
    <Table label="Table" columns={[{ place: 'main', label: 'Title' }]}>
      <tr>
        <Cell place="main">
          <a href="#row" className={rowLink}>
            Row
          </a>
        </Cell>
      </tr>
    </Table>
  ),
  'tag.tsx': null,
  'whatsapp-icon.tsx': null,
}

/** The HTML of all controls, one after the other. */
export function kitMarkup(): string {
  return renderToStaticMarkup(Object.values(CONTROLS_OF))
}

function onEach(grounds: readonly string[], controls: ReactNode): ReactNode {
  return grounds.map((ground) => (
    <On key={ground} ground={ground}>
      {controls}
    </On>
  ))
}

function On({ ground, children }: { ground: string; children: ReactNode }) {
  return <section className={`grid gap-2 p-4 ${ground}`}>{children}</section>
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[]
}
