/** The dots of a year. */
export const yearText = {
  key: {
    label: 'What the dots mean',
    none: 'none',
    upTo15: 'under 15 min',
    upTo30: '15–29',
    upTo45: '30–44',
    from45: '45 or more',
    rest: 'rest day',
    paused: 'paused',
  },
  columns: ['Month', 'Days', 'Minutes'],
  summary: (year: number, practised: number, days: number, hours: string) =>
    `Your ${year}, day by day. You’ve practised on ${practised} of ${days} days so far, ${hours} hours in total.`,
  summaryQuietly: (year: number) => `Your ${year}, day by day. Every larger dot is a day you practised.`,
  practised: (day: string, time: string) => `${day}: ${time}`,
  practisedQuietly: (day: string) => `${day}: practised`,
  rest: (day: string) => `${day}: rest day`,
  paused: (day: string) => `${day}: paused`,
  upcoming: (day: string) => `${day}: still to come`,
  empty: (day: string) => `${day}: no practice`,
} as const

/** The stones of a week, each after the name of its day. */
export const weekText = {
  practised: 'practised',
  rest: 'rest day',
  paused: 'paused',
  travel: 'day of travel',
  upcoming: 'still to come',
  empty: 'no practice',
} as const
