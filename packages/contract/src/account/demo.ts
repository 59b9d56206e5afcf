/** The demo member of development. The password is public, so production refuses a database with this member. */
export const demoMember = { username: 'maya-demo', password: 'still water, clear sky' } as const
