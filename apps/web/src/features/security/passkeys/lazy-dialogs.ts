import { lazyScreen } from '#lib/browser/lazy-screen.tsx'

// Loaded only when a passkey is added, renamed or removed.
export const NameDialog = lazyScreen(async () => (await import('./passkey-dialogs.tsx')).NameDialog)
export const ConfirmDialog = lazyScreen(async () => (await import('#ui/overlay/confirm-dialog.tsx')).ConfirmDialog)
export const OwnerProofDialog = lazyScreen(
  async () => (await import('../owner-proof/owner-proof-dialog.tsx')).OwnerProofDialog,
)
