import '#styles/index.css'
import '#features/landing/landing.css'
import '#features/landing/inside.css'
import '#features/landing/scene.css'
import './failures/failure.css'
import './frames/frame.css'
import './frames/site-frame.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { watchStyles } from '#lib/browser/load-chunk.ts'
import { followTheme } from '#lib/browser/theme.ts'
import { App } from './app.tsx'
import { HandbookScreen, HelpNowScreen, LandingScreen } from './screens/screens.ts'

const root = document.getElementById('root')!
const app = (
  <BrowserRouter>
    <App />
  </BrowserRouter>
)

followTheme()
watchStyles()

const draw = () => {
  root.replaceChildren()
  createRoot(root).render(app)
}

/** Not at the top level of this file: screens that import what stands beside it would wait for it, and it for them. */
async function start() {
  // `boot.js` has decided whether the prerendered page is the right one.
  if (document.documentElement.dataset['entry'] === 'app' || !root.hasChildNodes()) {
    delete document.documentElement.dataset['entry']
    draw()
  } else if (window.location.pathname === '/help-now') {
    // Drawn for nobody's country and nobody's session, so it is replaced, but not before there is something to show.
    await HelpNowScreen.preload()
    draw()
  } else {
    await (window.location.pathname === '/guide' ? HandbookScreen : LandingScreen).preload()
    hydrateRoot(root, app)
  }
}

void start()
