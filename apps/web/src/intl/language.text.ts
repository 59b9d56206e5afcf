export const languageText = {
  name: 'Language',
  about: 'The words of the app',
  failed: 'We couldn’t change the language',
  suggest: 'Suggest other words',
  suggestAbout: 'Also in the menu of your account, on every page',
  /** Only shown in languages that no one has read through yet. */
  translated: 'Translated by machine. Help us make it better.',
  /** Above a page that isn't translated. */
  onlyEnglish: 'This page is in English.',
}
