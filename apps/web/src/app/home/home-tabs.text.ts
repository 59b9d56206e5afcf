/** The tabs of home, which load before what is in them. */
export const homeTabsText = {
  label: 'Home',
  dashboard: 'Dashboard',
  community: 'Community',
  practice: 'Practice',
} as const
