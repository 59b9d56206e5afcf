import { lazyScreen } from '#lib/browser/lazy-screen.tsx'

// Loaded only after something was saved.
export const JustSavedPanel = lazyScreen(async () => (await import('./just-saved-panel.tsx')).JustSavedPanel)
