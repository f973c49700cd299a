import { SkeletonBox, SkeletonLine } from './skeleton.tsx'

const ROWS = ['one', 'two', 'three', 'four', 'five']

/** The placeholder of a form that is loading; the label says so. */
export function FormSkeleton({ label }: { label: string }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <p aria-live="polite" className="text-ink-700">
        {label}
      </p>
      {ROWS.map((row) => (
        <div key={row} className="grid gap-2" aria-hidden>
          <SkeletonLine className="w-32" />
          <SkeletonBox className="h-12" />
        </div>
      ))}
    </div>
  )
}
