import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { AccountFile } from '#protocol/rest/account-file.ts'
import type { AccountFormats } from './account-formats.ts'
import { plotBalance } from './plot-balance.ts'

const box = { width: 280, height: 44 }
/** A bill and one payment make no line worth looking at. */
const fewestDrawn = 3

/** How the balance came about: a line that steps with it, and the entries that add up to it. */
export function AccountHistory(props: { file: AccountFile; formats: AccountFormats }): ReactNode {
  const t = useTranslations('accountFile')
  const headingId = useId()
  const { file, formats } = props
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="text-14 font-semibold">
        {t('history')}
      </h3>
      {file.history.length >= fewestDrawn && <BalanceLine file={file} />}
      <table aria-labelledby={headingId} className="mt-1 w-full text-14">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('entry')}</th>
            <th scope="col">{t('amount')}</th>
          </tr>
        </thead>
        <tbody>
          {file.history.map((entry) => (
            <tr
              key={`${entry.kind} ${entry.on} ${entry.balanceCents}`}
              className="border-b border-border align-baseline"
            >
              <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                {t(`entries.${entry.kind}`, { count: entry.count })}
                <span className="block text-12 text-text-muted">{formats.days(entry.on, entry.until)}</span>
              </th>
              <td className="tabular py-1.5 text-right whitespace-nowrap">
                {formats.exactMoney(entry.amountCents)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="pt-2 pr-3 text-left font-semibold">
              {t('balance')}
            </th>
            <td className="tabular pt-2 text-right font-semibold whitespace-nowrap">
              {formats.exactMoney(file.balanceCents)}
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

function BalanceLine(props: { file: AccountFile }): ReactNode {
  const { line, area, end } = plotBalance(props.file, box)
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="none"
      className="mt-2 block h-11 w-full overflow-visible"
    >
      <path d={area} className="fill-accent-surface" />
      <path
        d={line}
        fill="none"
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
        className="stroke-accent-mark"
      />
      <path
        d={`M${end.x} ${end.y}h0`}
        strokeWidth={6}
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
        className="stroke-accent-mark"
      />
    </svg>
  )
}
