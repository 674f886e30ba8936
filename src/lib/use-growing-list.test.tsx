import { screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { ListEnd } from '#src/components/ui/list-end.tsx'
import { renderComponent } from '#src/testing/render-app.tsx'
import { useGrowingList } from './use-growing-list.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)

function Numbers(): ReactNode {
  const [items, setItems] = useState(() => numbers(110))
  const list = useGrowingList(items)
  return (
    <>
      <ul>
        {list.shown.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <ListEnd shown={list.shown.length} total={list.total} onMore={list.more} watchEnd={list.watchEnd} />
      <button type="button" onClick={() => setItems(numbers(111))}>
        one more
      </button>
      <button type="button" onClick={() => setItems(numbers(60))}>
        search
      </button>
    </>
  )
}

const drawn = () => document.querySelectorAll('li').length

describe('a long list', () => {
  it('shows its beginning, says of how much, and grows when asked until all is there', async () => {
    const { actor } = renderComponent(<Numbers />)
    expect(screen.getByText('48 of 110 shown')).toBeVisible()
    expect(drawn()).toBe(48)
    await actor.click(screen.getByText('Show more'))
    expect(drawn()).toBe(96)
    await actor.click(screen.getByText('Show more'))
    expect(drawn()).toBe(110)
    expect(screen.queryByText('Show more')).toBeNull()
  })

  it('begins anew with other items, and stays where it is with one more', async () => {
    const { actor } = renderComponent(<Numbers />)
    await actor.click(screen.getByText('Show more'))
    await actor.click(screen.getByText('one more'))
    expect(drawn()).toBe(96)
    await actor.click(screen.getByText('search'))
    expect(drawn()).toBe(48)
  })
})
