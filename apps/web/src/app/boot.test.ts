import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { account, insight, journey, practice, profile, tokenExpiryMarginSeconds } from '@sadhana/contract'
import { describe, expect, test, vi } from 'vitest'
import { sessionKeys } from '#lib/session/session-store.ts'
import { themeKey } from '#lib/browser/theme.ts'

const script = readFileSync(new URL('../../public/boot.js', import.meta.url), 'utf8')

type Circumstances = {
  storage?: Record<string, string>
  dark?: boolean
  pathname?: string
  hash?: string
  search?: string
  state?: unknown
  forbidsStorage?: boolean
}

const pages = { '/': ['/assets/home.js'], '/sessions': ['/assets/s.js', '/assets/s.css'] }

/** Runs the script in its own page, and returns what it wrote on the root element. */
function boot({ storage = {}, dark = false, forbidsStorage = false, ...place }: Circumstances) {
  const { pathname = '/', hash = '', search = '', state = null } = place
  const dataset: Record<string, string> = {}
  const awaited: string[] = []
  const heard = new Map<string, (event: object) => void>()
  const preloaded: object[] = []
  const requests: Array<{ address: string; headers: unknown }> = []
  const later: Array<() => void> = []
  const getItem = (key: string) => {
    if (forbidsStorage) throw new Error('Storage is forbidden')
    return storage[key] ?? null
  }
  const page = {
    document: {
      documentElement: { dataset },
      currentScript: {
        dataset: {
          main: '/assets/main.js',
          italic: '/assets/italic.woff2',
          ...(pathname !== '/help-now' && { member: '/assets/m.js /assets/m.css', pages: JSON.stringify(pages) }),
        },
      },
      createElement: () => ({}),
      head: { append: (link: object) => preloaded.push(link) },
    },
    addEventListener: (event: string, listener: (event: object) => void) => {
      awaited.push(event)
      heard.set(event, listener)
    },
    localStorage: { getItem },
    matchMedia: () => ({ matches: dark }),
    location: { pathname, hash, search },
    history: { state },
    fetch: async (address: string, { headers }: { headers: unknown }) => {
      requests.push({ address, headers })
      throw new TypeError('Failed to fetch')
    },
    setTimeout: (work: () => void) => later.push(work),
  }
  runInNewContext(script, page)
  for (const work of later) work()
  return {
    ...dataset,
    awaited,
    page,
    heard,
    preloaded,
    requests,
    early: Reflect.get(page, 'askedEarly'),
    jitless: Reflect.get(page, '__zod_globalConfig'),
  }
}

const session = { [sessionKeys.accessToken]: 'access', [sessionKeys.refreshToken]: 'refresh' }
const inSeconds = (seconds: number) => ({
  storage: { ...session, [sessionKeys.expiresAt]: String(Date.now() + seconds * 1000) },
})

const fonts = (place: Circumstances) =>
  boot({ storage: session, ...place }).preloaded.filter((link) => 'as' in link && link.as === 'font')

const files = (place: Circumstances) =>
  boot({ storage: session, ...place }).preloaded.map((link) => Reflect.get(link, 'href'))

