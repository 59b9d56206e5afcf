// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Panel } from '#ui/panel.tsx'
import { QueryView } from './query-view.tsx'

afterEach(cleanup)

/** Each attempt waits until the test answers it. */
function renderCodes({ inPanel = false } = {}) {
  const attempts: PromiseWithResolvers<string[]>[] = []
  function Codes() {
    const query = useQuery({
      queryKey: ['codes'],
      queryFn: () => {
        const attempt = Promise.withResolvers<string[]>()
        attempts.push(attempt)
        return attempt.promise
      },
    })
    return (
      <main>
        <h1>Codes</h1>
        <QueryView
          query={query}
          skeleton={<p>Loading</p>}
          failed="We couldn’t load your codes"
          failedText="They’re safe."
          {...(inPanel && { failedIn: Panel })}
        >
          {(codes) => <p>{codes.length === 0 ? 'No codes' : codes.join()}</p>}
        </QueryView>
      </main>
    )
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Codes />
    </QueryClientProvider>,
  )
  return {
    succeed: (codes: string[]) => act(async () => attempts.at(-1)?.resolve(codes)),
    fail: () => act(async () => attempts.at(-1)?.reject(new Error('unreachable'))),
  }
}

const tryAgain = () => screen.getByRole('button', { name: 'Try again' })

test('shows the skeleton until the data has loaded, even if it is empty', async () => {
  const { succeed } = renderCodes()
  expect(screen.getByText('Loading')).toBeTruthy()
  await succeed([])
  expect(await screen.findByText('No codes')).toBeTruthy()
  expect(screen.queryByText('Loading')).toBeNull()
})

test('says what failed, even during a retry', async () => {
  const { fail, succeed } = renderCodes()
  await fail()
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load your codesThey’re safe.')
  const button = tryAgain()
  act(() => button.focus())
  fireEvent.click(button)
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(button)
  expect(screen.queryByText('Loading')).toBeNull()
  await succeed(['ABC'])
  expect(await screen.findByText('ABC')).toBeTruthy()
  await expect.poll(() => document.activeElement?.textContent).toBe('Codes')
})

test('the failure can be in a panel', async () => {
  const { fail } = renderCodes({ inPanel: true })
  await fail()
  expect((await screen.findByRole('alert')).parentElement?.className).toBe('panel')
})
