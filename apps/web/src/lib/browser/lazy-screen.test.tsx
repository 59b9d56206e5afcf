// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { startTransition, Suspense, useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { lazyScreen } from './lazy-screen.tsx'

let mounts = 0
function Desk({ of }: { of: string }) {
  useEffect(() => {
    mounts += 1
  }, [])
  return <h1>{of}</h1>
}

const Screen = lazyScreen(async () => Desk)

function Page() {
  const [of, setOf] = useState('')
  const open = (desk: string) => () => startTransition(() => setOf(desk))
  return (
    <>
      <button onClick={open('Switches')}>Open switches</button>
      <button onClick={open('Audit log')}>Open audit log</button>
      <Suspense fallback="…">{of && <Screen of={of} />}</Suspense>
    </>
  )
}

// The clicks are the browser's own: those of the library wait until React has nothing left to do, which hides the fault.
test('a screen that has come late stays the same when its page is drawn again', async () => {
  render(<Page />)
  screen.getByText('Open switches').click()
  const heading = await screen.findByRole('heading', { name: 'Switches' })
  screen.getByText('Open audit log').click()
  expect(await screen.findByRole('heading', { name: 'Audit log' })).toBe(heading)
  expect(mounts).toBe(1)
})
