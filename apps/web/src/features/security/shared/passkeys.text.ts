import { momentText } from '#intl/intl.rules.ts'

export const passkeysText = {
  title: 'Ways you sign in',
  none: 'No passkey yet. A passkey is the fingerprint, face or PIN you already use: nothing to remember, and nothing for anyone to steal from us.',
  add: 'Add a passkey',
  note: 'Each device can have its own passkey. A passkey counts as both steps.',
  password: 'Password',
  change: 'Change',
  changePassword: 'Change password',
  unsupported: 'This browser can’t make passkeys.',
  loadFailed: 'We couldn’t load your passkeys',
  loadFailedText: 'They haven’t changed. Please try again.',
  use: (lastUsedAt: string | null, createdAt: string) =>
    lastUsedAt ? `Used ${momentText(lastUsedAt)}` : `Added ${momentText(createdAt)}, not used yet`,
  rename: 'Rename',
  remove: 'Remove',
  added: 'Your passkey has been added.',
  keptAlready: 'This device has a passkey for your account already.',
  confirmFailed: 'This passkey didn’t work',
  addFailed: 'We couldn’t add the passkey. Please try again.',
  naming: {
    ready: 'Your passkey is ready',
    title: (name: string) => `Rename “${name}”`,
    text: 'Give it a name you’ll know it by when you read this list in a year.',
    label: 'Name',
    hint: 'Up to 40 characters. Only you see it.',
    failed: 'We couldn’t save the name. Please try again.',
  },
  removing: {
    title: (name: string) => `Remove “${name}”?`,
    text: 'It stops working here at once. Your device may go on offering it until you delete it there too.',
    go: 'Remove passkey',
    keep: 'Keep it',
    done: 'Passkey removed',
    failed: 'We couldn’t remove the passkey. Please try again.',
  },
} as const
