/** What the links and bars above every page say. Visitors load it with their first page, so it imports nothing. */
export const barsText = {
  skip: 'Skip to main content',
  offline: 'You’re offline. Some things wait until you’re back online.',
  version: {
    isReady: 'A new version is ready.',
    whenItLoads: 'It loads when you next open the app, or now.',
    loadNow: 'Load it now',
    later: 'Later',
  },
  settings: {
    label: 'Settings',
    all: 'All settings',
    practice: 'Practice',
    reminders: 'Reminders',
    device: 'This device',
    privacy: 'Privacy',
    sharing: 'Shared pages',
    archive: 'Archive',
    import: 'Import',
    move: 'Move',
  },
} as const
