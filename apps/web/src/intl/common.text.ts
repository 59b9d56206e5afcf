/**
 * Words used everywhere: on buttons, while something loads or is saved, in messages about it, and for screen readers
 * beside a dot.
 */
export const commonText = {
  amounts: {
    minute: '1 minute',
    minutes: (count: string) => `${count} minutes`,
    kilobytes: (count: string) => `${count} kB`,
    megabytes: (count: string) => `${count} MB`,
    gigabytes: (count: string) => `${count} GB`,
  },
  cancel: 'Cancel',
  close: 'Close',
  copied: 'Copied',
  copyFailed: 'Failed to copy to clipboard',
  copyFailedText: 'Please select the text and copy it yourself.',
  error: 'Error',
  loading: 'Loading...',
  notSent: 'Not sent yet',
  notSentText: 'Part of the app didn’t load. Please try again.',
  pleaseTryAgain: 'Please try again.',
  save: 'Save',
  saving: 'Saving...',
  settingsFailed: 'Failed to update preferences',
  settingsSaved: 'Settings saved',
  showMore: 'Show more',
  somethingNew: ', something new',
  tryAgain: 'Try again',
  undo: 'Undo',
  /** A provider to sign in with, before its name has loaded. */
  yourProvider: 'your provider',
} as const
