// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { useTabInAddress } from './tab-in-address.ts'

afterEach(cleanup)

function Page({ named }: { named?: 'second' }) {
  const { tab, onChange } = useTabInAddress(['first', 'second', 'third'], named)
  return (
    <>
      <output>{tab}</output>
      {['first', 'second', 'third'].map((id) => (
        <button key={id} type="button" onClick={() => onChange(id)}>
          {id}
        </button>
      ))}
    </>
  )
}

const open = (path: string, named?: 'second') => {
  const routes = [{ path: '*', element: <Page {...(named && { named })} /> }]
  const router = createMemoryRouter(routes, { initialEntries: ['/before', path] })
  render(<RouterProvider router={router} />)
  return router
}
const shown = () => screen.getByRole('status').textContent

test.each([
  ['/security', 'first'],
  ['/security?tab=third', 'third'],
  ['/security?tab=karma', 'first'],
])('%s shows the tab %s', (path, tab) => {
  open(path)
  expect(shown()).toBe(tab)
})

test('choosing a tab puts it into the address without a new history entry', async () => {
  const router = open('/security')
  fireEvent.click(screen.getByRole('button', { name: 'second' }))
  fireEvent.click(screen.getByRole('button', { name: 'third' }))
  expect(shown()).toBe('third')
  expect(router.state.location.search).toBe('?tab=third')
  fireEvent.click(screen.getByRole('button', { name: 'first' }))
  expect(router.state.location.search).toBe('')
  await router.navigate(-1)
  expect(router.state.location.pathname).toBe('/before')
})

test('a tab named by the address in another way is shown until one is chosen', () => {
  open('/profile?subscription=success', 'second')
  expect(shown()).toBe('second')
  fireEvent.click(screen.getByRole('button', { name: 'third' }))
  expect(shown()).toBe('third')
})
