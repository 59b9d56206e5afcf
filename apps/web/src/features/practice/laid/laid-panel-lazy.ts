import { lazyScreen } from '#lib/browser/lazy-screen.tsx'

// Needed only after something was saved, or to change it.
export const LaidPanel = lazyScreen(async () => (await import('./laid-panel.tsx')).LaidPanel)
export const EditSession = lazyScreen(async () => (await import('../form/edit-session.tsx')).EditSession)
