import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useRouteHeading } from './page-header.tsx'

function Screen({ title, to }: { title: string; to: string }) {
  return (
    <>
      <h1 ref={useRouteHeading(title)} tabIndex={-1}>
        {title}
      </h1>
      <Link to={to}>Go on</Link>
    </>
  )
}

it('[NAV19] a page that is gone to begins at its top, with the focus on its title; one gone back to stays', async () => {
  const router = createMemoryRouter([
    { path: '/', element: <Screen title="First" to="/second" /> },
    { path: '/second', element: <Screen title="Second" to="/" /> },
  ])
  render(<RouterProvider router={router} />)
  const page = document.documentElement
  page.scrollTop = 500
  await userEvent.click(screen.getByRole('link', { name: 'Go on' }))
  expect(await screen.findByRole('heading', { name: 'Second' })).toBe(document.activeElement)
  expect(page.scrollTop).toBe(0)
  page.scrollTop = 300
  await router.navigate(-1)
  expect(await screen.findByRole('heading', { name: 'First' })).toBeVisible()
  expect(page.scrollTop).toBe(300)
})
