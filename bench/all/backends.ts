import { readFile } from 'node:fs/promises'
import { Client } from 'pg'

/** Processor time that the backends of a database have used, in microseconds; NaN if the system doesn't report it. */
export async function watchBackends(connectionString: string) {
  const client = new Client({ connectionString, application_name: 'bench-watch' })
  await client.connect()
  const pids = async () => {
    const { rows } = await client.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    return rows.map(({ pid }) => pid)
  }
  return {
    cpuMicros: async (): Promise<number> => {
      const times = await Promise.all((await pids()).map(cpuMicrosOf))
      return times.reduce((sum, time) => sum + time, 0)
    },
    stop: () => client.end(),
  }
}

/** A backend that has just ended is ignored, because a pool keeps its connections open. */
const cpuMicrosOf = (pid: number): Promise<number> =>
  readFile(`/proc/${pid}/schedstat`, 'utf8').then(
    (text) => Number(text.split(' ')[0]) / 1_000,
    () => Number.NaN,
  )
