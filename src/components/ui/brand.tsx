import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

/** The logo: lines of a conversation with a check mark. */
export function BrandMark(props: { size?: number }): ReactNode {
  const size = props.size ?? 28
  return (
    <svg aria-hidden viewBox="0 0 32 32" width={size} height={size} className="shrink-0">
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <g
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-accent-on"
      >
        <path d="M8 11h11M8 16h7M8 21h4" />
        <path d="m17 20 3 3 5-7" />
      </g>
    </svg>
  )
}

export function Brand(): ReactNode {
  const t = useTranslations('common')
  return (
    <span className="inline-flex items-center gap-2.5 text-14 font-semibold tracking-tight text-text">
      <BrandMark />
      {t('appName')}
    </span>
  )
}
