import { portability } from '@sadhana/contract'
import type { Clock } from '#platform/clock.ts'
import { implement } from '#platform/http/implement.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { archiveKindFor, makeArchive, readArchive, removeArchive } from './archive/archive.service.ts'
import {
  beginImport,
  checkImport,
  commitImport,
  dropImport,
  listBrokenRows,
  listOwnImports,
  readImport,
  receiveRows,
  undoImport,
} from './imports/imports.service.ts'
import { receivePart } from './imports/parts.service.ts'
import { makeReport, readReport, removeReport } from './report/report.service.ts'
import { exportCsv, exportMoods, exportSleep } from './portability.service.ts'

export const portabilityRoutes = ({ clock, storage }: { clock: Clock; storage: Storage }) =>
  implement(portability, {
    csv: ({ member, db }) => exportCsv({ db }, member.id),
    moodCsv: ({ member, db }) => exportMoods({ db }, member.id),
    sleepCsv: ({ member, db }) => exportSleep({ db }, member.id),
    archive: ({ member, db }) => readArchive({ db, clock, storage }, member.id, archiveKindFor(member)),
    makeArchive: ({ member, body, db }) =>
      makeArchive({ db, clock, storage }, member.id, body.id, archiveKindFor(member)),
    removeArchive: ({ member, params, db }) => removeArchive({ db, clock, storage }, member.id, params.id),
    report: ({ member, db }) => readReport({ db, clock, storage }, member.id),
    makeReport: ({ member, body, db }) => makeReport({ db, clock, storage }, member.id, body),
    removeReport: ({ member, params, db }) => removeReport({ db, clock, storage }, member.id, params.id),
    imports: ({ member, db }) => listOwnImports({ db, clock }, member.id),
    beginImport: ({ member, body, db }) => beginImport({ db, clock, storage }, member.id, body),
    import: ({ member, params, db }) => readImport({ db }, member.id, params.id),
    sendRows: ({ member, params, query, body, db }) =>
      receiveRows({ db, clock }, member.id, { ...params, ...query }, body.rows),
    sendPart: ({ member, params, query, upload, db }) =>
      receivePart({ db, clock, storage }, member.id, { ...params, ...query }, upload),
    checkImport: ({ member, params, db }) => checkImport({ db, clock }, member.id, params.id),
    brokenRows: ({ member, params, query, db }) => listBrokenRows({ db }, member.id, params.id, query),
    commitImport: ({ member, params, db }) => commitImport({ db, clock }, member.id, params.id),
    undoImport: ({ member, params, db }) => undoImport({ db, clock }, member.id, params.id),
    dropImport: ({ member, params, db }) => dropImport({ db, clock, storage }, member.id, params.id),
  })
