export const tagsText = {
  label: 'Tags',
  hint: 'Up to five words of your own. Press Enter or a comma after each. Anyone who sees your notes sees them too.',
  hintAlone: 'Up to five words of your own. Press Enter or a comma after each.',
  full: 'That’s all five.',
  remove: (tag: string) => `Remove ${tag}`,
  add: (tag: string) => `Add ${tag}`,
  own: 'Your own tags',
  added: (tag: string) => `${tag} added`,
  removed: (tag: string) => `${tag} removed`,
  optional: 'Optional',
  filter: 'Tag',
  all: 'All tags',
  shares: {
    title: 'Your tags',
    share: (tagged: number, sessions: number) => `${tagged} of ${sessions}`,
  },
}
