import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { otherMember } from './support/people.ts'
import { useOwnService } from './support/services/own-service.ts'
import { root } from './support/service.ts'
import { aFreshMember, aFullLife, aMoveAway } from './support/walk/lives.ts'
import { walkInLocale, type LocaleWalk } from './support/walk/locale-walk.ts'
import { onThisMachine } from './support/slowness.ts'
import { test } from './support/test.ts'

// In sequence, because each worker would build the app again.
test.describe.configure({ mode: 'default' })

/** `npm run long -- locales` looks at more widths, both themes, what can be opened, and the translations. */
const isThorough = process.env['LOCALES'] === 'all'
test.setTimeout(onThisMachine(isThorough ? 3_600_000 : 180_000))

const phone = [390]
const everyWidth = [320, 390, 820, 1280]
const widths = isThorough ? everyWidth : phone

const forVisitors = [
  '/',
  '/login',
  '/login?view=forgot',
  '/login?view=reset',
  '/login#recovery=abc',
  '/register',
  '/verify-email#token=abc',
  '/waitlist',
  '/pricing',
  '/guide',
  '/guide#analytics',
  '/shared/abc',
  '/unsubscribe/abc',
  '/privacy',
  '/terms',
  '/accessibility',
  '/no/such/page',
]

const ofAFreshMember = [
  '/',
  '/?tab=practice',
  '/?tab=community',
  '/welcome',
  '/welcome?card=why',
  '/welcome?card=who',
  '/meditation',
  '/meditation?tab=guided',
  '/meditation?tab=sound',
  '/meditation?tab=insights',
  '/meditation/sits',
  '/meditation/sits/new',
  '/meditation/sits/new?part=breath',
  '/sessions',
  '/wellness',
  '/settings/practice',
  '/no/such/page',
]

const ofALife = ({ friend, me, partner }: { friend: string; me: string; partner: string }) => [
  '/',
  '/?tab=practice',
  '/?tab=community&feed=following',
  '/what-can-help',
  '/sessions',
  '/sessions?view=deleted',
  '/gamification',
  '/gamification?tab=achievements',
  '/gamification?tab=challenges',
  '/gamification?tab=buddies',
  '/gamification?tab=learning',
  '/gamification?tab=progress',
  '/gamification/learning/closing-the-doors',
  '/community',
  '/rooms',
  '/inbox',
  '/inbox/settings',
  '/messages',
  `/messages/${partner}`,
  `/people/${friend}`,
  `/people/${me}`,
  '/profile',
  '/profile?tab=social',
  '/profile?tab=referrals',
  '/profile?tab=settings',
  '/profile?tab=settings&change=password',
  '/profile?tab=subscription',
  '/wellness',
  '/wellness?tab=sleep',
  '/wellness?tab=insights',
  '/wellness?tab=preferences',
  '/wellness/deleted',
  '/wellness/questions',
  '/wellness/reflection',
  '/wellness/compare',
  '/waiting',
  '/settings',
  '/settings/practice',
  '/settings/reminders',
  '/settings/device',
  '/settings/privacy',
  '/settings/sharing',
  '/settings/letters',
  '/settings/archive',
  '/settings/import',
  '/settings/move',
  aMoveAway,
  '/settings/erase',
  '/settings/erase/stopped',
  '/security',
  '/security?tab=verification',
  '/security?tab=activity',
  '/security?tab=access-tokens',
]

/** A room that everyone with the link may enter. */
async function aRoom(): Promise<string> {
  const { member } = await otherMember('Mira')
  const programme = { settle: { minutes: 0, strokes: 1 }, stretches: [{ name: '', minutes: 10, strokes: 1 }] }
  const { roomId } = await member.room.open({
    body: { name: 'The evening sit', audience: 'link', programme, inMinutes: 10 },
  })
  return `/rooms/${roomId}`
}

const walks: Record<string, (page: Page) => Promise<readonly string[]>> = {
  'a visitor': () => Promise.resolve(forVisitors),
  'a new member': async (page) => {
    await aFreshMember(page)
    return ofAFreshMember
  },
  'a member who knows people': async (page) => {
    const people = await aFullLife(page)
    return [...ofALife(people), await aRoom()]
  },
}

const isAt = (path: string) => {
  const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+').replace('*', '.+')}$`)
  return (walked: string) => pattern.test(new URL(walked, 'http://localhost').pathname)
}

test('every route of the app is walked', async () => {
  const routes = readFileSync(resolve(root, 'apps/web/src/app/routes.tsx'), 'utf8')
  const paths = Array.from(routes.matchAll(/path: '([^']+)'/g), ([, path = '']) => path)
  const walked = [...forVisitors, ...ofAFreshMember, ...ofALife({ friend: 'a', me: 'b', partner: 'c' }), '/rooms/a']
  expect(paths.length).toBeGreaterThan(40)
  expect(paths.filter((path) => !walked.some(isAt(path)))).toEqual([])
})

async function expectNothingFound(page: Page, paths: readonly string[], options: LocaleWalk) {
  const { findings, states } = await walkInLocale(page, paths, options)
  test.info().annotations.push({ type: 'states', description: String(states) })
  expect(findings).toEqual([])
}

test.describe('with longer, accented texts, as in another language', () => {
  const folder = resolve(root, 'node_modules/.cache/pseudo-locale')
  test.beforeAll(() => {
    test.setTimeout(onThisMachine(120_000))
    execFileSync(process.execPath, ['apps/web/tooling/pseudo/build.ts'], { cwd: root, stdio: 'inherit' })
  })
  const service = useOwnService({ offset: 45, settings: { WEB_ROOT: folder } })
  test.use({ baseURL: service.address })

  for (const [who, enter] of Object.entries(walks))
    test(`the pages of ${who} have no plain word, and cut nothing off`, async ({ page }) => {
      await expectNothingFound(page, await enter(page), { widths, isPseudo: true, isMirrored: isThorough, isThorough })
    })

  test('a plain word and a text wider than its box are found', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const planted = document.createElement('p')
        planted.textContent = 'A plain sentence'
        planted.style.cssText = 'width: 3em; white-space: nowrap'
        document.body.append(planted)
      })
    })
    const { findings } = await walkInLocale(page, ['/terms'], { widths: phone, isPseudo: true })
    const found = findings.join('\n')
    expect(found).toContain('p: plain sentence, in “A plain sentence”')
    expect(found).toMatch(/at 390 px: \d+ px of “A plain sentence” beyond <p/)
  })
})

if (isThorough)
  for (const language of ['de', 'es'])
    test.describe(`in the language ${language}`, () => {
      for (const [who, enter] of Object.entries(walks))
        test(`the pages of ${who} cut nothing off`, async ({ page }) => {
          const paths = await enter(page)
          // A choice on this device, so that the English of their account doesn't win.
          await page.goto(`/guide?language=${language}`)
          await expectNothingFound(page, paths, { widths, language, isThorough })
        })
    })
