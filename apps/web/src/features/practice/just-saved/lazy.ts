import { lazyScreen } from '#lib/browser/lazy-screen.tsx'

// Needed only once something was saved, or is to be changed.
export const JustSavedPanel = lazyScreen(async () => (await import('./just-saved-panel.tsx')).JustSavedPanel)
export const EditHere = lazyScreen(async () => (await import('./edit-here.tsx')).EditHere)
