import type { ReactNode } from 'react'

/** One setting: what it is, and its control beside it, in a card of such rows. */
export function SettingRow(props: { title: string; hint: string; children: ReactNode }): ReactNode {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-border px-5 py-4 last:border-b-0">
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-14 font-medium">{props.title}</h2>
        <p className="text-14 text-text-muted">{props.hint}</p>
      </div>
      {props.children}
    </div>
  )
}
