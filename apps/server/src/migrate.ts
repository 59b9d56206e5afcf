import { createPool } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { readConfigOrExit } from './process.ts'

const pool = createPool({
  connectionString: readConfigOrExit().DATABASE_URL,
  poolSize: 2,
  name: 'migrate',
  onError: (error) => process.stderr.write(`${error.message}\n`),
})
const applied = await migrate(pool)
await pool.end()
process.stdout.write(applied.length > 0 ? `applied ${applied.join(', ')}\n` : 'the database is up to date\n')
