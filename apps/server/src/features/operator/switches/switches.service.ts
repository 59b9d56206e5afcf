import type { Switch, SwitchName } from '@sadhana/contract'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { jobsOf, usedSwitches } from '#platform/switches/switch-table.ts'
import type { Switches } from '#platform/switches/switches.ts'
import { deleteOff, insertOff } from '#platform/switches/switches.repo.ts'
import { countWaiting, wakeJobs } from '#platform/switches/waiting-jobs.ts'
import { ensureSubjects, listSwitchedOff } from '../audit/audit.repo.ts'
import { type Actor, type OperatorDeps, record } from '../audit/audit.service.ts'

export async function listSwitches({ db }: Pick<OperatorDeps, 'db'>): Promise<{ items: Switch[] }> {
  const [rows, waiting] = await Promise.all([listSwitchedOff(db), countWaiting(db)])
  const items = usedSwitches.map((name) => {
    const off = rows.find((row) => row.name === name)
    if (!off) return { name, off: null }
    const { since, reason, by, dropped } = off
    const jobs = jobsOf(name).reduce((sum, job) => sum + (waiting.get(job) ?? 0), 0)
    return { name, off: { since: since.toISOString(), reason, by, waiting: jobs, dropped } }
  })
  return { items }
}

type SwitchDeps = OperatorDeps & { switches: Pick<Switches, 'forget'> }
type Change = { by: Actor; name: SwitchName; isOn: boolean; reason: string }

/** If two operators do the same at the same time, it happens and is logged once. */
export async function setSwitch(deps: SwitchDeps, change: Change): Promise<Switch> {
  const { db, switches } = deps
  if (!usedSwitches.includes(change.name)) throw new AppError('request.not_found')
  await inTransaction(db, (tx) => (change.isOn ? turnOn : turnOff)({ ...deps, db: tx }, change))
  switches.forget()
  const { items } = await listSwitches(deps)
  return items.find(({ name }) => name === change.name) ?? { name: change.name, off: null }
}

async function turnOff({ db: tx, clock }: OperatorDeps, { by, name, reason }: Change): Promise<void> {
  const actorSubject = typeof by === 'object' ? await subjectOf(tx, by.id) : null
  if (!(await insertOff(tx, { name, since: clock.now(), reason, actorSubject }))) return
  await record(tx, clock, { by, act: `${name}_off`, reason })
}

async function turnOn({ db: tx, clock }: OperatorDeps, { by, name, reason }: Change): Promise<void> {
  if (!(await deleteOff(tx, name))) return
  await wakeJobs(tx, name)
  await record(tx, clock, { by, act: `${name}_on`, reason })
}

const subjectOf = async (tx: Db, userId: string) => (await ensureSubjects(tx, [userId])).get(userId) ?? null
