import { Button } from './button.tsx'

type MoreButtonProps = { label: string; busyLabel: string; isBusy: boolean; onMore: () => unknown }

/** Loads the next page of a list below the pages that are shown. */
export function MoreButton({ label, busyLabel, isBusy, onMore }: MoreButtonProps) {
  return (
    <Button
      look="secondary"
      className="justify-self-start"
      isBusy={isBusy}
      busyLabel={busyLabel}
      onClick={() => void onMore()}
    >
      {label}
    </Button>
  )
}
