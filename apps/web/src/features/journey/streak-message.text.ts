export const streakMessageText = {
  streak: (days: number) => `${days} days in a row. The rhythm carries you now; you don’t need to guard it.`,
  sessions: (count: number) => `You’ve logged ${count} sessions. No quiet week can take them away.`,
}
