import { publishPassages } from '#features/guide/index.ts'
import { publishArticles } from '#features/journey/index.ts'
import { readDatabaseConfig } from '#platform/config.ts'
import { createDb } from '#platform/db/database.ts'
import { createMigrationPool, migrate } from '#platform/db/migrate.ts'
import { exitExplained, readConfigOrExit } from './process.ts'

const config = readConfigOrExit(readDatabaseConfig)
const pool = createMigrationPool(config.DATABASE_URL, (error) => process.stderr.write(`${error.message}\n`))
const applied = await migrate(pool).catch((error: unknown) => exitExplained(error, config))
const db = createDb(pool)
const articles = await publishArticles(db)
const passages = await publishPassages(db)
await pool.end()
process.stdout.write(applied.length > 0 ? `applied ${applied.join(', ')}\n` : 'database is up to date\n')
process.stdout.write(`${articles} articles published, ${passages} passages for the guide\n`)
