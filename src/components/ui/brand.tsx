import type { ReactNode } from 'react'
import { brand } from '#src/brand.ts'

/** The product's mark; its name stands beside it. */
export function BrandMark(props: { size?: number }): ReactNode {
  const size = props.size ?? 28
  const { wave, stem, strokeWidth } = brand.mark
  return (
    <svg aria-hidden viewBox="0 0 32 32" width={size} height={size} className="shrink-0">
      <rect width="32" height="32" rx="9" className="fill-accent" />
      <path
        d={`${wave}${stem}`}
        fill="none"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        className="stroke-accent-on"
      />
    </svg>
  )
}

export function Brand(): ReactNode {
  return (
    <span className="inline-flex items-center gap-2.5 text-16 font-semibold tracking-tight text-text">
      <BrandMark />
      {brand.name}
    </span>
  )
}
