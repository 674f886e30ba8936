import { clsx } from 'clsx'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Input } from './field.tsx'

export function SearchInput(props: {
  label: string
  value: string
  onChange: (value: string) => void
  className?: string
}): ReactNode {
  return (
    <div className={clsx('relative', props.className)}>
      <Search
        aria-hidden
        size={16}
        className="pointer-events-none absolute inset-y-0 left-3 my-auto text-text-muted"
      />
      <Input
        type="search"
        aria-label={props.label}
        placeholder={props.label}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
        className="pl-9"
      />
    </div>
  )
}
