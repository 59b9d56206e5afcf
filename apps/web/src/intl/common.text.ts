/** The labels of buttons used everywhere, and what a dot says to screen readers. */
export const commonText = {
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  somethingNew: ', something new',
  tryAgain: 'Try again',
  undo: 'Undo',
} as const
