export const thisDeviceText = {
  states: {
    ready: {
      title: 'This device opens without network',
      about: 'Home, timer, log and check-in always do. Choose what else to keep here.',
    },
    incomplete: {
      title: 'This device isn’t ready yet',
      about: 'Part of the app couldn’t be stored. Everything works while you’re online, and we try again by ourselves.',
    },
    full: {
      title: 'There’s no room left on this device',
      about:
        'Everything works while you’re online. To keep things for offline again, free some space and try once more.',
    },
    unknown: {
      title: 'This browser needs a network',
      about:
        'It hasn’t stored the app, perhaps because this is a private window. Everything works while you’re online.',
    },
  },
  keep: 'Keep for offline',
  sounds: 'Sounds',
  soundsAbout: 'All eight. The three bells are always here.',
  soundsOf: (size: string) => `All eight, ${size}. The three bells are always here.`,
  always: 'Always here',
  alwaysAbout:
    'Guided practices, the user guide, your log of the last 90 days, your moods and nights, and the articles you’ve opened.',
  keepFailed: 'We couldn’t keep the sounds',
  space: 'Space on this device',
  spaceUsed: (size: string) => `${size} in all`,
  spaceUnknown: 'This browser doesn’t say how much.',
  signOut: 'Signing out removes everything from this device.',
  remove: 'Remove what I keep',
  removed: 'Removed from this device',
  removeFailed: 'We couldn’t remove the sounds',
}

export const installText = {
  title: 'Keep Sadhana Compass on this device?',
  about: 'It opens without network, and the bell rings on time.',
  satHere: (times: number) => (times === 5 ? 'You’ve sat here five times.' : `You’ve sat here ${times} times.`),
  install: 'Install',
  failed: 'Your browser didn’t open it',
  failedText: 'Its menu can install the app too.',
  /** Words between asterisks are those on the phone, and are shown in bold. */
  steps: ['Tap *Share* in Safari’s bar.', 'Choose *Add to Home Screen*.'],
  done: 'I’ve done it',
  decline: 'No, thank you',
}
