import { screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { ShowMoreFooter } from '#src/components/ui/show-more-footer.tsx'
import { renderComponent } from '#src/testing/render-app.tsx'
import { useIncrementalList } from './use-incremental-list.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)

function Numbers(): ReactNode {
  const [items, setItems] = useState(() => numbers(110))
  const list = useIncrementalList(items)
  return (
    <>
      <ul>
        {list.shown.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <ShowMoreFooter list={list} />
      <button type="button" onClick={() => setItems(numbers(111))}>
        one more
      </button>
      <button type="button" onClick={() => setItems(numbers(60))}>
        search
      </button>
    </>
  )
}

const renderedCount = () => document.querySelectorAll('li').length

describe('a long list', () => {
  it('shows its first items and the total, and grows on request until all are shown', async () => {
    const { actor } = renderComponent(<Numbers />)
    expect(screen.getByText('48 of 110 shown')).toBeVisible()
    expect(renderedCount()).toBe(48)
    await actor.click(screen.getByText('Show more'))
    expect(renderedCount()).toBe(96)
    await actor.click(screen.getByText('Show more'))
    expect(renderedCount()).toBe(110)
    expect(screen.queryByText('Show more')).toBeNull()
  })

  it('starts over with other items, and keeps its length if one is added', async () => {
    const { actor } = renderComponent(<Numbers />)
    await actor.click(screen.getByText('Show more'))
    await actor.click(screen.getByText('one more'))
    expect(renderedCount()).toBe(96)
    await actor.click(screen.getByText('search'))
    expect(renderedCount()).toBe(48)
  })
})
