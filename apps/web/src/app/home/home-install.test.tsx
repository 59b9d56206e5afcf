// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sitKey } from '#lib/browser/saved-timer-key.ts'
import { watchInstall } from '#lib/browser/install-prompt.ts'
import { countSit } from '#lib/member/sits-here.ts'
import { forgetMember } from '#lib/session/forget-member.ts'
import { journeySettings } from '#testing/journey.ts'
import { mira } from '#testing/mira.ts'
import { breakDown, renderScreen } from '#testing/render-screen.tsx'
import { HomeDashboard } from './home-dashboard.tsx'

const safari = {
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  tablet:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
}
const chromeOnPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/138.0.7204.53 Mobile/15E148 Safari/604.1'
const edgeOnPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 EdgiOS/138.0.3351.65 Mobile/15E148 Safari/604.1'

beforeEach(() => sit(5))
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'heldInstall')
  for (const name of ['standalone', 'maxTouchPoints', 'userAgent']) Reflect.deleteProperty(navigator, name)
})

function sit(times: number) {
  for (let done = 0; done < times; done++) countSit(mira.id)
}

/** The browser offers to install the app, and `boot.js` holds this back. */
function browserOffers(prompt = vi.fn(async () => ({ outcome: 'accepted' }))) {
  const event = { prompt }
  Object.assign(globalThis, { heldInstall: event })
  return event
}

function pretendApple(userAgent: string, standalone = false) {
  for (const [name, value] of Object.entries({ standalone, maxTouchPoints: 5, userAgent }))
    Object.defineProperty(navigator, name, { configurable: true, value })
}

function openHome(settings: Parameters<typeof journeySettings>[0] = {}) {
  return renderScreen(<HomeDashboard user={mira} />, {
    api: {
      journey: { settings: journeySettings(settings) },
      practice: { usual: [] },
      insight: { analytics: breakDown() },
    },
  })
}
const title = 'Keep Sadhana Compass on this device?'
const cardTitle = () => screen.findByRole('heading', { name: title })
/** The card comes with the panels, or not at all. */
async function expectNoCard() {
  await screen.findByText('We couldn’t load your stats')
  expect(screen.queryByRole('heading', { name: title })).toBeNull()
  expect(document.querySelector('.home-install-coming')).toBeNull()
}

test('without an offer by the browser there is no card', async () => {
  openHome()
  await expectNoCard()
})

test('after the fifth sit, Install opens the offer that was held back', async () => {
  const event = browserOffers()
  openHome()
  await cardTitle()
  expect(screen.getByText(/You’ve sat here five times\.$/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Install' }))
  expect(event.prompt).toHaveBeenCalledOnce()
  await expectNoCard()
  expect(document.activeElement?.tagName).toBe('H1')
})

test('a browser that no longer wants to says where else to look', async () => {
  browserOffers(vi.fn(() => Promise.reject(new DOMException('used', 'InvalidStateError'))))
  openHome()
  await cardTitle()
  fireEvent.click(screen.getByRole('button', { name: 'Install' }))
  expect(await screen.findByText('Its menu can install the app too.')).toBeTruthy()
})

test('the card comes neither before the fifth sit nor for the sits of someone else', async () => {
  browserOffers()
  localStorage.clear()
  sit(4)
  openHome()
  await expectNoCard()
  cleanup()
  for (let done = 0; done < 5; done++) countSit('another member')
  openHome()
  await expectNoCard()
})

test('no thank you is for good, also after signing out, while the count of sits is forgotten', async () => {
  const { prompt } = browserOffers()
  openHome()
  await cardTitle()
  fireEvent.click(screen.getByRole('button', { name: 'No, thank you' }))
  await expectNoCard()
  expect(prompt).not.toHaveBeenCalled()
  cleanup()
  await forgetMember()
  expect(Object.keys(localStorage).filter((key) => key === 'sits-here')).toEqual([])
  sit(5)
  browserOffers()
  openHome()
  await expectNoCard()
})

test('someone who installs it in another way isn’t asked', async () => {
  browserOffers()
  const stop = watchInstall()
  window.dispatchEvent(new Event('appinstalled'))
  stop()
  openHome()
  await expectNoCard()
})

test('the installed app doesn’t offer itself', async () => {
  browserOffers()
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(display-mode: standalone)' }))
  openHome()
  await expectNoCard()
})

test('a running sit isn’t disturbed', async () => {
  browserOffers()
  localStorage.setItem(sitKey, '{}')
  openHome()
  await expectNoCard()
})

test('an offer that comes once home is shown waits for the next visit', async () => {
  localStorage.clear()
  openHome()
  await expectNoCard()
  sit(6)
  browserOffers()
  await expectNoCard()
  cleanup()
  openHome()
  await cardTitle()
  expect(screen.getByText(/You’ve sat here 6 times\.$/)).toBeTruthy()
})

test('quiet mode has no count', async () => {
  browserOffers()
  openHome({ quietMode: true })
  await cardTitle()
  expect(screen.getByText('It opens without network, and the bell rings on time.')).toBeTruthy()
})

test.each([
  ['an iPhone', safari.phone],
  ['an iPad', safari.tablet],
])('Safari on %s has no button, so the card says the way', async (_, userAgent) => {
  pretendApple(userAgent)
  openHome()
  await cardTitle()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Tap Share in Safari’s bar.',
    'Choose Add to Home Screen.',
  ])
  expect(screen.queryByRole('button', { name: 'Install' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'I’ve done it' }))
  await expectNoCard()
  cleanup()
  openHome()
  await expectNoCard()
})

test.each([
  ['opened from the Home Screen', safari.phone, true],
  ['with Chrome', chromeOnPhone, false],
  ['with Edge', edgeOnPhone, false],
])('an iPhone %s shows no card', async (_, userAgent, isInstalled) => {
  pretendApple(userAgent, isInstalled)
  openHome()
  await expectNoCard()
})
