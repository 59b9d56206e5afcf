export const homeText = {
  chartsBegin: 'Charts begin with your third session.',
  question: {
    label: 'Your question',
    today: (words: string) => `Your question today: ${words}.`,
    about: 'About it',
    answered: 'Your question has its answer.',
    look: 'Look',
  },
  tools: {
    title: 'Sadhana tools',
    timer: 'Meditation timer',
    guide: 'User guide',
    settings: 'Practice settings',
  },
  community: {
    title: 'Community',
    findPeople: 'Find people',
    privacy: 'Privacy settings',
    feed: 'Feed',
    scopes: { all: 'All Sessions', following: 'Following' },
  },
}
