import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { App } from './app.tsx'
import { NotArrivedFailure } from './failures/failures.tsx'
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

/** The front door as a visitor without a session sees it; the browser takes over exactly this markup. */
export const prerenderLanding = async () => draw(LandingScreen, '/', landingTitle)

/** As a visitor sees it, with every section in it; the browser takes this markup over, too. */
export const prerenderGuide = async () => draw(HandbookScreen, '/guide', guideTitle)

/** For a reader in a country not yet known; the browser draws the page anew once its code is there. */
export const prerenderHelpNow = async () => draw(HelpNowScreen, '/help-now', helpNowTitle)

const doors = { '/login': LoginScreen, '/register': RegisterScreen, '/waitlist': WaitlistScreen }

/** A page with a form, empty; the browser takes it over with whatever has been typed by then. */
export const prerenderDoor = async (path: keyof typeof doors) =>
  draw(doors[path], path, visitorRoutes.find((route) => route.path === path)?.title ?? '')

/** What every page holds ready in case its code doesn't come. */
export const prerenderNotArrived = () => renderToStaticMarkup(<NotArrivedFailure />)

async function draw(screen: { preload: () => Promise<void> }, location: string, title: string) {
  await screen.preload()
  const markup = renderToString(
    <StaticRouter location={location}>
      <App />
    </StaticRouter>,
  )
  return { markup, title: pageTitle(title) }
}
