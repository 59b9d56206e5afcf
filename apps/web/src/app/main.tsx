import '#styles/index.css'
import '#features/landing/landing.css'
import '#features/landing/scene.css'
import './frame.css'
import './site-frame.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { followTheme } from '#lib/theme.ts'
import { App } from './app.tsx'
import { LandingScreen } from './screens.ts'

const root = document.getElementById('root')!
const app = (
  <BrowserRouter>
    <App />
  </BrowserRouter>
)

followTheme()

// `boot.js` has decided whether the prerendered page is the right one.
if (document.documentElement.dataset['entry'] === 'app' || !root.hasChildNodes()) {
  root.replaceChildren()
  delete document.documentElement.dataset['entry']
  createRoot(root).render(app)
} else {
  await LandingScreen.preload()
  hydrateRoot(root, app)
}
