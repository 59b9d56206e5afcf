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

  // The prerendered landing page is for visitors of the front door who hold no session.
  const isMember = kept.accessToken && kept.refreshToken
  const isLanding = !isMember && location.pathname === '/'
  // So is the guide, unless the address names a part of it, which needs code to be opened.
  const isGuide = !isMember && location.pathname === '/guide' && !location.hash
  // And the sign-in pages, unless the address or the history changes what they show.
  const isDoor =
    !isMember &&
    ['/login', '/register', '/waitlist'].includes(location.pathname) &&
    !location.search &&
    !location.hash &&
    !(history.state && history.state.usr)
  // The helplines are drawn for everyone, and stay in sight until their code is there.
  if (!isLanding && !isGuide && !isDoor && location.pathname !== '/help-now') root.dataset.entry = 'app'

  // If the code doesn't load, say so; a prerendered page can still be read.
  const tellLoss = () => {
    const page = document.getElementById('not-arrived')?.content
    // It is drawn by the build, so while developing it is empty.
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

  // A form that is sent before its code is there waits for it: the browser's own way would leave the page.
  if (isDoor) {
    root.dataset.door = 'drawn'
    addEventListener('submit', (event) => {
      if (!root.dataset.door) return
      event.preventDefault()
      root.dataset.door = 'held'
      start()
    })
  }

  // The drawn landing page and the doors name their code here. Links work without any and fields can be filled in, so
  // the code waits for a first sign of interest, at a door only until the page has settled; everybody else gets it at
  // once.
  if (main) {
    const whenIdle = () => (globalThis.requestIdleCallback ?? setTimeout)(start)
    const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll']
    if (isLanding || isDoor) for (const sign of signs) addEventListener(sign, start, { once: true, passive: true })
    else addEventListener('DOMContentLoaded', start)
    if (isDoor) addEventListener('load', whenIdle)
  }

  // oxlint-disable-next-line consistent-function-scoping -- outside this block it would be global
  const preload = (link) => document.head.append(Object.assign(document.createElement('link'), link))

  // What every member's page needs, and what this one does, while the code that would ask for it is still on its way.
  if (isMember && member) {
    const place = location.pathname + location.search
    for (const href of [...member.split(' '), ...(JSON.parse(pages)[place] ?? [])])
      if (href.endsWith('.css')) preload({ rel: 'preload', as: 'style', crossOrigin: '', href })
      else preload({ rel: 'modulepreload', href })

    // So are the first answers, if the token still holds; `early-answers.ts` hands them over.
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

  // The first date costs a slow phone a tenth of a second, which it has while the code is on its way.
  if (isMember) setTimeout(() => new Intl.DateTimeFormat())

  // Our content policy forbids code made from strings, and zod would probe for it before any module could say so.
  // oxlint-disable-next-line no-underscore-dangle -- the name is zod's
  globalThis.__zod_globalConfig = { jitless: true }
}
