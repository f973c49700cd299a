import type { IconNode } from 'lucide'
import { Icon } from '#frontend/ui/icon.tsx'

type Segment<Value extends string> = { value: Value; label: string; icon: IconNode }
type SegmentedProps<Value extends string> = {
  label: string
  segments: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
  isDisabled?: boolean
}

/** A choice among a few, of which exactly one is always chosen. */
export function Segmented<Value extends string>({
  label,
  segments,
  value,
  onChange,
  isDisabled,
}: SegmentedProps<Value>) {
  return (
    <div className="@container w-full max-w-130">
      <fieldset
        aria-label={label}
        disabled={isDisabled}
        className="grid auto-cols-auto grid-flow-col @min-[24rem]:auto-cols-fr rounded-sill border-[1.5px] border-mist-400 bg-mist-100 @max-[15rem]:grid-flow-row"
      >
        {segments.map((segment) => (
          <button
            key={segment.value}
            type="button"
            aria-pressed={segment.value === value}
            onClick={() => onChange(segment.value)}
            className="flex min-h-12 flex-wrap items-center justify-center gap-x-2 border-mist-400 px-1.5 py-1 text-base leading-tight font-medium not-first:border-l-[1.5px] first:rounded-l-court last:rounded-r-court @max-[15rem]:rounded-court @max-[15rem]:not-first:border-t-[1.5px] @max-[15rem]:not-first:border-l-0 hover:bg-mist-200 aria-pressed:bg-tea-700 aria-pressed:text-white"
          >
            <Icon of={segment.icon} />
            {segment.label}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
