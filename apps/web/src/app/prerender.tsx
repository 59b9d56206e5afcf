import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { App } from './app.tsx'
import { landingTitle, pageTitle } from './page-title.ts'
import { LandingScreen } from './screens.ts'

/** The front door as a visitor without a session sees it; the browser takes over exactly this markup. */
export async function prerenderLanding() {
  await LandingScreen.preload()
  const markup = renderToString(
    <StaticRouter location="/">
      <App />
    </StaticRouter>,
  )
  return { markup, title: pageTitle(landingTitle) }
}
