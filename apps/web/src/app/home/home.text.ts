export const homeText = {
  chartsBegin: 'Charts begin with your third session.',
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
