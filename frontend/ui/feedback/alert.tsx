import { CircleAlert, CircleCheck, Clock, Info } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#frontend/ui/button.tsx'
import { classNames } from '#frontend/ui/class-names.ts'
import { Icon } from '#frontend/ui/icon.tsx'

const TONES = {
  error: { look: 'border-crimson-700 bg-crimson-100 text-crimson-800', icon: CircleAlert },
  success: { look: 'border-tea-700 bg-tea-100 text-tea-800', icon: CircleCheck },
  waiting: { look: 'border-brass-500 bg-brass-100 text-brass-800', icon: Clock },
  info: { look: 'border-rain-700 bg-rain-100 text-rain-800', icon: Info },
} as const

type Tone = keyof typeof TONES

export function Alert({ tone = 'error', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <AlertBox tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      {children}
    </AlertBox>
  )
}

type AlertBoxProps = { tone: Tone; role?: 'alert' | 'status'; className?: string; children: ReactNode }

/** An alert's look alone, for what stands in a live region already. */
export function AlertBox({ tone, role, className, children }: AlertBoxProps) {
  const { look, icon } = TONES[tone]
  return (
    <div
      role={role}
      className={classNames(
        'flex items-start gap-2.5 rounded-court border-l-4 px-3.5 py-3 text-base leading-snug',
        look,
        className,
      )}
    >
      <Icon of={icon} className="mt-px" />
      <div>{children}</div>
    </div>
  )
}

/** An action below the words of an alert. */
export function AlertButton(props: Omit<ComponentProps<typeof Button>, 'look' | 'size' | 'className'>) {
  return <Button {...props} look="quiet" size="small" className="-ml-3" />
}
