// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { breakDown, never, refuse, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { sharedPage } from '#testing/sharing.ts'
import { ShareDialog } from './share-dialog.tsx'

const values = {
  streak: '12 days',
  'total-time': '86.4 hours',
  favorite: 'Dhyana',
  distribution: 'page only',
  'this-week': '7 sessions',
  'first-name': 'Mira',
}
const close = vi.fn()
const png = btoa('a picture')

const open = (sharing: FakeApi['sharing'] = {}, quiet = false) =>
  renderScreen(<ShareDialog values={values} quiet={quiet} onClose={close} />, {
    api: { sharing: { picture: { png }, share: sharedPage(), list: [], ...sharing } },
  })
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map(({ labels }) => labels?.[0]?.textContent)

const withSheet = (properties: Partial<Navigator>) => {
  for (const [name, value] of Object.entries(properties))
    Object.defineProperty(navigator, name, { value, configurable: true })
}
afterEach(() => {
  for (const name of ['share', 'canShare', 'clipboard']) Reflect.deleteProperty(navigator, name)
  vi.restoreAllMocks()
})

test('no name is shared unless the member ticks the box, and no number in quiet mode', async () => {
  const view = open()
  expect(chosen()).toEqual(['Streak', 'Total time', 'Favorite practice', 'Practice distribution'])
  view.unmount()
  open({}, true)
  expect(chosen()).toEqual(['Favorite practice', 'Practice distribution'])
  expect(await screen.findByRole('img', { name: /picture/ })).toBeTruthy()
})

test('the picture shows the chosen stats', async () => {
  const view = open()
  const image = await screen.findByRole<HTMLImageElement>('img', { name: /picture/ })
  expect(image.src).toBe(`data:image/png;base64,${png}`)
  fireEvent.click(box(/Streak/))
  fireEvent.click(box(/first name/))
  await waitFor(() =>
    expect(view.callsTo('sharing.picture').at(-1)?.url).toContain('total-time%2Cfavorite%2Cdistribution%2Cfirst-name'),
  )
})

test('without a stat there is nothing to share', async () => {
  open()
  await screen.findByRole('img', { name: /picture/ })
  for (const name of [/Streak/, /Total/, /Favorite/, /distribution/]) fireEvent.click(box(name))
  fireEvent.click(box(/first name/))
  expect(screen.getByText('Please choose at least one figure.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Make a page' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Save picture' })).toBeNull()
})

test('the share sheet gets the picture; if there is no sheet, the picture can be saved', async () => {
  const share = vi.fn(async () => {})
  withSheet({ share, canShare: () => true })
  const view = open()
  await press('Share picture')
  const [{ files }] = share.mock.calls[0] as unknown as [{ files: File[] }]
  expect([files[0]?.type, await files[0]?.text()]).toEqual(['image/png', 'a picture'])
  view.unmount()

  withSheet({ canShare: () => false })
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  open()
  await press('Save picture')
  expect((save.mock.contexts[0] as HTMLAnchorElement).download).toBe('sadhana-compass.png')
  expect(screen.queryByRole('button', { name: 'Share picture' })).toBeNull()
})

test('a page is made once, and its link goes to the share sheet or the clipboard', async () => {
  const share = vi.fn(async () => {})
  const writeText = vi.fn(async () => {})
  withSheet({ share, clipboard: { writeText } as unknown as Clipboard })
  const view = open()
  await press('Make a page')
  expect(await screen.findByText(/^This page is public until/)).toBeTruthy()
  expect(view.callsTo('sharing.share')).toMatchObject([
    { body: { figures: ['streak', 'total-time', 'favorite', 'distribution'] } },
  ])
  const link = `${window.location.origin}/shared/abcdefghijklmnopqrstuv`
  await press('Share link')
  expect(share).toHaveBeenCalledWith({ title: 'Twelve days, one after another', url: link })
  await press('Copy link')
  expect(writeText).toHaveBeenCalledWith(link)
  expect(screen.queryByRole('button', { name: 'Make a page' })).toBeNull()
})

test('the page can be revoked right there, after a question', async () => {
  const view = open({ revoke: null })
  await press('Make a page')
  await press('Revoke')
  const question = within(await screen.findByRole('dialog', { name: 'Revoke this page?' }))
  expect(view.callsTo('sharing.revoke')).toEqual([])
  await act(async () => fireEvent.click(question.getByRole('button', { name: 'Revoke' })))
  expect(await screen.findByText('The page is no longer public')).toBeTruthy()
  expect(screen.queryByText(/^This page is public until/)).toBeNull()
  await press('Make a page')
  expect(await screen.findByText(/^This page is public until/)).toBeTruthy()
  const [first, second] = view.callsTo('sharing.share').map(({ body }) => (body as { id: string }).id)
  expect(second).not.toBe(first)
})

test('a page that can’t be made says so, with the reason', async () => {
  open({ share: refuse('portability.pages_full') })
  await press('Make a page')
  expect(await screen.findByText('You share 20 pages already. Please revoke one first.')).toBeTruthy()
})

test('a page requested again after a lost reply has the same id', async () => {
  const view = open({ share: breakDown() })
  await press('Make a page')
  expect(await screen.findByText('We couldn’t make the page')).toBeTruthy()
  view.answer({ sharing: { share: sharedPage() } })
  await press('Make a page')
  expect(await screen.findByText(/^This page is public until/)).toBeTruthy()
  const ids = view.callsTo('sharing.share').map(({ body }) => (body as { id: string }).id)
  expect(new Set(ids).size).toBe(1)
})

test('a picture that can’t be made can be tried again', async () => {
  const view = open({ picture: breakDown() })
  expect(await screen.findByText('We couldn’t draw the picture')).toBeTruthy()
  view.answer({ sharing: { picture: { png } } })
  await press('Try again')
  expect(await screen.findByRole('img', { name: /picture/ })).toBeTruthy()
})

test('while the picture is being made, it can’t be seen or saved', () => {
  open({ picture: () => never() })
  expect(screen.queryByRole('img', { name: /picture/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Save picture' })).toBeNull()
})
