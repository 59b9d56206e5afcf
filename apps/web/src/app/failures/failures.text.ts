/** Says what happened, what is safe, and what happens next. Loaded with every page. */
export const failuresText = {
  goHome: 'Go home',
  stillSignedIn: 'You’re still signed in',
  server: {
    title: 'We’re not answering just now',
    text: 'The problem is on our side. We’ll keep trying, and take you back to where you were as soon as it works.',
    draft: 'If you were writing an entry, we kept it on this device.',
  },
  offline: {
    title: 'You’re offline',
    text: 'This page loads as soon as you have a connection again.',
    draft: 'A timer you’ve started keeps running. If you were writing an entry, we kept it on this device.',
  },
  part: {
    title: 'One piece didn’t arrive',
    text: 'We couldn’t load part of this page, perhaps because the connection is weak. We’ll keep trying.',
  },
  firstLoad: {
    title: 'This page didn’t arrive',
    text: 'We couldn’t load it, perhaps because the connection is weak. Everything you’ve saved is safe.',
  },
  outdated: {
    title: 'A new version is ready',
    text: 'This page needs the new version. Loading it takes a moment.',
    load: 'Load the new version',
    sitContinues: 'Your sit continues once the page has loaded.',
  },
  fault: {
    title: 'Something went wrong on this page',
    text: 'It’s our fault, and everything you’ve saved is safe.',
    reload: 'Reload page',
  },
} as const
