import '#styles/index.css'
import '#features/landing/landing.css'
import '#features/landing/inside.css'
import '#features/landing/scene.css'
import './failures/failure.css'
import './frames/frame.css'
import './frames/site-frame.css'
import { startTransition, useInsertionEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { watchStyles } from '#lib/browser/load-chunk.ts'
import { followTheme } from '#lib/browser/theme.ts'
import { sessionStore } from '#lib/session/session-store.ts'
import { App } from './app.tsx'
import { preloadMemberScreen } from './preload-member-screen.ts'
import {
  HandbookScreen,
  HelpNowScreen,
  LandingScreen,
  LoginScreen,
  RegisterScreen,
  WaitlistScreen,
} from './screens/screens.ts'

const root = document.getElementById('root')!
const app = (
  <BrowserRouter>
    <RemoveEntryMark />
    <App />
  </BrowserRouter>
)

/** Until the app has rendered, `data-entry` makes the page show that it's loading. */
function RemoveEntryMark() {
  useInsertionEffect(() => {
    delete document.documentElement.dataset['entry']
  }, [])
  return null
}

followTheme()
watchStyles()

/** The prerendered screens that are hydrated, in addition to the landing page. */
const prerenderedScreens: Record<string, { preload: () => Promise<void> }> = {
  '/guide': HandbookScreen,
  '/login': LoginScreen,
  '/register': RegisterScreen,
  '/waitlist': WaitlistScreen,
}

const renderApp = () => {
  // Renders in small steps, so that taps are handled in between.
  startTransition(() => createRoot(root).render(app))
}

/** Not at the top level of this file: screens that import from it would wait for it, and it would wait for them. */
async function start() {
  // `boot.js` has decided whether the prerendered page is the right one.
  if (document.documentElement.dataset['entry'] === 'app' || !root.hasChildNodes()) {
    if (sessionStore.read()) preloadMemberScreen(window.location)
    renderApp()
  } else if (window.location.pathname === '/help-now') {
    // Prerendered without a country or a session, so it is replaced as soon as its code has loaded.
    await HelpNowScreen.preload()
    renderApp()
  } else {
    await (prerenderedScreens[window.location.pathname] ?? LandingScreen).preload()
    hydrateRoot(root, app)
  }
}

void start()
