// Runs before the first paint, so it stays tiny, has no imports and never throws.
'use strict'
{
  const root = document.documentElement
  const kept = { theme: null, accessToken: null, refreshToken: null }
  try {
    for (const key of Object.keys(kept)) kept[key] = localStorage.getItem(key)
  } catch {
    // Where storage is forbidden, nobody is signed in and the device chooses the theme.
  }

  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches
  const isChosen = kept.theme === 'light' || kept.theme === 'dark'
  root.dataset.theme = isChosen ? kept.theme : systemIsDark ? 'dark' : 'light'

  // The prerendered landing page is for visitors of the front door who hold no session.
  const isMember = kept.accessToken && kept.refreshToken
  const isLanding = !isMember && location.pathname === '/'
  // So is the guide, unless the address names a part of it, which needs code to be opened.
  const isGuide = !isMember && location.pathname === '/guide' && !location.hash
  // The helplines are drawn for everyone, and stay in sight until their code is there.
  if (!isLanding && !isGuide && location.pathname !== '/help-now') root.dataset.entry = 'app'

  // Only the drawn landing page names its code here. Its links work without any, so the code waits for a first sign
  // of interest; a member at the front door gets it at once.
  const { main, italic } = document.currentScript.dataset
  if (main) {
    const start = () => void import(main)
    const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll']
    if (isLanding) for (const sign of signs) addEventListener(sign, start, { once: true, passive: true })
    else addEventListener('DOMContentLoaded', start)
  }

  // Home and the timer have italics above the fold.
  if (isMember && italic) {
    const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: italic }
    document.head.append(Object.assign(document.createElement('link'), font))
  }

  // Our content policy forbids code made from strings, and zod would probe for it before any module could say so.
  // oxlint-disable-next-line no-underscore-dangle -- the name is zod's
  globalThis.__zod_globalConfig = { jitless: true }
}
