import { isValidElement } from 'react'
import { matchPath } from 'react-router'
import { HomeDashboard, NewPractice } from './home/home-tabs.ts'
import { memberRoutes } from './routes.tsx'
import { OperatorConsole } from './screens/screens.ts'

type Preloadable = { preload?: () => Promise<void> }

/** Loads the code of a member's page before we know who the member is. */
export function preloadMemberScreen({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  if (matchPath('/operators/*', pathname)) return void OperatorConsole.preload().catch(() => undefined)
  const element = memberRoutes.find(({ path }) => matchPath(path, pathname))?.element
  const screen = isValidElement(element) && typeof element.type !== 'string' ? (element.type as Preloadable) : {}
  const tab = new URLSearchParams(search).get('tab')
  const tabs: Record<string, Preloadable> = { '': HomeDashboard, practice: NewPractice }
  for (const part of [screen, pathname === '/' ? tabs[tab ?? ''] : undefined]) part?.preload?.().catch(() => undefined)
}
