import { matchPath, useLocation } from 'react-router'
import { AuthFrame } from './frames/auth-frame.tsx'
import { RouteTable } from './route-table.tsx'
import { visitorRoutes } from './routes.tsx'
import { SiteFrame } from './frames/site-frame.tsx'

const isAuthScreen = (pathname: string) => ['/login', '/register'].some((path) => matchPath(path, pathname))

export function VisitorApp() {
  const { pathname } = useLocation()
  const Frame = isAuthScreen(pathname) ? AuthFrame : SiteFrame
  return (
    <Frame>
      <RouteTable routes={visitorRoutes} />
    </Frame>
  )
}
