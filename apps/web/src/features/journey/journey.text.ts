/** Every sentence of the page, whole, so that a translator sees what a reader sees. */
export const journeyText = {
  title: 'Practice journey',
  stats: {
    failed: 'Failed to fetch game stats',
    safe: 'Your log is safe. Please try again.',
  },
}
