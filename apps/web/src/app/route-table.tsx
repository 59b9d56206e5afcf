import { Suspense, type ReactNode } from 'react'
import { useRoutes } from 'react-router'
import { FullScreenSpinner } from '#ui/spinner.tsx'
import { Arrival } from './arrival.tsx'

export type AppRoute = { path: string; title: string; element: ReactNode }

export function RouteTable({ routes }: { routes: readonly AppRoute[] }) {
  const screen = useRoutes(
    routes.map(({ path, title, element }) => ({
      path,
      element: (
        <>
          <Arrival title={title} />
          {element}
        </>
      ),
    })),
  )
  return <Suspense fallback={<FullScreenSpinner />}>{screen}</Suspense>
}
