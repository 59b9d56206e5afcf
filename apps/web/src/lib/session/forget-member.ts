const registered = new Set<() => void | Promise<unknown>>()

/** A feature that stores the member's data on this device registers here how to remove it at sign-out. */
export const onSignOut = (forget: () => void | Promise<unknown>): void => void registered.add(forget)

/** Calls them all at once; resolves when those that take a while are done. */
export async function forgetMember(): Promise<void> {
  await Promise.allSettled([...registered].map(async (forget) => forget()))
}
