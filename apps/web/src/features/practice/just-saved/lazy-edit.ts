import { lazyScreen } from '#lib/browser/lazy-screen.tsx'

// Loaded only when a member edits something.
export const EditHere = lazyScreen(async () => (await import('./edit-here.tsx')).EditHere)
