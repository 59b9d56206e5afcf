export const landingTitle = 'Find your bearing'
export const guideTitle = 'User guide'
export const accessibilityTitle = 'Accessibility'
export const helpNowTitle = 'Help now'
/** Used until the name has loaded. */
export const personTitle = 'Member'
/** Used until the title has loaded. */
export const articleTitle = 'Article'
export const notFoundTitle = '404 Page Not Found'

export const pageTitle = (title: string) => `${title} · Sadhana Compass`
