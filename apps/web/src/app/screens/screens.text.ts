export const notFoundText = {
  title: 'There’s no page here',
  text: 'There may be a typo in the address, or the page has been removed or made private.',
  mySessions: 'My sessions',
} as const

export const privacySettingsText = { title: 'Privacy settings' } as const

export const personText = { message: 'Message' } as const
