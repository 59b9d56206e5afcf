/** What the page says before its program runs, and without it. What the program says is beside the program. */
export const en = {
  name: 'Sadhana Compass archive',
  print: 'Print',
  title: 'A practice',
  noScript: 'This page needs JavaScript. Without it, any text editor opens the files in the folder data beside it.',
  alone: 'This page was opened without its folder.',
  years: 'Years and pictures',
  search: 'Search your notes',
  inside: 'What’s in this archive',
  insideText:
    'Beside this page, the folder data has one file for each kind of entry, with one entry a line as JSON, and the folder files has your pictures. To bring them into another account, open Settings there, choose Import, and give it the whole zip.',
}

export type ArchivePageTexts = typeof en
