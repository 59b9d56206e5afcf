/** The member that development shows the product with. The password is public: production refuses a database with them. */
export const demoMember = { username: 'maya-demo', password: 'still water, clear sky' } as const
