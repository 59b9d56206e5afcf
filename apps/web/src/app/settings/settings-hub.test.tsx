// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { matchPath } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { memberRoutes } from '#app/routes.tsx'
import { journeySettings } from '#testing/journey.ts'
import { mira } from '#testing/mira.ts'
import { EverythingInView } from '#testing/in-view.ts'
import { breakDown, renderScreen, type FakeApi } from '#testing/render-screen.tsx'
import { SettingsHub } from './settings-hub.tsx'

beforeEach(() => void vi.stubGlobal('IntersectionObserver', EverythingInView))

const none = { items: [], nextCursor: null }
const deleted = {
  id: '0198a1f0-0000-7000-8000-00000000000a',
  date: '2026-01-05',
  time: '13:21',
  duration: 45,
  limbType: 'asana' as const,
  practiceDay: '2026-01-05',
  deletedAt: '2026-01-06T10:00:00.000Z',
  erasedAt: '2026-01-13T10:00:00.000Z',
}
const person = {
  id: '0198a1f0-0000-7000-8000-000000000002',
  username: 'ben',
  displayName: 'Ben',
  profileImage: null,
  isVerified: false,
  follow: 'none' as const,
}
const api: FakeApi = {
  profile: { privacy: { defaultVisibility: 'private', approveFollowers: true } },
  community: { blocks: none, mutes: none, followRequests: none },
  security: { sessions: [] },
  practice: { listDeleted: { items: [deleted], nextCursor: null } },
}
const failing: FakeApi = {
  journey: { settings: breakDown() },
  profile: { privacy: breakDown() },
  community: { blocks: breakDown(), mutes: breakDown(), followRequests: breakDown() },
  security: { sessions: breakDown() },
  practice: { listDeleted: breakDown() },
}

const open = (changed: FakeApi = {}, user = mira) =>
  renderScreen(<SettingsHub />, { api: { ...api, ...changed }, user })
const row = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name}`) })

test('each row says what is set now, and leads there', async () => {
  open({
    journey: { settings: journeySettings({ dayEndsAt: 240, weeklyGoal: 4, fixedRestDays: ['saturday', 'new-moon'] }) },
  })
  expect((await row('Email')).textContent).toContain('mira@example.org, verified')
  expect((await row('Practice day')).textContent).toContain('Ends at 4:00, Europe/Lisbon')
  expect((await row('Weekly goal')).textContent).toContain('4 days a week')
  expect((await row('Fixed rest days')).textContent).toContain('Saturday, New moon')
  await waitFor(async () => expect((await row('Recently deleted')).textContent).toContain('1 practice, kept'))
  expect((await row('Who sees my practices')).textContent).toContain('Only me, unless I say otherwise')
  expect((await row('Followers')).textContent).toContain('By approval')
  expect((await row('Blocked and muted')).textContent).toContain('No one')
  expect((await row('Two-Factor Auth')).textContent).toContain('Off')
  expect((await row('Recently deleted')).getAttribute('href')).toBe('/sessions?view=deleted')
})

test('follow requests are counted, and the row leads to them', async () => {
  open({ community: { blocks: none, mutes: none, followRequests: { items: [person], nextCursor: null } } })
  await waitFor(async () => expect((await row('Followers')).textContent).toContain('1 person is waiting'))
  expect((await row('Followers')).getAttribute('href')).toBe('/community')
})

test('facts that only the last rows show load when those are in view, or when the member searches', async () => {
  vi.unstubAllGlobals()
  const view = open()
  await row('Email')
  expect(view.callsTo('practice.listDeleted')).toEqual([])
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'recently' } })
  await waitFor(async () => expect((await row('Recently deleted')).textContent).toContain('1 practice, kept'))
})

test('every row leads to a page that is built', async () => {
  open()
  await row('Email')
  for (const link of screen.getAllByRole('link')) {
    const path = (link.getAttribute('href') ?? '').split('?')[0]!
    const isKnown =
      path === '/help-now' || memberRoutes.some((route) => route.path !== '*' && matchPath(route.path, path))
    expect(isKnown, path).toBe(true)
  }
})

test('rows whose value can’t be loaded say what they are about, and still lead there', async () => {
  open(failing)
  expect((await row('Devices')).textContent).toContain('Where you’re signed in')
  expect((await row('Recently deleted')).textContent).toContain('Kept for seven days')
  expect(screen.getByRole<HTMLInputElement>('switch', { name: /^Quiet mode/ }).disabled).toBe(true)
})

test('quiet mode can be switched here', async () => {
  const view = open({
    journey: { settings: journeySettings(), changeSettings: journeySettings({ quietMode: true }) },
  })
  const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: /^Quiet mode/ })
  await waitFor(() => expect(toggle.disabled).toBe(false))
  fireEvent.click(toggle)
  expect(await screen.findByText('Settings saved')).toBeTruthy()
  expect(view.callsTo('journey.changeSettings')[0]?.body).toEqual({ quietMode: true })
})

test('the Practice Guide can be hidden here', async () => {
  const view = open({
    journey: { settings: journeySettings(), changeSettings: journeySettings({ hideGuide: true }) },
  })
  const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: /^Hide the Practice Guide/ })
  await waitFor(() => expect(toggle.disabled).toBe(false))
  fireEvent.click(toggle)
  expect(await screen.findByText('Settings saved')).toBeTruthy()
  expect(view.callsTo('journey.changeSettings')[0]?.body).toEqual({ hideGuide: true })
})

test('a setting can be found by its words', async () => {
  open()
  await row('Email')
  const search = screen.getByRole('searchbox', { name: 'Find a setting' })
  fireEvent.change(search, { target: { value: 'devices' } })
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Devices/)])
  expect(screen.getByText('1 setting found')).toBeTruthy()
  fireEvent.change(search, { target: { value: 'karma' } })
  expect(screen.getByText('No setting matches “karma”.')).toBeTruthy()
  fireEvent.change(search, { target: { value: '' } })
  expect(within(screen.getByRole('region', { name: 'Your data' })).getAllByRole('listitem')).toHaveLength(7)
})

test('privacy, security and your data come before help', async () => {
  renderScreen(<SettingsHub />, { api })
  await screen.findByRole('heading', { level: 1 })
  const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  expect(titles.at(-1)).toBe('Help')
})

test('a language is chosen for the app and for emails', async () => {
  const leave = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)
  const changeLanguage = vi.fn<(request: unknown) => typeof mira>(() => ({ ...mira, language: 'de' }))
  open({ profile: { ...api.profile, changeLanguage } })
  const choice = await screen.findByRole('combobox', { name: 'Language' })
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['English', 'Deutsch', 'Español'])
  fireEvent.change(choice, { target: { value: 'de' } })
  await waitFor(() => expect(leave).toHaveBeenCalledWith('?language=de'))
  expect(changeLanguage).toHaveBeenCalledTimes(1)
})

test('a language that couldn’t be saved is not used', async () => {
  const leave = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)
  open({ profile: { ...api.profile, changeLanguage: breakDown() } })
  fireEvent.change(await screen.findByRole('combobox', { name: 'Language' }), { target: { value: 'es' } })
  expect(await screen.findByText('We couldn’t change the language')).toBeTruthy()
  expect(leave).not.toHaveBeenCalled()
})
