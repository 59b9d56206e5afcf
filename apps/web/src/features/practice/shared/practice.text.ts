/** The toasts about a practice that was saved, changed or deleted, or that couldn't be. */
export const practiceText = {
  saved: 'Practice session saved!',
  savedText: 'Your mindful practice has been recorded.',
  savedEdit: 'Edit',
  updated: 'Practice session updated',
  deleted: 'Practice session deleted',
  restored: 'Practice session restored',
  erased: 'Practice session erased',
  saveFailed: 'Failed to save practice session. Please try again.',
  deleteFailed: 'Failed to delete practice session. Please try again.',
  restoreFailed: 'Failed to restore practice session. Please try again.',
  eraseFailed: 'Failed to erase practice session. Please try again.',
  /** Announced to people who may miss the toast: where else they can do the same. */
  undoOnHome: 'You can also undo this on your dashboard',
  editOnHome: 'You can also edit it on your dashboard',
  undoInList: 'You can also undo this in the list, or under Recently deleted',
  restoreInList: 'You can also put it back on the page All my sessions',
}
