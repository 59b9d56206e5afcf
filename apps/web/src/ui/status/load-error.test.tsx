// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { LoadError } from './load-error.tsx'

afterEach(cleanup)

type Loads = { heading?: string; isSuccess: boolean }

/** As with a query, a skeleton replaces the button, and the data renders a little after it has loaded. */
function Page({ isSuccess, heading }: Loads) {
  const [state, setState] = useState<'failed' | 'pending' | 'there'>('failed')
  const refetch = async () => {
    setState('pending')
    await Promise.resolve()
    // A frame takes no time here, so React must not delay rendering until after it.
    setTimeout(() => act(() => setState(isSuccess ? 'there' : 'failed')))
    return { isSuccess }
  }
  return (
    <main>
      <h1>Profile</h1>
      {state === 'there' && <h2 id="codes">Your codes</h2>}
      {state === 'failed' && (
        <LoadError title="We couldn’t load your codes" query={{ isFetching: false, refetch }} heading={heading} />
      )}
    </main>
  )
}

function retry(loads: Loads) {
  render(<Page {...loads} />)
  const button = screen.getByRole('button', { name: 'Try again' })
  button.focus()
  fireEvent.click(button)
}
const focused = () => document.activeElement?.textContent

test.each([
  ['the heading of what has come', { isSuccess: true, heading: '#codes' }, 'Your codes'],
  ['the page’s own heading', { isSuccess: true }, 'Profile'],
  ['the page’s own where there is no other', { isSuccess: true, heading: '#nowhere' }, 'Profile'],
  ['the page’s own when it failed again', { isSuccess: false, heading: '#codes' }, 'Profile'],
])('the focus goes to %s', async (_where, loads, heading) => {
  retry(loads)
  await expect.poll(focused).toBe(heading)
})
