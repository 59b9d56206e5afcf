// @vitest-environment happy-dom
import type { UsualPractice } from '@sadhana/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import { mira } from '#testing/mira.ts'
import { aPractice } from '#testing/practice.ts'
import { breakDown, loseNetwork, never, refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { toastStore } from '#ui/overlay/toast-store.ts'
import { NewPractice } from './new-practice.tsx'

const usual: UsualPractice = { limbType: 'asana', minutes: 45, timeOfDay: 'morning', visibility: 'public' }

const open = (practice: FakeApi['practice'] = {}, path = '/?tab=practice') =>
  renderScreen(<Page />, {
    path,
    api: { practice: { list: { items: [], nextCursor: null }, usual: [], ...practice } },
  })

/** The form, and home once it is shown. */
function Page() {
  const { search, state } = useLocation()
  return search ? <NewPractice userId={mira.id} defaultVisibility="followers" /> : <p>home {JSON.stringify(state)}</p>
}

const choose = (group: string, name: string) =>
  fireEvent.click(within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name }))
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } })
async function fillIn() {
  // The member's calendar has loaded, and the form has taken its date from it.
  await screen.findByDisplayValue('2026-01-05')
  type('Duration (minutes)', '20')
  choose('Ashtanga Limb', 'Dhyana')
  feel()
}
function feel() {
  choose('Feeling Before Practice', 'Stressed')
  choose('Feeling After Practice', 'Calm')
}
function openNotes() {
  const notes = screen.getByText('Practice Notes', { selector: '.fold-title' }).closest('details') as HTMLDetailsElement
  notes.open = true
  fireEvent(notes, new Event('toggle'))
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save Practice Session' }))
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const duration = () => screen.getByLabelText<HTMLInputElement>('Duration (minutes)').value
const bodies = (view: ReturnType<typeof open>) =>
  view.callsTo('practice.log').map(({ body }) => body as { clientId: string; visibility: string })

test('data that home needs after saving loads while the member fills in the form, without delaying any tap', async () => {
  const view = open()
  await screen.findByDisplayValue('2026-01-05')
  type('Duration (minutes)', '20')
  expect(view.callsTo('practice.list')).toEqual([])
  await waitFor(() => expect(view.callsTo('practice.list')).toHaveLength(1))
})

test('saving a practice clears the draft, and home shows the practice', async () => {
  const view = open({ log: aPractice() })
  await fillIn()
  expect(localStorage.getItem('practice-draft')).not.toBeNull()
  save()
  expect(await screen.findByText('Practice session saved!')).toBeTruthy()
  expect(await screen.findByText(`home {"justSaved":"${aPractice().id}"}`)).toBeTruthy()
  expect(localStorage.getItem('practice-draft')).toBeNull()
  expect(bodies(view)[0]).toMatchObject({
    limbType: 'dhyana',
    duration: 20,
    visibility: 'followers',
    zone: 'Europe/Lisbon',
  })
})

test('pictures are sent after the practice is saved; if that fails, the practice stays, and home can send them again', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 300, height: 200 }))
  HTMLCanvasElement.prototype.getContext = (() => ({ fillRect: () => undefined, drawImage: () => undefined })) as never
  HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['jpeg']))
  const view = open({ log: aPractice() })
  view.answer({ practicePictures: { add: loseNetwork() } })
  await fillIn()
  expect(screen.queryByLabelText('Pictures', { selector: 'input' })).toBeNull()
  const notes = screen.getByLabelText('Practice Notes').closest('details') ?? expect.fail('no fold')
  notes.open = true
  fireEvent(notes, new Event('toggle'))
  const input = await screen.findByLabelText('Pictures', { selector: 'input' })
  fireEvent.change(input, { target: { files: [new File(['a'], 'a', { type: 'image/png' })] } })
  await screen.findByLabelText('What picture 1 shows')
  save()
  expect(await screen.findByText('The pictures didn’t get through')).toBeTruthy()
  expect(screen.getByText('Your practice is saved.')).toBeTruthy()
  view.answer({ practicePictures: { add: ({ params }) => ({ id: params.pictureId, caption: null }) } })
  await press('Try again')
  await waitFor(() => expect(view.callsTo('practicePictures.add')).toHaveLength(2))
  const [first, second] = view.callsTo('practicePictures.add')
  expect(second?.url).toBe(first?.url)
  expect(bodies(view)).toHaveLength(1)
})

