// @vitest-environment happy-dom
import type { Letter } from '@sadhana/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { breakDown, loseNetwork, refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { useSuggestWords } from './use-suggest-words.tsx'
import { pageWithoutNames } from './words-on-page.ts'

vi.mock('#intl/language.ts', () => ({ language: 'de', inEnglish: { lang: 'en' } }))
vi.mock('../shared/word-keys.ts', () => ({ wordKeys: { Übersicht: ['app/home/home.text.ts homeText.title'] } }))

const letter: Letter = {
  id: '0198a1f0-0000-7000-8000-000000000401',
  kind: 'idea',
  text: 'Startseite',
  attachment: null,
  words: null,
  isUrgent: false,
  createdAt: '2025-11-15T14:06:00.000Z',
  state: 'waiting',
  answer: null,
  closedAt: null,
}

const wasOpened = vi.fn()

function Page() {
  const opener = useRef<HTMLButtonElement>(null)
  const { dialog, open } = useSuggestWords(() => opener.current?.focus())
  return (
    <>
      <h1>Übersicht</h1>
      <a href="/elsewhere" onClick={wasOpened}>
        Weiter <b>lesen</b>
      </a>
      <input aria-label="Suche" placeholder="Finden" defaultValue="mein Geheimnis" />
      <button ref={opener} type="button" onClick={open}>
        Open
      </button>
      {dialog}
    </>
  )
}

const show = async (write: FakeApi['letters'] = { write: letter }, path = '/people/mira.sits') => {
  const view = renderScreen(<Page />, { api: { letters: write }, path })
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('dialog', { name: 'Suggest other words' })
  return view
}
const which = () => screen.getByLabelText<HTMLInputElement>('Which words?')
const say = (words: string) =>
  fireEvent.change(screen.getByLabelText('What would you say instead?'), { target: { value: words } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const tap = () => press('Tap them on the page')

test('typed words become a letter, with language, kind of page and the names of the texts', async () => {
  const view = await show()
  fireEvent.change(which(), { target: { value: ' Übersicht ' } })
  say('Startseite')
  press('Send')
  expect(await screen.findByRole('dialog', { name: 'Thank you. We have your words.' })).toBeTruthy()
  expect(view.callsTo('letters.write').map(({ body }) => body)).toEqual([
    {
      kind: 'idea',
      text: 'Startseite',
      clientId: expect.any(String) as string,
      words: {
        language: 'de',
        page: '/people/…',
        shown: 'Übersicht',
        keys: ['app/home/home.text.ts homeText.title'],
      },
    },
  ])
  expect(screen.getByRole('link', { name: 'Your letters' }).getAttribute('href')).toBe('/settings/letters')
  press('Close')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Open'))
})

test('the texts of the page are offered while someone types, without what was typed into its fields', async () => {
  await show()
  const list = document.getElementById(which().getAttribute('list') ?? '')
  const offered = Array.from(list?.querySelectorAll('option') ?? [], ({ value }) => value)
  expect(offered).toEqual(expect.arrayContaining(['Übersicht', 'Weiter lesen']))
  expect(offered.join()).not.toContain('Geheimnis')
})

test('tapped words are taken over, and what was tapped does nothing else', async () => {
  await show()
  say('Mehr')
  tap()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(fireEvent.click(screen.getByText('lesen'))).toBe(false)
  expect(wasOpened).not.toHaveBeenCalled()
  await screen.findByRole('dialog')
  expect(which().value).toBe('lesen')
  expect(screen.getByLabelText<HTMLTextAreaElement>('What would you say instead?').value).toBe('Mehr')
  // Later taps are as before.
  press('Cancel')
  fireEvent.click(screen.getByText('lesen'))
  expect(wasOpened).toHaveBeenCalledOnce()
})

test('a press opens no list, moves no focus and selects nothing before the tap', async () => {
  await show()
  tap()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'))
  expect(fireEvent.mouseDown(screen.getByLabelText('Suche'))).toBe(false)
  expect(fireEvent.mouseDown(screen.getByRole('button', { name: 'Cancel' }))).toBe(true)
})

test('of a field, only its own words are taken', async () => {
  await show()
  tap()
  fireEvent.click(screen.getByLabelText('Suche'))
  await screen.findByRole('dialog')
  expect(which().value).toBe('Finden')
})

test.each([
  ['Cancel', () => press('Cancel')],
  ['Escape', () => void fireEvent.keyDown(document.body, { key: 'Escape' })],
])('%s leads back to the form, and the page can be used again', async (_what, leave) => {
  await show()
  tap()
  leave()
  await screen.findByRole('dialog', { name: 'Suggest other words' })
  expect(which().value).toBe('')
  expect(document.documentElement.dataset['picksWords']).toBeUndefined()
})

test('nothing is sent without both', async () => {
  const view = await show()
  press('Send')
  expect(await screen.findByText('Please say which words you mean')).toBeTruthy()
  expect(screen.getByText('Please write a few words')).toBeTruthy()
  expect(view.callsTo('letters.write')).toEqual([])
})

test.each([
  ['the server is down', breakDown()],
  ['the network is gone', loseNetwork()],
  ['ten were sent this hour', refuse('request.too_many')],
])('%s: no word is lost, and sending again sends the same letter', async (_what, failure) => {
  const view = await show({ write: failure })
  fireEvent.change(which(), { target: { value: 'Übersicht' } })
  say('Startseite')
  press('Send')
  expect(await screen.findByText('Your letter didn’t go out')).toBeTruthy()
  expect(which().value).toBe('Übersicht')
  view.answer({ letters: { write: letter } })
  press('Send')
  await screen.findByText('Thank you. We have your words.')
  const ids = view.callsTo('letters.write').map(({ body }) => (body as { clientId: string }).clientId)
  expect(ids).toEqual([ids[0], ids[0]])
})

test('after words that sound like danger, people to talk to come first', async () => {
  await show({ write: { ...letter, isUrgent: true } })
  fireEvent.change(which(), { target: { value: 'Übersicht' } })
  say('I don’t want to live any more.')
  press('Send')
  expect(await screen.findByRole('dialog', { name: 'Please talk to someone today.' })).toBeTruthy()
  expect(document.activeElement?.getAttribute('href')).toBe('/help-now')
  // Crisis answers stay in English, and are spoken as English.
  for (const words of [/^Please talk to someone today/, /^Your letter is with us/, 'Find someone who answers'])
    expect(screen.getByText(words).closest('[lang]')?.getAttribute('lang')).toBe('en')
  expect(screen.getByText('Close').closest('[lang]')).toBeNull()
})

test.each([
  ['/', '/'],
  ['/settings/archive', '/settings/archive'],
  ['/people/mira.sits', '/people/…'],
  ['/people/mira', '/people/…'],
  ['/rooms/0198a1f0-0000-7000-8000-000000000401', '/rooms/…'],
  ['/messages/a/b', '/messages/…'],
])('of %s we get %s', (path, page) => {
  expect(pageWithoutNames(path)).toBe(page)
})
