export const entryText = {
  edit: 'Edit',
  done: 'Done',
  editOf: (entry: string) => `Edit ${entry}`,
  deleteOf: (entry: string) => `Delete ${entry}`,
  undoOf: (entry: string) => `Undo delete: ${entry}`,
  undoElsewhere: 'You can also undo this in the list, where the entry was',
  deleted: 'Deleted',
  recentlyDeleted: 'Recently deleted',
  removed: 'Entry deleted',
  restored: 'Entry restored',
  moodSaved: 'Mood entry saved',
  sleepSaved: 'Sleep entry saved',
  changed: 'Entry updated',
  removeFailed: 'Failed to delete the entry. Please try again.',
  restoreFailed: 'Failed to restore the entry. Please try again.',
  saveChanges: 'Save changes',
  notes: 'Notes',
  notesHint: 'optional, only you see them',
  failedHint: 'What you typed is still here. Please try again.',
}

export const helpLineText = {
  line: 'The last days sound heavy. If you’d like to talk to someone, there are people who listen, day and night.',
  link: 'Find someone to talk to',
  dismiss: 'Hide this for 30 days',
}
