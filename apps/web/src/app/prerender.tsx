import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { App } from './app.tsx'
import { FirstLoadFailure } from './failures/failures.tsx'
import { pageTitle, pageTitles } from './page-effects/page-title.text.ts'
import { visitorRoutes } from './routes.tsx'
import {
  HandbookScreen,
  HelpNowScreen,
  LandingScreen,
  LoginScreen,
  RegisterScreen,
  WaitlistScreen,
} from './screens/screens.ts'

/** The home page as visitors without a session see it. The browser hydrates exactly this markup. */
export const prerenderLanding = async () => renderPage(LandingScreen, '/', pageTitles.landing)

/** The guide as visitors see it, with every section. The browser hydrates this markup too. */
export const prerenderGuide = async () => renderPage(HandbookScreen, '/guide', pageTitles.guide)

/** For readers whose country isn't known yet. The browser renders the page again once its code has loaded. */
export const prerenderHelpNow = async () => renderPage(HelpNowScreen, '/help-now', pageTitles.helpNow)

const authScreens = { '/login': LoginScreen, '/register': RegisterScreen, '/waitlist': WaitlistScreen }

/** A page with an empty form. The browser hydrates it and keeps anything typed by then. */
export const prerenderAuthScreen = async (path: keyof typeof authScreens) =>
  renderPage(authScreens[path], path, visitorRoutes.find((route) => route.path === path)?.title ?? '')

/** Part of every page, in case its code doesn't load. */
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
