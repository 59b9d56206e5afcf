const registered = new Set<() => void>()

/** A feature that stores the member's data on this device registers here how to remove it at sign-out. */
export const onSignOut = (forget: () => void): void => void registered.add(forget)

export const forgetMember = (): void => registered.forEach((forget) => forget())
