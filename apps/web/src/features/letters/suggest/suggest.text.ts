/** To suggest other words for a text of the app. */
export const suggestText = {
  title: 'Suggest other words',
  lede: 'A machine translated these words. How would you say it?',
  which: 'Which words?',
  whichHint: 'Write them as they are here, or tap them on the page.',
  tap: 'Tap them on the page',
  tapNow: 'Tap the words you mean.',
  instead: 'What would you say instead?',
  alsoSent: 'We also get the language, the kind of page and the name of the text.',
  sent: 'Thank you. We have your words.',
  sentText: 'A person reads them. You’ll find the answer under “Your letters”.',
  letters: 'Your letters',
}
