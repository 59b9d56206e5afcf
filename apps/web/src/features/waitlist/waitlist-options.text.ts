import type {
  waitlistFrequencies,
  waitlistInterests,
  waitlistPractices,
  waitlistPracticeTypes,
  waitlistSources,
} from '@sadhana/contract'

type Labels<Values extends readonly string[]> = Record<Values[number], string>

export const practiceLabels: Labels<typeof waitlistPractices> = {
  'absolute-beginner': 'I’ve never practised',
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
  teacher: 'I teach',
}

export const practiceTypeLabels: Labels<typeof waitlistPracticeTypes> = {
  meditation: 'Meditation',
  yoga: 'Yoga postures',
  'eight-limbs': 'The eight limbs',
  philosophy: 'Philosophy and study',
  breathwork: 'Breathwork',
  all: 'A bit of everything',
}

export const frequencyLabels: Labels<typeof waitlistFrequencies> = {
  daily: 'Every day',
  'few-times-week': 'A few times a week',
  weekly: 'Once a week',
  monthly: 'About once a month',
  rarely: 'Rarely',
  'wanting-to-start': 'Not yet, but I’d like to start',
}

export const interestLabels: Labels<typeof waitlistInterests> = {
  tracking: 'Keeping a practice log',
  'ai-guidance': 'Guidance from the Practice Guide',
  community: 'Practising with others',
  'eight-limbs': 'Learning the eight limbs',
  'personal-growth': 'Personal growth',
  wellness: 'Mood, sleep and wellness',
}

export const sourceLabels: Labels<typeof waitlistSources> = {
  friend: 'From a friend',
  'social-media': 'On social media',
  search: 'Through a search engine',
  'yoga-community': 'Through a yoga community',
  blog: 'A blog or article',
  other: 'Some other way',
}
