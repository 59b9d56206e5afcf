// @vitest-environment happy-dom
import { limbs } from '@sadhana/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#testing/render-screen.tsx'
import { dialTicks } from './dial.ts'
import { LandingScreen } from './landing-screen.tsx'
import { limbTeachings } from './limb-teachings.text.ts'
import { limbStones, stars } from './scene-shapes.ts'

const linksTo = (path: string) =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href') === path)
    .map(({ textContent }) => textContent?.trim())

test('all ways to join or sign in are one click away', () => {
  renderScreen(<LandingScreen />)
  expect(linksTo('/waitlist')).toEqual(['Join the waitlist', 'Join the waitlist'])
  expect(linksTo('/register')).toEqual(['I have a referral code', 'Create account'])
  expect(linksTo('/login')).toEqual(['Sign in'])
  expect(linksTo('/pricing')).toHaveLength(2)
})

test('the page makes no requests', () => {
  const view = renderScreen(<LandingScreen />)
  expect(view.calls).toEqual([])
})

test('headings go down one level at a time', () => {
  const { container } = renderScreen(<LandingScreen />)
  const levels = [...container.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1]))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  levels.reduce((above, level) => {
    expect(level).toBeLessThanOrEqual(above + 1)
    return level
  }, 0)
})

test('a visitor who came for a member’s page is asked to sign in first', () => {
  renderScreen(<LandingScreen signInPath="/login?to=%2Fsessions" />)
  const call = screen.getByRole('region', { name: 'Sign in to continue' })
  expect(within(call).getByRole('link').getAttribute('href')).toBe('/login?to=%2Fsessions')
})

test('other visitors aren’t asked to sign in', () => {
  renderScreen(<LandingScreen />)
  expect(screen.queryByRole('region', { name: 'Sign in to continue' })).toBeNull()
})

test.each(limbTeachings)('$name is taught with dos and don’ts', ({ name, description, dos, donts }) => {
  renderScreen(<LandingScreen />)
  const heading = screen.getByRole('heading', { level: 3, name })
  const teaching = heading.closest('article')
  expect(teaching?.textContent).toContain(description)
  expect(teaching?.querySelector('summary')?.textContent).toBe(`Dos and don’ts for ${name}`)
  expect([...(teaching?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    ...dos,
    ...donts,
  ])
})

test('no limb repeats the advice of another', () => {
  const advice = [...limbTeachings.flatMap(({ dos }) => dos), ...limbTeachings.flatMap(({ donts }) => donts)]
  expect(new Set(advice).size).toBe(advice.length)
})

test('the picture is described, and names the limbs in their order', () => {
  const { container } = renderScreen(<LandingScreen />)
  expect(screen.getByRole('img', { name: /^A compass at daybreak/ })).toBeTruthy()
  const names = [...container.querySelectorAll('.scene-name')].map(({ textContent }) => textContent?.toLowerCase())
  expect(names).toEqual(limbs)
})

const centre = 340
const pointsOf = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
const fromCentre = ({ x, y }: { x: number; y: number }) => Math.hypot(x - centre, y - centre)

test('the dial has 152 ticks, eight of them longer, all outside the disc', () => {
  const ticks = dialTicks.split('M').filter(Boolean)
  expect(ticks).toHaveLength(152)
  const lengths = ticks.map((tick) => {
    const [inner, outer] = pointsOf(tick.replace('L', ' L '))
    expect(fromCentre(inner!)).toBeGreaterThan(244)
    return Math.round(fromCentre(outer!) - fromCentre(inner!))
  })
  expect(lengths.filter((length) => length === 14)).toHaveLength(8)
  expect(lengths.filter((length) => length === 8)).toHaveLength(144)
})

test('each limb has its own stone on the rim, an eighth of the way round from the next', () => {
  const angles = limbStones.map(({ symbolAt }) => {
    const [x = 0, y = 0] = symbolAt.split(/[ ,]/).map(Number)
    return Math.atan2(x + 15.6 - centre, centre - y - 15.6)
  })
  angles.slice(1).forEach((angle, index) => {
    const step = (angle - angles[index]! + 2 * Math.PI) % (2 * Math.PI)
    expect(step).toBeCloseTo(Math.PI / 4, 0)
  })
})

test('the stars are in the sky and visible', () => {
  for (const { x, y, radius, opacity } of stars) {
    expect(Math.min(x, y) - radius).toBeGreaterThan(90)
    expect(x + radius).toBeLessThan(590)
    expect(y + radius).toBeLessThan(340)
    expect(opacity).toBeGreaterThan(0)
  }
})

const isTold = (picture: Element) => picture.closest('[aria-hidden="true"], [aria-label], [aria-labelledby]') !== null

test('pictures and symbols have a name, or are hidden from screen readers', () => {
  const { container } = renderScreen(<LandingScreen />)
  const pictures = [...container.querySelectorAll('svg')]
  expect(pictures.length).toBeGreaterThan(limbs.length)
  expect(pictures.filter((picture) => !isTold(picture))).toEqual([])
})

test('no two links share a name and lead to different pages', () => {
  renderScreen(<LandingScreen />)
  const targets = new Map<string, Set<string | null>>()
  for (const link of screen.getAllByRole('link')) {
    const name = link.textContent?.trim() ?? ''
    targets.set(name, (targets.get(name) ?? new Set()).add(link.getAttribute('href')))
  }
  expect([...targets].filter(([, paths]) => paths.size > 1)).toEqual([])
})
