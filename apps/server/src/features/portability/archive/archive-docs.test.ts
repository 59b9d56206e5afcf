import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { personalTables } from '#platform/personal-data/personal-tables.ts'
import { testDatabase } from '#testing/database.ts'
import { archivedRows, ArchiveManifest, archiveVersion } from './archive-format.service.ts'

const docs = (name: string) => fileURLToPath(new URL(`../../../../../../docs/${name}`, import.meta.url))

const intro = `# The archive

Version ${archiveVersion}. Written by a test from the schema and the registry of personal data: \`npx vitest run archive-docs -u\` updates it.

An archive is a zip file: \`manifest.json\` (format, version, and the size and SHA-256 of every file), \`data/<table>.jsonl\` with one row a line as JSON, and \`files/\` with the member's pictures. \`index.html\` shows all of it in any browser, without a network ([0164](decisions/0164-archive-page.md)); importing ignores it. [archive.schema.json](archive.schema.json) is the JSON Schema of the manifest and of the rows that importing reads. Dates are \`YYYY-MM-DD\`, moments ISO 8601, durations minutes.

Rows marked *restored* come back when the archive is imported, always private ([0081](decisions/0081-archives.md)); the others are there to be read, and each says why. A newer version is refused by an older server.
`

type Column = { table: string; column: string; type: string }

test('docs/archive.md and its schema are up to date', async () => {
  const { rows: columns } = await sql<Column>`
    select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    order by a.attnum`.execute(await testDatabase())
  const parts = Object.entries(personalTables).flatMap(([table, entry]) => {
    if ('impersonal' in entry || 'none' in entry.archive) return []
    const omit: Record<string, string | undefined> = entry.archive.omit ?? {}
    const included = columns.filter((item) => item.table === table && !(item.column in omit))
    const also = Object.keys(entry.archive.also ?? {}).map((field) => ({ column: field, type: 'text' }))
    const fields = [...included, ...also].map(({ column, type }) => `\`${column}\` ${type}`).join(', ')
    const left = Object.entries(omit).map(([column, why]) => `\`${column}\` (${why})`)
    const mark = 'restored' in entry.archive && entry.archive.restored ? ', restored' : ''
    const why = 'notRestored' in entry.archive ? `\nNot restored: ${entry.archive.notRestored}.\n` : ''
    return [`## ${table}${mark}\n\n${fields}.\n${left.length > 0 ? `\nLeft out: ${left.join(', ')}.\n` : ''}${why}`]
  })
  await expect([intro, ...parts].join('\n')).toMatchFileSnapshot(docs('archive.md'))
  const schema = { manifest: z.toJSONSchema(ArchiveManifest), rows: z.toJSONSchema(z.object(archivedRows)) }
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(docs('archive.schema.json'))
})
