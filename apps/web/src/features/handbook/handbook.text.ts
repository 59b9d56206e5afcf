import { plural } from '#intl/intl.rules.ts'

/** The texts around the guide. The guide itself is in the contract, in `handbook/`. */
export const handbookPageText = {
  title: 'User guide',
  back: 'Back to Home',
  sections: 'Sections',
  place: (section: number, of: number) => `Section ${section} of ${of}`,
  next: 'Next section',
  tip: 'Tip: ',
  search: 'Search this guide',
  clear: 'Clear search',
  searching: 'Searching...',
  results: (words: string, places: number, sections: number) =>
    plural(sections, {
      one: plural(places, {
        one: `1 place mentions “${words}”, in 1 section`,
        other: (count) => `${count} places mention “${words}”, in 1 section`,
      }),
      other: (number) => `${places} places mention “${words}”, in ${number} sections`,
    }),
  none: (words: string) => `Nothing about “${words}” here`,
  noneHint: 'This guide explains the app. For the limbs themselves, look in Learning.',
  learning: 'Open Learning',
}
