/** All that is said of the guide before its window has loaded. */
export const guideButtonText = { name: 'Practice Guide' } as const
