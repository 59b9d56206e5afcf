// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { aPractice } from '#testing/practice.ts'
import { renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { JustSavedPanel } from './just-saved-panel.tsx'
import { justSavedStore } from './just-saved.ts'

const session = aPractice({ limbType: 'asana', duration: 45, beforeFeeling: 'restless' })
const earlier = aPractice({ id: '0198a1f0-0000-7000-8000-00000000000b', time: '05:00' })

afterEach(() => void justSavedStore.forget())

/** Home, as it looks after saving. */
function Home({ quiet }: { quiet: boolean }) {
  const navigate = useNavigate()
  useEffect(() => void navigate('/', { state: justSavedStore.set(session) }), [navigate])
  return <JustSavedPanel quiet={quiet} />
}

const open = (practice: FakeApi['practice'] = {}, quiet = false) =>
  renderScreen(<Home quiet={quiet} />, {
    api: { practice: { list: { items: [session, earlier], nextCursor: null }, ...practice } },
  })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('the panel shows what was saved, how it felt and who sees it', async () => {
  const view = open()
  expect(await screen.findByRole('heading', { name: /^Asana ?, 45 minutes$/ })).toBeTruthy()
  expect(await screen.findByText('Restless before, calm after. The second stone since Monday.')).toBeTruthy()
  expect(screen.getByText(/^Only you see it\./)).toBeTruthy()
  expect(view.container.querySelectorAll('.stone-stack-stone')).toHaveLength(2)
})

test('quiet mode leaves the count out', async () => {
  open({}, true)
  expect(await screen.findByText('Restless before, calm after.')).toBeTruthy()
})

test('if the other stones can’t be loaded, the new one is shown alone', async () => {
  const view = open({ list: { items: [], nextCursor: null } })
  expect(await screen.findByText(/The first stone since Monday/)).toBeTruthy()
  expect(view.container.querySelectorAll('.stone-stack-stone')).toHaveLength(1)
})

test('Undo deletes the practice, and the panel disappears', async () => {
  const view = open({ remove: null })
  await press('Undo')
  expect(await screen.findByText('Practice session deleted')).toBeTruthy()
  expect(view.callsTo('practice.remove')).toHaveLength(1)
  expect(screen.queryByRole('heading', { name: /^Asana ?, 45 minutes$/ })).toBeNull()
})

test('Add a note opens the form at the notes, and the panel shows the change', async () => {
  open({ edit: { ...session, notes: 'Sun on the mat.', visibility: 'followers', version: 2 } })
  await press('Add a note')
  const notes = await screen.findByLabelText<HTMLTextAreaElement>('Practice Notes')
  expect(notes.closest('details')?.open).toBe(true)
  fireEvent.input(notes, { target: { value: 'Sun on the mat.' } })
  await press('Save changes')
  expect(await screen.findByText('Practice session updated')).toBeTruthy()
  expect(await screen.findByText(/^Your followers see it\./)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: 'Edit the note' })).toBeTruthy()
})

test('the practice can be deleted from the dialog as well', async () => {
  const view = open({ remove: null })
  await press('Change')
  await press('Delete')
  expect(await screen.findByText('Practice session deleted')).toBeTruthy()
  expect(view.callsTo('practice.remove')).toHaveLength(1)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
