import { archivedRows } from './archive-format.service.ts'
import { type ArchivedTable, archivedTables } from './rows.repo.ts'

const fieldsOf = new Map(Object.entries(archivedRows).map(([table, { shape }]) => [table, Object.keys(shape)]))

/** What an import reads. Another installation gets no more than that of a member who moves there. */
export const movedTables: readonly ArchivedTable[] = archivedTables.flatMap((archived) => {
  const only = fieldsOf.get(archived.table)
  return only ? [{ ...archived, only }] : []
})
