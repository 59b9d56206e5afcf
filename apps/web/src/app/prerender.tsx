import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { App } from './app.tsx'
import { guideTitle, helpNowTitle, landingTitle, pageTitle } from './page-effects/page-title.ts'
import { HandbookScreen, HelpNowScreen, LandingScreen } from './screens/screens.ts'

/** The front door as a visitor without a session sees it; the browser takes over exactly this markup. */
export const prerenderLanding = async () => draw(LandingScreen, '/', landingTitle)

/** As a visitor sees it, with every section in it; the browser takes this markup over, too. */
export const prerenderGuide = async () => draw(HandbookScreen, '/guide', guideTitle)

/** For a reader in a country not yet known; the browser draws the page anew once its code is there. */
export const prerenderHelpNow = async () => draw(HelpNowScreen, '/help-now', helpNowTitle)

async function draw(screen: { preload: () => Promise<void> }, location: string, title: string) {
  await screen.preload()
  const markup = renderToString(
    <StaticRouter location={location}>
      <App />
    </StaticRouter>,
  )
  return { markup, title: pageTitle(title) }
}
