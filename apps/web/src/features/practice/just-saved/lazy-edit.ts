import { lazyScreen } from '#lib/browser/lazy-screen.tsx'

// Needed only once something is to be changed.
export const HardSheet = lazyScreen(async () => (await import('./hard-sheet.tsx')).HardSheet)
export const EditHere = lazyScreen(async () => (await import('./edit-here.tsx')).EditHere)
