import { lazyScreen } from '#lib/browser/lazy-screen.tsx'

// Needed only once something was saved, or is to be changed.
export const LaidPanel = lazyScreen(async () => (await import('./laid-panel.tsx')).LaidPanel)
export const EditHere = lazyScreen(async () => (await import('./edit-here.tsx')).EditHere)
