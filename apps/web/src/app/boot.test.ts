import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { sessionKeys } from '#lib/session/session-store.ts'
import { themeKey } from '#lib/browser/theme.ts'

const script = readFileSync(new URL('../../public/boot.js', import.meta.url), 'utf8')

type Circumstances = {
  kept?: Record<string, string>
  dark?: boolean
  pathname?: string
  hash?: string
  forbidsStorage?: boolean
}

/** Runs the script in a page of its own and gives what it wrote on the root element. */
function boot({ kept = {}, dark = false, pathname = '/', hash = '', forbidsStorage = false }: Circumstances) {
  const dataset: Record<string, string> = {}
  const awaited: string[] = []
  const preloaded: object[] = []
  const getItem = (key: string) => {
    if (forbidsStorage) throw new Error('Storage is forbidden')
    return kept[key] ?? null
  }
  const page = {
    document: {
      documentElement: { dataset },
      currentScript: { dataset: { main: '/assets/main.js', italic: '/assets/italic.woff2' } },
      createElement: () => ({}),
      head: { append: (link: object) => preloaded.push(link) },
    },
    addEventListener: (event: string) => awaited.push(event),
    localStorage: { getItem },
    matchMedia: () => ({ matches: dark }),
    location: { pathname, hash },
  }
  runInNewContext(script, page)
  return { ...dataset, awaited, preloaded, jitless: Reflect.get(page, '__zod_globalConfig') }
}

const session = { [sessionKeys.accessToken]: 'access', [sessionKeys.refreshToken]: 'refresh' }

describe('before the first paint', () => {
  test('a chosen theme wins over that of the device', () => {
    expect(boot({ kept: { [themeKey]: 'light' }, dark: true })).toMatchObject({ theme: 'light' })
    expect(boot({ kept: { [themeKey]: 'dark' } })).toMatchObject({ theme: 'dark' })
  })

  test('without a choice the device decides', () => {
    expect(boot({ dark: true })).toMatchObject({ theme: 'dark' })
    expect(boot({ dark: false })).toMatchObject({ theme: 'light' })
    expect(boot({ dark: true, forbidsStorage: true })).toMatchObject({ theme: 'dark' })
  })

  test('a visitor of the front door keeps the prerendered landing page', () => {
    expect(boot({})).not.toHaveProperty('entry')
  })

  test('whoever holds a session never sees it', () => {
    expect(boot({ kept: session })).toMatchObject({ entry: 'app' })
  })

  test('nor does any other address', () => {
    expect(boot({ pathname: '/waitlist' })).toMatchObject({ entry: 'app' })
  })

  test('but visitors keep the guide, unless a part of it has to be opened', () => {
    expect(boot({ pathname: '/guide' })).not.toHaveProperty('entry')
    expect(boot({ pathname: '/guide', hash: '#streaks' })).toMatchObject({ entry: 'app' })
    expect(boot({ pathname: '/guide', kept: session })).toMatchObject({ entry: 'app' })
  })

  test('and the helplines stay in sight, whoever opens them', () => {
    expect(boot({ pathname: '/help-now' })).not.toHaveProperty('entry')
    expect(boot({ pathname: '/help-now', kept: session })).not.toHaveProperty('entry')
  })

  test('the code of the landing page waits for a sign of interest, that of a member does not', () => {
    expect(boot({}).awaited).toEqual(['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'])
    expect(boot({ kept: session }).awaited).toEqual(['DOMContentLoaded'])
  })

  test('a member has italics above the fold, and gets them early', () => {
    const italic = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: '/assets/italic.woff2' }
    expect(boot({ kept: session }).preloaded).toEqual([italic])
    expect(boot({}).preloaded).toEqual([])
  })

  test('zod is told not to make code from strings', () => {
    expect(boot({})).toMatchObject({ jitless: { jitless: true } })
  })
})
