/** Routes that exist and lead to a screen which is not built yet. Whoever builds one takes it off this list. */
export const unbuiltRoutes = {
  '/guide': 'User guide',
  '/pricing': 'Conscious Giving, Conscious Growth',
  '/shared/:token': 'Shared with you',
} as const

export type UnbuiltRoute = keyof typeof unbuiltRoutes
