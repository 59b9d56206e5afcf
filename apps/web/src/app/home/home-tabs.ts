import { lazyScreen } from '#lib/browser/lazy-screen.tsx'

// The tabs of home, each in its own chunk, because most visits open only one.
export const HomeDashboard = lazyScreen(async () => (await import('./home-dashboard.tsx')).HomeDashboard)
export const HomeCommunity = lazyScreen(async () => (await import('./home-community.tsx')).HomeCommunity)
export const NewPractice = lazyScreen(async () => (await import('#features/practice/new-practice.tsx')).NewPractice)
