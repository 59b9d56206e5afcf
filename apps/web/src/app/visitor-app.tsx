import { matchPath, useLocation } from 'react-router'
import { DoorFrame } from './door-frame.tsx'
import { RouteTable } from './route-table.tsx'
import { visitorRoutes } from './routes.tsx'
import { SiteFrame } from './site-frame.tsx'

const isDoor = (pathname: string) => ['/login', '/register'].some((path) => matchPath(path, pathname))

export function VisitorApp() {
  const { pathname } = useLocation()
  const Frame = isDoor(pathname) ? DoorFrame : SiteFrame
  return (
    <Frame>
      <RouteTable routes={visitorRoutes} />
    </Frame>
  )
}
