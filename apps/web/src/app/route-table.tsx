import { Suspense, type ReactNode } from 'react'
import { useLocation, useRoutes } from 'react-router'
import { FullScreenSpinner } from '#ui/spinner.tsx'
import { PageEffects } from './page-effects/page-effects.tsx'
import { ErrorBoundary } from './screens/error-boundary.tsx'

export type AppRoute = { path: string; title: string; element: ReactNode }

export function RouteTable({ routes }: { routes: readonly AppRoute[] }) {
  const { pathname } = useLocation()
  const screen = useRoutes(
    routes.map(({ path, title, element }) => ({
      path,
      element: (
        <>
          <PageEffects title={title} />
          <ErrorBoundary resetOn={pathname}>{element}</ErrorBoundary>
        </>
      ),
    })),
  )
  return <Suspense fallback={<FullScreenSpinner />}>{screen}</Suspense>
}