test('the draft is cleared even if the member leaves the form before the reply', async () => {
  const reply = Promise.withResolvers<ReturnType<typeof aPractice>>()
  const view = open({ log: () => reply.promise })
  await fillIn()
  save()
  await waitFor(() => expect(bodies(view)).toHaveLength(1))
  view.unmount()
  reply.resolve(aPractice())
  await waitFor(() => expect(localStorage.getItem('practice-draft')).toBeNull())
})

test('a practice sent again after a lost reply keeps its id, while logging the same practice again makes a new one', async () => {
  const view = open({ log: loseNetwork() })
  await fillIn()
  save()
  expect(await screen.findByText('Failed to save practice session. Please try again.')).toBeTruthy()
  expect(duration()).toBe('20')
  view.answer({ practice: { log: aPractice() } })
  save()
  await screen.findByText('Practice session saved!')
  const [lost, sentAgain] = bodies(view).map(({ clientId }) => clientId)
  expect(sentAgain).toBe(lost)
  view.unmount()
  const anew = open({ log: aPractice() })
  await fillIn()
  save()
  await waitFor(() => expect(bodies(anew)).toHaveLength(1))
  expect(bodies(anew)[0]?.clientId).not.toBe(lost)
})

test('an error message disappears when the practice is sent again', async () => {
  const view = open({ log: loseNetwork() })
  await fillIn()
  save()
  expect(await screen.findByText('Failed to save practice session. Please try again.')).toBeTruthy()
  view.answer({ practice: { log: () => never() } })
  save()
  expect(await screen.findByRole('button', { name: 'Saving...' })).toBeTruthy()
  expect(toastStore.get()?.open).not.toBe(true)
})

test('Undo in the toast deletes the practice, and can itself be undone', async () => {
  const view = open({ log: aPractice(), remove: null, restore: aPractice() })
  await fillIn()
  save()
  await press('Undo')
  expect(await screen.findByText('Practice session deleted')).toBeTruthy()
  expect(view.callsTo('practice.remove')[0]?.url).toContain(aPractice().id)
  await press('Undo')
  expect(await screen.findByText('Practice session restored')).toBeTruthy()
})

