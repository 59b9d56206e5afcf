import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { App } from './app.tsx'
import { FirstLoadFailure } from './failures/failures.tsx'
import { guideTitle, helpNowTitle, landingTitle, pageTitle } from './page-effects/page-title.ts'
import { visitorRoutes } from './routes.tsx'
import {
  HandbookScreen,
  HelpNowScreen,
  LandingScreen,
  LoginScreen,
  RegisterScreen,
  WaitlistScreen,
} from './screens/screens.ts'

/** The home page as visitors without a session see it; the browser hydrates exactly this markup. */
export const prerenderLanding = async () => renderPage(LandingScreen, '/', landingTitle)

/** As a visitor sees it, with every section in it; the browser takes this markup over, too. */
export const prerenderGuide = async () => renderPage(HandbookScreen, '/guide', guideTitle)

/** For a reader whose country isn't known yet; the browser renders the page again once its code has loaded. */
export const prerenderHelpNow = async () => renderPage(HelpNowScreen, '/help-now', helpNowTitle)

const authScreens = { '/login': LoginScreen, '/register': RegisterScreen, '/waitlist': WaitlistScreen }

/** A page with an empty form; the browser hydrates it and keeps what has been typed by then. */
export const prerenderAuthScreen = async (path: keyof typeof authScreens) =>
  renderPage(authScreens[path], path, visitorRoutes.find((route) => route.path === path)?.title ?? '')

/** In every page, in case its code doesn't load. */
export const prerenderFirstLoadFailure = () => renderToStaticMarkup(<FirstLoadFailure />)

async function renderPage(screen: { preload: () => Promise<void> }, location: string, title: string) {
  await screen.preload()
  const markup = renderToString(
    <StaticRouter location={location}>
      <App />
    </StaticRouter>,
  )
  return { markup, title: pageTitle(title) }
}
