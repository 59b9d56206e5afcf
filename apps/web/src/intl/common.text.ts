/** The labels of buttons used everywhere. */
export const commonText = {
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  tryAgain: 'Try again',
  undo: 'Undo',
} as const
