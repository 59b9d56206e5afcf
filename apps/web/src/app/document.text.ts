/** What the page says before any of our code has loaded, and what the manifest of the installed app says. */
export const documentText = {
  description:
    'A quiet place to log your practice across the eight limbs of Ashtanga yoga, and to see what it changes in you. By invitation, private by default, free if you need it to be.',
  loading: 'Loading...',
  noScript: 'You need JavaScript to sign in and use Sadhana Compass. Please turn it on in your browser settings.',
  manifest: {
    description:
      'A quiet place to log your practice across the eight limbs of Ashtanga yoga, and to see what it changes in you.',
    shortcuts: { '/meditation': 'Sit', '/?tab=practice': 'Log a practice', '/wellness': 'Check in' },
  },
}
