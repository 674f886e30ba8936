import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIncrementalList } from '#src/lib/use-incremental-list.ts'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { EmptyState } from './empty-state.tsx'
import { ShowMoreFooter } from './show-more-footer.tsx'

/**
 * A grid of the cards that match a search. It grows as the user scrolls, and offers to clear the search if
 * nothing matches.
 */
export function SearchResultsGrid<Item extends { id: string }>(props: {
  results: readonly Item[]
  emptyText: { title: string; hint: string; clear: string }
  onClear: () => void
  children: (item: Item) => ReactNode
}): ReactNode {
  const { results, emptyText } = props
  const list = useIncrementalList(results)
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {list.shown.map((item) => (
          <li key={item.id} className="min-w-0">
            {props.children(item)}
          </li>
        ))}
      </ul>
      <ShowMoreFooter list={list} />
      {results.length === 0 && (
        <Card>
          <EmptyState
            icon={SearchX}
            title={emptyText.title}
            hint={emptyText.hint}
            action={<Button onClick={props.onClear}>{emptyText.clear}</Button>}
          />
        </Card>
      )}
    </>
  )
}
