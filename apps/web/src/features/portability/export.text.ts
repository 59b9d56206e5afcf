export const exportText = {
  title: 'Take your log with you',
  csv: 'Download CSV',
  pdf: 'PDF',
  share: 'Share',
  done: 'Export successful!',
  signedOut: { title: 'Authentication required', text: 'Please log in to export your data.' },
  failed: { title: 'Export failed', text: 'Unable to export data. Please try again.' },
} as const
