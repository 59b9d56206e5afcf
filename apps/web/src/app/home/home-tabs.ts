import { lazyScreen } from '#lib/browser/lazy-screen.tsx'

// What home's tabs show, each in a chunk of its own: most visits open one of them.
export const HomeDashboard = lazyScreen(async () => (await import('./home-dashboard.tsx')).HomeDashboard)
export const HomeCommunity = lazyScreen(async () => (await import('./home-community.tsx')).HomeCommunity)
export const NewPractice = lazyScreen(async () => (await import('#features/practice/new-practice.tsx')).NewPractice)
