import { lazyScreen } from '#lib/browser/lazy-screen.tsx'

// Needed only once something was saved.
export const LaidPanel = lazyScreen(async () => (await import('./laid-panel.tsx')).LaidPanel)
