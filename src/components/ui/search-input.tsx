import { clsx } from 'clsx'
import { Search } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Input } from './field.tsx'

type SearchProps = {
  label: string
  value: string
  onChange: (value: string) => void
  className?: string
}

export function SearchInput(props: SearchProps): ReactNode {
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

/** Search starts after this pause in typing. */
const debounceMs = 200

/**
 * A search field that reports its value after a pause in typing. It keeps the text being typed in its own
 * state, so that a keystroke does not render the list again.
 */
export function DebouncedSearchInput({ value, onChange, ...props }: SearchProps): ReactNode {
  const [text, setText] = useState(value)
  const [reported, setReported] = useState(value)
  // The value was changed from outside, for example by clearing the filters.
  if (reported !== value) {
    setReported(value)
    setText(value)
  }
  useEffect(() => {
    if (text === reported) return
    const timer = setTimeout(() => {
      setReported(text)
      onChange(text)
    }, debounceMs)
    return () => clearTimeout(timer)
  }, [text, reported, onChange])
  return <SearchInput {...props} value={text} onChange={setText} />
}