describe('before the first paint', () => {
  test('a chosen theme has priority over that of the device', () => {
    expect(boot({ storage: { [themeKey]: 'light' }, dark: true })).toMatchObject({ theme: 'light' })
    expect(boot({ storage: { [themeKey]: 'dark' } })).toMatchObject({ theme: 'dark' })
  })

  test('without a choice the device decides', () => {
    expect(boot({ dark: true })).toMatchObject({ theme: 'dark' })
    expect(boot({ dark: false })).toMatchObject({ theme: 'light' })
    expect(boot({ dark: true, forbidsStorage: true })).toMatchObject({ theme: 'dark' })
  })

  test('visitors to the home page keep the prerendered landing page', () => {
    expect(boot({})).not.toHaveProperty('entry')
  })

  test('a browser with a session never shows it', () => {
    expect(boot({ storage: session })).toMatchObject({ entry: 'app' })
  })

  test('other addresses don’t show it either', () => {
    expect(boot({ pathname: '/pricing' })).toMatchObject({ entry: 'app' })
  })

  test('visitors keep the guide, unless the address names a section', () => {
    expect(boot({ pathname: '/guide' })).not.toHaveProperty('entry')
    expect(boot({ pathname: '/guide', hash: '#streaks' })).toMatchObject({ entry: 'app' })
    expect(boot({ pathname: '/guide', storage: session })).toMatchObject({ entry: 'app' })
  })

  test.each(['/login', '/register', '/waitlist'])(
    '%s is prerendered for visitors, unless its address says more',
    (pathname) => {
      expect(boot({ pathname })).not.toHaveProperty('entry')
      expect(boot({ pathname })).toMatchObject({ authForm: 'prerendered' })
      for (const more of [
        { storage: session },
        { search: '?view=forgot' },
        { hash: '#reset=token' },
        { state: { usr: { erasure: {} } } },
      ])
        expect(boot({ pathname, ...more })).toMatchObject({ entry: 'app' })
    },
  )

  test('an auth page loads its code when the browser is idle, or on the first interaction', () => {
    const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll']
    expect(boot({ pathname: '/login' }).awaited).toEqual(['error', 'beforeinstallprompt', 'submit', ...signs, 'load'])
  })

  test('the helplines stay visible for everyone', () => {
    expect(boot({ pathname: '/help-now' })).not.toHaveProperty('entry')
    expect(boot({ pathname: '/help-now', storage: session })).not.toHaveProperty('entry')
  })

  test('the landing page’s code waits for an interaction, a member’s code doesn’t', () => {
    expect(boot({}).awaited).toEqual([
      'error',
      'beforeinstallprompt',
      'pointermove',
      'pointerdown',
      'keydown',
      'focusin',
      'scroll',
    ])
    expect(boot({ storage: session }).awaited).toEqual(['error', 'beforeinstallprompt', 'DOMContentLoaded'])
  })

  test('the browser’s offer to install the app is held back for later', () => {
    const { heard, page } = boot({})
    const offer = { preventDefault: vi.fn() }
    heard.get('beforeinstallprompt')?.(offer)
    expect(offer.preventDefault).toHaveBeenCalledOnce()
    expect(Reflect.get(page, 'heldInstall')).toBe(offer)
  })

  test('members get their italics early on pages that have them above the fold', () => {
    const italic = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: '/assets/italic.woff2' }
    expect(boot({ storage: session }).preloaded).toContainEqual(italic)
    expect(boot({ storage: session, pathname: '/meditation' }).preloaded).toContainEqual(italic)
    expect(boot({}).preloaded).toEqual([])
  })

  test('pages without italics don’t preload them', () => {
    expect(fonts({ search: '?tab=practice' })).toEqual([])
    expect(fonts({ pathname: '/settings' })).toEqual([])
    expect(fonts({ pathname: '/community' })).toEqual([])
  })

  test('a member’s browser preloads the code that all members’ pages share', () => {
    expect(boot({ storage: session }).preloaded.slice(0, 2)).toEqual([
      { rel: 'modulepreload', href: '/assets/m.js' },
      { rel: 'preload', as: 'style', crossOrigin: '', href: '/assets/m.css' },
    ])
  })

  test('a member’s browser also preloads the code of the page they open', () => {
    expect(files({ pathname: '/sessions' })).toEqual(
      expect.arrayContaining(['/assets/m.js', '/assets/m.css', '/assets/s.js', '/assets/s.css']),
    )
    expect(files({})).toContain('/assets/home.js')
    expect(files({ pathname: '/settings' })).toEqual(['/assets/m.js', '/assets/m.css'])
  })

  test('the first data is requested in the member’s name', () => {
    const { requests, early } = boot(inSeconds(600))
    expect(requests.map(({ address }) => address)).toEqual([
      account.me.path,
      journey.settings.path,
      `${insight.analytics.path}?range=last-30-days`,
      practice.usual.path,
    ])
    expect(requests[0]?.headers).toEqual({ accept: 'application/json', authorization: 'Bearer access' })
    expect(early).toMatchObject({ accessToken: 'access' })
    expect([...early.answers.keys()]).toEqual(requests.map(({ address }) => address))
  })

  test.each([
    [{ pathname: '/meditation' }, []],
    [{ search: '?tab=practice' }, [practice.usual.path, profile.privacy.path]],
    [{ search: '?tab=community' }, []],
  ])('%o requests its own data', (place, own) => {
    const { requests } = boot({ ...inSeconds(600), ...place })
    expect(requests.slice(2).map(({ address }) => address)).toEqual(own)
  })

  test('no data is requested if the token must be renewed first, no one is signed in, or the page must send nothing', () => {
    expect(boot(inSeconds(tokenExpiryMarginSeconds - 1))).toMatchObject({ requests: [], early: undefined })
    expect(boot({ storage: session })).toMatchObject({ requests: [], early: undefined })
    expect(boot({})).toMatchObject({ requests: [], early: undefined })
    expect(boot({ ...inSeconds(600), pathname: '/help-now' })).toMatchObject({ requests: [], early: undefined })
  })

  test('zod doesn’t make code from strings', () => {
    expect(boot({})).toMatchObject({ jitless: { jitless: true } })
  })
})
