import { portability } from '@sadhana/contract'
import { implement } from '#platform/http/implement.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { archiveKindFor, makeArchive, readArchive, removeArchive } from './archive/archive.service.ts'
import {
  beginImport,
  checkImport,
  dropImport,
  listBrokenRows,
  listOwnImports,
  readImport,
  receiveRows,
  undoImport,
} from './imports/imports.service.ts'
import { receivePart } from './imports/parts.service.ts'
import {
  approveDeparture,
  type DepartureDeps,
  endDeparture,
  exchangeCode,
  noteArrival,
  previewDeparture,
  readDepartedArchive,
  readDepartedPart,
} from './moves/departures.service.ts'
import { answerMove, cancelMove, commitAnyImport, type MoveDeps, readMoves, startMove } from './moves/moves.service.ts'
import { makeReport, readReport, removeReport } from './report/report.service.ts'
import { exportCsv, exportMoods, exportSleep } from './portability.service.ts'

type Deps = Omit<MoveDeps & DepartureDeps, 'db'> & { storage: Storage }

export const portabilityRoutes = ({ storage, ...deps }: Deps) => {
  const { clock } = deps
  return implement(portability, {
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
    commitImport: ({ member, params, db }) => commitAnyImport({ db, clock }, member.id, params.id),
    undoImport: ({ member, params, db }) => undoImport({ db, clock }, member.id, params.id),
    dropImport: ({ member, params, db }) => dropImport({ db, clock, storage }, member.id, params.id),
    moves: ({ member, db }) => readMoves({ db, clock }, member.id),
    startMove: ({ member, body, db }) => startMove({ ...deps, db }, member.id, body),
    answerMove: ({ member, body, db }) => answerMove({ ...deps, db }, member.id, body),
    cancelMove: ({ member, params, db }) => cancelMove({ db }, member.id, params.id),
    departurePreview: ({ member, db }) => previewDeparture(db, member.id),
    approveDeparture: ({ member, body, caller, db }) => approveDeparture({ ...deps, db }, member, body, caller),
    endDeparture: ({ member, params, db }) => endDeparture({ db, clock, storage }, member.id, params.id),
    departureToken: ({ body, db }) => exchangeCode({ db, clock, storage }, body),
    departedArchive: ({ body, db }) => readDepartedArchive({ db, clock, storage }, body.token),
    departedPart: ({ body, db }) => readDepartedPart({ db, clock, storage }, body.token, body.number),
    departureArrived: ({ body, db }) => noteArrival({ db, clock, storage }, body.token),
  })
}
