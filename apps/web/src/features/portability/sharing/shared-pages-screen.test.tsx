// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { breakDown, never, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { sharedFigures, sharedPage } from '#testing/sharing.ts'
import { SharedPagesScreen } from './shared-pages-screen.tsx'

const title = 'Twelve days, one after another'
const open = (sharing: FakeApi['sharing'] = {}) =>
  renderScreen(<SharedPagesScreen />, { api: { sharing: { list: [sharedPage()], ...sharing } } })

afterEach(() => void Reflect.deleteProperty(navigator, 'clipboard'))

test('each page says what it shows and until when, and ended pages have no link', async () => {
  const revoked = sharedPage({
    id: '0198a1f0-0000-7000-8000-000000000302',
    path: null,
    revokedAt: '2026-01-06T09:00:00.000Z',
    figures: sharedFigures({ title: 'January', streak: null }),
  })
  const ended = sharedPage({
    id: '0198a1f0-0000-7000-8000-000000000303',
    path: null,
    figures: sharedFigures({ title: 'December', stones: [null] }),
  })
  open({ list: [sharedPage(), revoked, ended] })
  await screen.findByRole('heading', { name: title })
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent ?? '')
  expect(rows[0]).toContain('Streak, Total time, Favorite practice, Practice distribution, My first name')
  expect(rows[0]).toMatch(/Public until .*February/)
  expect(rows[1]).toMatch(/Total time, Favorite.*Revoked on .*January/)
  expect(rows[2]).toMatch(/Ended on .*February/)
  expect(screen.getAllByRole('button', { name: /^Revoke/ })).toHaveLength(1)
  expect(screen.getByRole('link', { name: `Open: ${title}` }).getAttribute('href')).toBe(sharedPage().path)
})

test('a page’s link can be copied again', async () => {
  const writeText = vi.fn(async () => {})
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  open()
  fireEvent.click(await screen.findByRole('button', { name: `Copy link: ${title}` }))
  expect(await screen.findByText('The link is on your clipboard.')).toBeTruthy()
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}${sharedPage().path}`)
})

test('revoking asks first; then the row says so and the heading takes the focus', async () => {
  let pages = [sharedPage()]
  open({
    list: () => pages,
    revoke: () => {
      pages = [sharedPage({ path: null, revokedAt: '2026-01-06T09:00:00.000Z' })]
      return null
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: `Revoke: ${title}` }))
  const question = within(await screen.findByRole('dialog', { name: 'Revoke this page?' }))
  fireEvent.click(question.getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText(/^Revoked on/)).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Shared pages')
})

test('a page that can’t be revoked stays, and the failure is shown', async () => {
  open({ revoke: breakDown() })
  fireEvent.click(await screen.findByRole('button', { name: `Revoke: ${title}` }))
  const question = within(await screen.findByRole('dialog', { name: 'Revoke this page?' }))
  fireEvent.click(question.getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText('We couldn’t revoke this page')).toBeTruthy()
  fireEvent.click(question.getByRole('button', { name: 'Keep it' }))
  expect(await screen.findByText(/^Public until/)).toBeTruthy()
})

test('without pages, there is a link to make one', async () => {
  open({ list: [] })
  expect(await screen.findByText('You don’t share any pages')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toBeTruthy()
})

test('while the pages load, there are skeletons', () => {
  open({ list: () => never() })
  expect(screen.getByText('Loading...')).toBeTruthy()
})

test('if the pages can’t be loaded, they can be tried again', async () => {
  const view = open({ list: breakDown() })
  expect(await screen.findByText('We couldn’t load your shared pages')).toBeTruthy()
  view.answer({ sharing: { list: [sharedPage()] } })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
})

test('during a retry, the failure stays and the button keeps the focus', async () => {
  const view = open({ list: breakDown() })
  await screen.findByText('We couldn’t load your shared pages')
  view.answer({ sharing: { list: () => never() } })
  const button = screen.getByRole('button', { name: 'Try again' })
  button.focus()
  fireEvent.click(button)
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
  expect(document.activeElement).toBe(button)
})
