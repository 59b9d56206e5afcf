let isNew = false

/** Called when this page has just created an account, so that its first screen is the welcome. */
export const markNewMember = (): void => void (isNew = true)

export const isNewMember = (): boolean => isNew

/** Called when the welcome has been shown, which happens only once. */
export const markWelcomed = (): void => void (isNew = false)
