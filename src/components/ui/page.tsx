import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** The body of an ordinary screen: at most 1,200 px, with air around it. */
export function Page(props: { className?: string; children: ReactNode }): ReactNode {
  return (
    <div className={clsx('mx-auto w-full max-w-[1200px] px-4 py-6 sm:px-8 sm:py-8', props.className)}>
      {props.children}
    </div>
  )
}
