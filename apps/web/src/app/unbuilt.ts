/** Routes that exist and lead to a screen which is not built yet. Whoever builds one takes it off this list. */
export const unbuiltRoutes = {
  '/profile': 'Profile',
  '/community': 'Community',
  '/gamification': 'Practice journey',
  '/wellness': 'Wellness Tracking',
  '/guide': 'User guide',
  '/pricing': 'Conscious Giving, Conscious Growth',
  '/people/:username': 'Member',
  '/shared/:token': 'Shared with you',
} as const

export type UnbuiltRoute = keyof typeof unbuiltRoutes
