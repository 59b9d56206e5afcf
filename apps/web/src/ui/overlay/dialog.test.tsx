// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Button } from '#ui/button.tsx'
import { Dialog } from './dialog.tsx'

afterEach(cleanup)

function Sitting() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Finish</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Finish now?" description="You have sat for 7 minutes.">
        <Button>Keep 7 minutes</Button>
      </Dialog>
    </>
  )
}

const openDialog = () => {
  render(<Sitting />)
  const opener = screen.getByRole('button', { name: 'Finish' })
  act(() => opener.focus())
  fireEvent.click(opener)
  return opener
}

test('takes the focus and is named and described', () => {
  openDialog()
  expect(screen.getByRole('dialog', { name: 'Finish now?' })).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Keep 7 minutes')
})

test('an element other than the first control can get the focus', () => {
  render(
    <Dialog open onOpenChange={() => {}} title="Edit" initialFocus="input:checked">
      <Button>What is a limb?</Button>
      <input type="radio" aria-label="Asana" defaultChecked />
    </Dialog>,
  )
  expect(document.activeElement).toBe(screen.getByLabelText('Asana'))
})

test('Escape closes it and returns the focus to the button that opened it', async () => {
  const opener = openDialog()
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
  await expect.poll(() => document.activeElement).toBe(opener)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('locks the page without adding a style element, which our content policy would refuse', () => {
  openDialog()
  expect(document.querySelectorAll('style')).toHaveLength(0)
  expect(document.querySelector('[data-locks-scroll]')).not.toBeNull()
})
