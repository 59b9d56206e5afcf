import { test } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import { insertOneOfEach } from '#testing/schema/one-of-each.ts'
import { expectDeletedAfter } from '#testing/schema/outdated-rows.ts'
import { securityPurge } from './security.jobs.ts'

const db = await testDatabase()
await insertOneOfEach(db)

test.each([
  { table: 'two_factor_sign_ins', column: 'expires_at', days: 2 },
  { table: 'verification_codes', column: 'expires_at', days: 2 },
  { table: 'email_verifications', column: 'expires_at', days: 2 },
  { table: 'two_factor_recoveries', column: 'expires_at', days: 2 },
  { table: 'two_factor_attempts', column: 'created_at', days: 2 },
] as const)('the nightly purge deletes $table $days days after $column, not before', (outdated) =>
  expectDeletedAfter(db, securityPurge, outdated),
)
