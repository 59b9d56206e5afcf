import { test } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import { insertOneOfEach } from '#testing/schema/one-of-each.ts'
import { expectDeletedAfter } from '#testing/schema/outdated-rows.ts'
import { accountPurge } from './account.jobs.ts'

const db = await testDatabase()
await insertOneOfEach(db)

// Sessions come last, because proofs are deleted with them.
test.each([
  { table: 'refresh_tokens', column: 'expires_at', days: 0 },
  { table: 'password_reset_tokens', column: 'expires_at', days: 2 },
  { table: 'passkey_challenges', column: 'expires_at', days: 0 },
  { table: 'social_starts', column: 'expires_at', days: 0 },
  { table: 'provider_proofs', column: 'expires_at', days: 0 },
  { table: 'phone_verifications', column: 'created_at', days: 2 },
  { table: 'login_sessions', column: 'expires_at', days: 90 },
] as const)('the nightly purge deletes $table $days days after $column, not before', (outdated) =>
  expectDeletedAfter(db, accountPurge, outdated),
)
