import { Query } from 'pg'
import { vi } from 'vitest'

/** Each process asks by the clock which sign-ins ended, whatever else it does; it may do so any moment. */
const askedByTheClock = 'login_sessions'

/** The statements that this process sends to the database while `work` runs, transactions' own words included. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const submit = vi.spyOn(Query.prototype, 'submit')
  try {
    await work()
    return submit.mock.contexts
      .map((query) => (query as { text: string }).text)
      .filter((text) => !text.includes(askedByTheClock))
  } finally {
    submit.mockRestore()
  }
}
