// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { HomeDashboard, NewPractice } from './home/home-tabs.ts'
import { preloadMemberScreen } from './preload-member-screen.ts'
import { CommunityRoute, HomeScreen, PersonRoute } from './screens/screens.ts'

const screens = { CommunityRoute, HomeScreen, PersonRoute, HomeDashboard, NewPractice }

test.each([
  ['/', '', ['HomeScreen', 'HomeDashboard']],
  ['/', '?tab=practice', ['HomeScreen', 'NewPractice']],
  ['/', '?tab=unknown', ['HomeScreen']],
  ['/community', '', ['CommunityRoute']],
  ['/people/asha', '', ['PersonRoute']],
  ['/settings/practice', '', []],
])('%s%s starts to load %j', (pathname, search, expected) => {
  const preloaded: string[] = []
  for (const [name, screen] of Object.entries(screens))
    vi.spyOn(screen, 'preload').mockImplementation(async () => void preloaded.push(name))
  preloadMemberScreen({ pathname, search })
  expect(preloaded).toEqual(expected)
})
