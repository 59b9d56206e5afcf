/** The day we last read every source below. */
export const whatHelpsChecked = '2026-11-18'

/** The page a text rests on. Nothing is said here without one. */
export type Source = { name: string; url: string; says: string }

const sadag: Omit<Source, 'says'> = {
  name: 'South African Depression and Anxiety Group, in Bona',
  url: 'https://bona.co.za/?p=54444',
}

/** The numbers behind "about one in three". */
export const studies: readonly Source[] = [
  {
    name: 'Goldberg and others, 2021, Psychotherapy Research',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8636531',
    says: '32% of 434 people in the United States who had meditated reported effects they didn’t want; about 11% were held back by them.',
  },
  {
    name: 'Van Dam and others, 2025, Clinical Psychological Science',
    url: 'https://synapsesocial.com/papers/68e6a612b6db643587628a1a',
    says: '31% of 886 adults in the United States reported a challenging, difficult or distressing experience; 9% were held back by it.',
  },
]

export type Help = { id: 'eyes' | 'feet' | 'walk' | 'water' | 'person'; title: string; text: string; source: Source }

export const helps: readonly Help[] = [
  {
    id: 'eyes',
    title: 'Open your eyes',
    text: 'Look around the room. Name five things you see.',
    source: {
      name: 'Solace, a charity in Leeds',
      url: 'https://www.solace-uk.org.uk/video/grounding-techniques',
      says: 'Look around the room and describe three to five things to yourself.',
    },
  },
  {
    id: 'feet',
    title: 'Feel your feet',
    text: 'Both on the floor, shoes off if you can. Press down a little.',
    source: {
      name: 'Grand Canyon University, Office of Student Care',
      url: 'https://news.gcu.edu/gcu-news/askingforafriend-exercises-to-ground-us',
      says: 'Place both feet flat on the floor and notice what you feel in them.',
    },
  },
  {
    id: 'walk',
    title: 'Walk',
    text: 'To the door and back, or round the block. Slower than usual.',
    source: { ...sadag, says: 'Slow down, and take a stroll if there is somewhere to go.' },
  },
  {
    id: 'water',
    title: 'Cold water',
    text: 'On your hands or your wrists, for as long as you like.',
    source: {
      name: 'Whole Self Experiencing, a therapy practice',
      url: 'https://www.wholeselfexperiencing.com/grounding',
      says: 'Run cold water over your hands and notice it, from the wrist to the nails.',
    },
  },
  {
    id: 'person',
    title: 'A person',
    text: 'Someone near you, or someone you can ring. You don’t have to explain.',
    source: { ...sadag, says: 'Talk to anyone around you.' },
  },
]

export const whatHelpsText = {
  back: 'Back',
  title: 'What can help now',
  lede: 'Any one of these is enough. Stop whenever you like.',
  stays: 'If it stays, or gets worse',
  alone: 'You don’t have to sort it out alone, and you don’t have to be sure.',
  talk: 'Talk to someone',
  leave: 'Leaving practice alone for a while is a good choice too.',
  pause: 'Take a pause',
  sources: 'Where this comes from',
  sourcesNote: 'Sources and dates, one for each',
  oneInThree: 'About one in three',
  checked: (date: string) => `We last read these sources on ${date}. No clinician has read these texts yet.`,
}
