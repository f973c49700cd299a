import type { ComponentProps, ReactNode } from 'react'

type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & { children: ReactNode }

/** One of several, framed; the whole frame is the target. */
export function Radio({ children, ...input }: RadioProps) {
  return (
    <label className="flex min-h-12 cursor-pointer items-start gap-3 rounded-sill border-[1.5px] border-mist-400 bg-lime-0 px-3 py-2 leading-snug has-checked:border-tea-700 has-checked:bg-tea-50">
      <input {...input} type="radio" className="mt-0.5 size-5 flex-none accent-tea-700" />
      {children}
    </label>
  )
}
