import { Client } from 'pg'
import { vi } from 'vitest'

/** Each process asks by the clock which sign-ins ended, whatever else it does; it may do so any moment. */
const askedByTheClock = 'login_sessions'

/** The statements that this process sends to the database while `work` runs, transactions' own words included. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls.map(([statement]) => textOf(statement)).filter((text) => !text.includes(askedByTheClock))
  } finally {
    query.mockRestore()
  }
}

const textOf = (statement: unknown): string =>
  typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : String(statement)
