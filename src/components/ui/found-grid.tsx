import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useGrowingList } from '#src/lib/use-growing-list.ts'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { EmptyState } from './empty-state.tsx'
import { ListEnd } from './list-end.tsx'

/** Cards of what fits a search: a grid that grows as its end comes near, or the way back where nothing fits. */
export function FoundGrid<Item extends { id: string }>(props: {
  found: readonly Item[]
  none: { title: string; hint: string; clear: string }
  onClear: () => void
  children: (item: Item) => ReactNode
}): ReactNode {
  const { found, none } = props
  const list = useGrowingList(found)
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {list.shown.map((item) => (
          <li key={item.id} className="min-w-0">
            {props.children(item)}
          </li>
        ))}
      </ul>
      <ListEnd shown={list.shown.length} total={list.total} onMore={list.more} watchEnd={list.watchEnd} />
      {found.length === 0 && (
        <Card>
          <EmptyState
            icon={SearchX}
            title={none.title}
            hint={none.hint}
            action={<Button onClick={props.onClear}>{none.clear}</Button>}
          />
        </Card>
      )}
    </>
  )
}
