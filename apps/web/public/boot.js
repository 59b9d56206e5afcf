// Runs before the first paint, so it stays tiny, has no imports and never throws.
'use strict'
{
  const root = document.documentElement
  const stored = { theme: null, accessToken: null, refreshToken: null, tokenExpiry: null }
  try {
    for (const key of Object.keys(stored)) stored[key] = localStorage.getItem(key)
  } catch {
    // If storage is forbidden, no one is signed in, and the device chooses the theme.
  }

  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches
  const isChosen = stored.theme === 'light' || stored.theme === 'dark'
  root.dataset.theme = isChosen ? stored.theme : systemIsDark ? 'dark' : 'light'

  // The prerendered landing page is for visitors without a session.
  const isMember = stored.accessToken && stored.refreshToken
  const isLanding = !isMember && location.pathname === '/'
  // So is the guide, unless the address names a section: opening one needs our code.
  const isGuide = !isMember && location.pathname === '/guide' && !location.hash
  // So are the auth pages, unless something in the address or the history changes their content.
  const isAuthPage =
    !isMember &&
    ['/login', '/register', '/waitlist'].includes(location.pathname) &&
    !location.search &&
    !location.hash &&
    !(history.state && history.state.usr)
  // The helplines are prerendered for everyone, and stay visible until their code has loaded.
  if (!isLanding && !isGuide && !isAuthPage && location.pathname !== '/help-now') root.dataset.entry = 'app'

  // Says that the code didn't load, unless there is a prerendered page to read.
  const showLoadFailure = () => {
    const page = document.getElementById('not-arrived')?.content
    // Filled in by the build, so it's empty in development.
    if (!page?.hasChildNodes() || (root.dataset.entry !== 'app' && root.dataset.authForm !== 'submitted')) return
    delete root.dataset.entry
    document.body.replaceChildren(page)
    document.querySelector('button').addEventListener('click', () => location.reload())
    addEventListener('online', () => location.reload())
  }
  addEventListener('error', ({ target }) => target.type === 'module' && showLoadFailure(), true)

  // The browser's offer to install the app waits until the fifth sit; `install-prompt.ts` passes it on.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    globalThis.heldInstall = event
  })

  const { main, italic, member, pages } = document.currentScript.dataset
  const start = () => {
    if (main) import(main).catch(showLoadFailure)
  }

  // A form that is submitted before its code has loaded waits for it: the browser's own submit would leave the page.
  if (isAuthPage) {
    root.dataset.authForm = 'prerendered'
    addEventListener('submit', (event) => {
      if (!root.dataset.authForm) return
      event.preventDefault()
      root.dataset.authForm = 'submitted'
      start()
    })
  }

  // On the landing page and the auth pages, links and fields work without our code. So it loads on the first
  // interaction, and on auth pages when the browser is idle at the latest. Everywhere else it loads at once.
  if (main) {
    const whenIdle = () => (globalThis.requestIdleCallback ?? setTimeout)(start)
    const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll']
    if (isLanding || isAuthPage) for (const sign of signs) addEventListener(sign, start, { once: true, passive: true })
    else addEventListener('DOMContentLoaded', start)
    if (isAuthPage) addEventListener('load', whenIdle)
  }

  // oxlint-disable-next-line consistent-function-scoping -- outside this block it would be global
  const preload = (link) => document.head.append(Object.assign(document.createElement('link'), link))

  // Preloads what every member's page needs and what this one needs, before the code that requests it has loaded.
  if (isMember && member) {
    const place = location.pathname + location.search
    for (const href of [...member.split(' '), ...(JSON.parse(pages)[place] ?? [])])
      if (href.endsWith('.css')) preload({ rel: 'preload', as: 'style', crossOrigin: '', href })
      else preload({ rel: 'modulepreload', href })

    // Also requests the first data, if the token is still valid; `early-answers.ts` passes it on.
    const first = ['/api/auth/me', '/api/journey/settings']
    if (place === '/') first.push('/api/analytics?range=last-30-days', '/api/usual-practices')
    if (place === '/?tab=practice') first.push('/api/usual-practices', '/api/privacy')
    if (stored.tokenExpiry - 30_000 > Date.now()) {
      const { accessToken } = stored
      const ask = (address) => {
        const headers = { accept: 'application/json', authorization: `Bearer ${accessToken}` }
        const answer = fetch(address, { headers, credentials: 'include' })
        // If it fails, the page requests it again when needed.
        answer.catch(() => undefined)
        return [address, answer]
      }
      globalThis.askedEarly = { accessToken, answers: new Map(first.map(ask)) }
    }
  }

  // These pages have italics above the fold; forms and settings have none.
  const isItalic =
    location.pathname === '/'
      ? !location.search
      : /^\/(meditation|gamification|wellness|sessions)$/.test(location.pathname)
  if (isMember && italic && isItalic) {
    preload({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: italic })
  }

  // On a slow phone the first date takes a tenth of a second, so it's formatted while the code loads.
  if (isMember) setTimeout(() => new Intl.DateTimeFormat())

  // Our content policy forbids code made from strings, and zod would try that before any module could stop it.
  // oxlint-disable-next-line no-underscore-dangle -- the name is zod's
  globalThis.__zod_globalConfig = { jitless: true }
}
