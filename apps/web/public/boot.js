// Runs before the first paint, so it stays tiny, has no imports and never throws.
'use strict'
{
  const root = document.documentElement
  const kept = { theme: null, accessToken: null, refreshToken: null, tokenExpiry: null }
  try {
    for (const key of Object.keys(kept)) kept[key] = localStorage.getItem(key)
  } catch {
    // Without access to storage, no one is signed in and the device chooses the theme.
  }

  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches
  const isChosen = kept.theme === 'light' || kept.theme === 'dark'
  root.dataset.theme = isChosen ? kept.theme : systemIsDark ? 'dark' : 'light'

  // The prerendered landing page is for visitors of `/` without a session.
  const isMember = kept.accessToken && kept.refreshToken
  const isLanding = !isMember && location.pathname === '/'
  // So is the guide, unless the address names a section, which needs code to open.
  const isGuide = !isMember && location.pathname === '/guide' && !location.hash
  // And the sign-in pages, unless the address or the history changes what they show.
  const isDoor =
    !isMember &&
    ['/login', '/register', '/waitlist'].includes(location.pathname) &&
    !location.search &&
    !location.hash &&
    !(history.state && history.state.usr)
  // The helplines are prerendered for everyone, and stay visible until their code has loaded.
  if (!isLanding && !isGuide && !isDoor && location.pathname !== '/help-now') root.dataset.entry = 'app'

  // If the code doesn't load, say so; a prerendered page can still be read.
  const tellLoss = () => {
    const page = document.getElementById('not-arrived')?.content
    // The build renders it, so it is empty during development.
    if (!page?.hasChildNodes() || (root.dataset.entry !== 'app' && root.dataset.door !== 'held')) return
    delete root.dataset.entry
    document.body.replaceChildren(page)
    document.querySelector('button').addEventListener('click', () => location.reload())
    addEventListener('online', () => location.reload())
  }
  addEventListener('error', ({ target }) => target.type === 'module' && tellLoss(), true)

  const { main, italic, member, pages } = document.currentScript.dataset
  const start = () => {
    if (main) import(main).catch(tellLoss)
  }

  // A form that is submitted before its code has loaded waits for it; otherwise the browser would leave the page.
  if (isDoor) {
    root.dataset.door = 'drawn'
    addEventListener('submit', (event) => {
      if (!root.dataset.door) return
      event.preventDefault()
      root.dataset.door = 'held'
      start()
    })
  }

  // The prerendered landing page and sign-in pages name their code here. Their links and fields work without it, so it
  // loads on first interaction, or for sign-in pages once the page has settled; every other page loads it at once.
  if (main) {
    const whenIdle = () => (globalThis.requestIdleCallback ?? setTimeout)(start)
    const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll']
    if (isLanding || isDoor) for (const sign of signs) addEventListener(sign, start, { once: true, passive: true })
    else addEventListener('DOMContentLoaded', start)
    if (isDoor) addEventListener('load', whenIdle)
  }

  // oxlint-disable-next-line consistent-function-scoping -- outside this block it would be global
  const preload = (link) => document.head.append(Object.assign(document.createElement('link'), link))

  // Preloads what every member's page and this one need, while the code that would request it is still loading.
  if (isMember && member) {
    const place = location.pathname + location.search
    for (const href of [...member.split(' '), ...(JSON.parse(pages)[place] ?? [])])
      if (href.endsWith('.css')) preload({ rel: 'preload', as: 'style', crossOrigin: '', href })
      else preload({ rel: 'modulepreload', href })

    // So are the first answers, if the token is still valid; `early-answers.ts` hands them over.
    const first = ['/api/auth/me', '/api/journey/settings']
    if (place === '/') first.push('/api/analytics?range=last-30-days', '/api/usual-practices')
    if (place === '/?tab=practice') first.push('/api/usual-practices', '/api/privacy')
    if (kept.tokenExpiry - 30_000 > Date.now()) {
      const { accessToken } = kept
      const ask = (address) => {
        const headers = { accept: 'application/json', authorization: `Bearer ${accessToken}` }
        const answer = fetch(address, { headers, credentials: 'include' })
        // The code that needs a failed answer requests it again.
        answer.catch(() => undefined)
        return [address, answer]
      }
      globalThis.askedEarly = { accessToken, answers: new Map(first.map(ask)) }
    }
  }

  // These have italics above the fold; forms and settings have none.
  const isItalic =
    location.pathname === '/'
      ? !location.search
      : /^\/(meditation|gamification|wellness|sessions)$/.test(location.pathname)
  if (isMember && italic && isItalic) {
    preload({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: italic })
  }

  // Formatting the first date takes a tenth of a second on a slow phone, so do it while the code loads.
  if (isMember) setTimeout(() => new Intl.DateTimeFormat())

  // Our content policy forbids code made from strings, and zod would probe for it before any module could say so.
  // oxlint-disable-next-line no-underscore-dangle -- the name is zod's
  globalThis.__zod_globalConfig = { jitless: true }
}
