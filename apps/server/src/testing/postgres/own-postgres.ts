import { execFileSync } from 'node:child_process'
import { chownSync, globSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

const isRoot = process.getuid?.() === 0

const idOfPostgres = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))

/** A program of the newest PostgreSQL on this machine, as a user that it accepts: it refuses to run as root. */
export function postgresCommand(program: string, args: string[]): [string, string[]] {
  const folder = dirname(globSync('/usr/lib/postgresql/*/bin/postgres').toSorted().at(-1) ?? '')
  const path = join(folder, program)
  // Becomes the program, so that a signal for this process is one for PostgreSQL.
  const asPostgres = ['--reuid', 'postgres', '--regid', 'postgres', '--init-groups', path, ...args]
  return isRoot ? ['setpriv', asPostgres] : [path, args]
}

/** Gives a folder to that user, who also keeps the socket there. */
export function handToPostgres(...folders: string[]): void {
  for (const folder of folders) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (isRoot) chownSync(folder, idOfPostgres('-u'), idOfPostgres('-g'))
  }
}

/** The data of a new server that trusts everyone on this machine. */
export function createCluster(data: string): void {
  const [initdb, args] = postgresCommand('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-N'])
  execFileSync(initdb, args, { stdio: 'ignore' })
}
