import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** The body of a standard screen: at most 1,200 px wide, with padding. */
export function Page(props: { className?: string; children: ReactNode }): ReactNode {
  return (
    <div className={clsx('mx-auto w-full max-w-[1200px] px-4 pt-4 pb-6 sm:px-8 sm:py-8', props.className)}>
      {props.children}
    </div>
  )
}