test.each([
  ['practice.in_future', refuse('practice.in_future'), 'Time'],
  ['a field error', refuse('request.invalid', { notes: 'Too long' }), 'Practice Notes'],
])('%s is shown at its field', async (_which, failure, label) => {
  open({ log: failure })
  await fillIn()
  save()
  await waitFor(() => expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(screen.getByLabelText(label))
})

test('an incomplete practice isn’t sent, and all messages appear at once', async () => {
  const view = open()
  await screen.findByText('Begin by choosing a limb.')
  type('Time', '')
  save()
  for (const message of [
    'Please select an Ashtanga limb',
    'Duration must be at least 1 minute',
    'Please select how you felt before practice',
    'Please select how you feel after practice',
    'Time is required',
  ])
    expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('Five things need fixing.')
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Yamas' }))
  expect(screen.getByLabelText('Time').closest('details')?.open).toBe(true)
  expect(bodies(view)).toEqual([])
})

const choices = {
  'Ashtanga Limb': 'Yamas Niyamas Asana Pranayama Pratyahara Dharana Dhyana Samadhi',
  'Feeling Before Practice': 'Stressed Anxious Tired Restless Neutral Content Energized',
  'Feeling After Practice': 'Calm Peaceful Focused Energized Centered Grateful Blissful',
}

test('the choices are the eight limbs and the feelings, and the limbs are explained', async () => {
  open()
  await screen.findByText('Begin by choosing a limb.')
  for (const [group, names] of Object.entries(choices)) {
    const radios = within(screen.getByRole('radiogroup', { name: group })).getAllByRole('radio')
    const named = radios.map((radio) => radio.getAttribute('aria-label') ?? radio.closest('label')?.textContent?.trim())
    expect(named).toEqual(names.split(' '))
  }
  fireEvent.focus(screen.getByRole('button', { name: 'What is a limb?' }))
  expect((await screen.findByRole('tooltip')).textContent).toBe('The eight limbs of yoga as outlined by Patanjali')
})

test.each([
  ['301', 'Duration cannot exceed 300 minutes'],
  ['0', 'Duration must be at least 1 minute'],
])('a duration of %s minutes is refused before anything is sent', async (minutes, words) => {
  const view = open()
  await fillIn()
  type('Duration (minutes)', minutes)
  save()
  expect(await screen.findByText(words)).toBeTruthy()
  expect(bodies(view)).toEqual([])
})

test('tags are among the folded notes, and are sent with the practice', async () => {
  const view = open({ log: aPractice(), tags: [{ tag: 'Yin', sessions: 3 }] })
  await fillIn()
  expect(screen.queryByLabelText('Tags')).toBeNull()
  expect(view.callsTo('practice.tags')).toEqual([])
  openNotes()
  const field = await screen.findByLabelText('Tags')
  await press('Add Yin')
  fireEvent.change(field, { target: { value: 'with Ben' } })
  fireEvent.blur(field)
  expect(screen.getByText('Yin, with Ben')).toBeTruthy()
  save()
  await waitFor(() => expect(bodies(view)).toMatchObject([{ tags: ['Yin', 'with Ben'] }]))
})

test('a draft comes back with its tags', async () => {
  const { unmount } = open()
  await fillIn()
  openNotes()
  const field = await screen.findByLabelText('Tags')
  fireEvent.change(field, { target: { value: 'yin,' } })
  unmount()
  open()
  expect(await screen.findByText('yin')).toBeTruthy()
})

test('while the save is on its way the button says so and sends nothing twice', async () => {
  const view = open({ log: () => never() })
  await fillIn()
  save()
  fireEvent.click(await screen.findByRole('button', { name: 'Saving...' }))
  expect(bodies(view)).toHaveLength(1)
})

test('a usual practice sets limb, minutes and visibility, and leaves the feelings open', async () => {
  const view = open({ usual: [usual], log: aPractice() })
  await press(/^Asana\s+45\s+minutes, morning$/)
  expect(screen.getByText('Two more taps: how you felt before, and after.')).toBeTruthy()
  expect(screen.queryByLabelText('Duration (minutes)')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Stressed' })))
  feel()
  expect(screen.getByText('Asana, 45 minutes. All members will see it.')).toBeTruthy()
  save()
  await waitFor(() => expect(bodies(view)).toMatchObject([{ limbType: 'asana', duration: 45, visibility: 'public' }]))
})

test('the values filled in by a usual practice can be changed', async () => {
  open({ usual: [usual] })
  await press(/^Asana\s+45\s+minutes, morning$/)
  await press('Change limb or minutes')
  expect(duration()).toBe('45')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Asana' }).checked).toBe(true)
  await press('Five minutes less')
  expect(duration()).toBe('40')
  choose('Common lengths', '30')
  expect(duration()).toBe('30')
})

test('a link can set limb and minutes; the visibility comes from the member’s own log', async () => {
  const view = open({ usual: [usual], log: aPractice() }, '/?tab=practice&limb=asana&minutes=45&visibility=followers')
  await screen.findByText('Two more taps: how you felt before, and after.')
  feel()
  save()
  await waitFor(() => expect(bodies(view)).toMatchObject([{ limbType: 'asana', duration: 45, visibility: 'public' }]))
})

test('members can log a practice even if their usual practices can’t be loaded', async () => {
  open({ usual: breakDown(), log: aPractice() })
  await fillIn()
  save()
  expect(await screen.findByText('Practice session saved!')).toBeTruthy()
})

test('while the usual practices load, nothing is shown that would move later', () => {
  open({ usual: () => never() })
  expect(screen.getByRole('heading', { name: 'New Practice Session' })).toBeTruthy()
  expect(screen.queryByRole('radiogroup')).toBeNull()
})
