export const landingTitle = 'Find your bearing'
export const guideTitle = 'User guide'
export const helpNowTitle = 'Help now'
/** Until it is known who it is. */
export const personTitle = 'Member'
/** Until it is known which. */
export const articleTitle = 'Article'
export const notFoundTitle = '404 Page Not Found'

export const pageTitle = (title: string) => `${title} · Sadhana Compass`
