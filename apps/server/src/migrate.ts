import { createMigrationPool, migrate } from '#platform/db/migrate.ts'
import { readConfigOrExit } from './process.ts'

const pool = createMigrationPool(readConfigOrExit().DATABASE_URL, (error) => process.stderr.write(`${error.message}\n`))
const applied = await migrate(pool)
await pool.end()
process.stdout.write(applied.length > 0 ? `applied ${applied.join(', ')}\n` : 'the database is up to date\n')
