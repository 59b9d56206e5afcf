/** Days in words. */
export const calendarText = {
  alone: { today: 'Today', yesterday: 'Yesterday' },
  inSentence: { today: 'today', yesterday: 'yesterday' },
  span: (first: string, last: string) => `${first} to ${last}`,
  moment: (day: string, time: string) => `${day}, ${time}`,
} as const
