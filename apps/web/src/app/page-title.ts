export const landingTitle = 'Find your bearing'
export const notFoundTitle = '404 Page Not Found'

export const pageTitle = (title: string) => `${title} · Sadhana Compass`
