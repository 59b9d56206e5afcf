import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  cpSync,
  globSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { root } from '../processes.ts'

export const password = 'only-for-the-trial'
const names = ['one', 'two', 'three'] as const
const addressOf = (at: number) => `10.0.0.${11 + at}`

/** What differs from deploy/cluster. There is no watchdog here, nor a bucket for backups. */
const replaced: [string, string][] = [
  ['REPLACE-ME', password],
  ['mode: required', 'mode: off'],
  ['pgbackrest --stanza=sadhana archive-push %p', '/bin/true'],
]
const allAddresses = /10\.0\.0\.11(?=.*10\.0\.0\.12)/

/** A file of deploy/cluster, for one machine. Lines that name all three are the same on each. */
export function configOf(file: string, at = 0): string {
  const source = readFileSync(join(root, 'deploy/cluster', file), 'utf8')
  const own = source
    .split('\n')
    .map((line) =>
      allAddresses.test(line) || /^sentinel monitor|^ +server/.test(line)
        ? line
        : line.replaceAll(addressOf(0), addressOf(at)),
    )
    .join('\n')
    .replace('name: one', `name: ${names[at]}`)
  return replaced.reduce((text, [from, to]) => text.replaceAll(from, to), own)
}

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })

/** A network of our own with this side at 10.0.0.1. Must be called in a network namespace of its own. */
export function openNetwork(): void {
  run('mount', '-t', 'tmpfs', 'tmpfs', '/run')
  run('ip', 'link', 'set', 'lo', 'up')
  run('ip', 'link', 'add', 'switch', 'type', 'bridge')
  run('ip', 'address', 'add', '10.0.0.1/24', 'dev', 'switch')
  run('ip', 'link', 'set', 'switch', 'up')
}

export type Machine = ReturnType<typeof createMachine>

/** A machine with an address, a disk and processes of its own. */
export function createMachine(at: number, folder: string, debian: string) {
  const name = names[at] ?? ''
  const disk = join(folder, 'disk')
  for (const each of ['root', 'work', 'disk/etc/etcd', 'disk/etc/patroni', 'disk/etc/valkey', 'disk/var/lib'])
    mkdirSync(join(folder, each), { recursive: true })
  const put = (path: string, text: string) => writeFileSync(join(disk, path), text)
  put('etc/etcd/etcd.conf.yml', configOf('etcd.conf.yml', at))
  put('etc/patroni/config.yml', configOf('patroni.yml', at))
  cpSync(join(debian, 'etc/valkey/valkey.conf'), join(disk, 'etc/valkey/valkey.conf'))
  appendFileSync(join(disk, 'etc/valkey/valkey.conf'), `\n${configOf('valkey.conf', at)}`)
  if (at > 0) appendFileSync(join(disk, 'etc/valkey/valkey.conf'), `replicaof ${addressOf(0)} 6379\n`)
  put('etc/valkey/sentinel.conf', configOf('sentinel.conf', at))
  // As after the installation of the packages: each program owns what is its own.
  const idOf = (user: string) => execFileSync('chroot', [debian, 'id', '-u', user], { encoding: 'utf8' }).trim()
  run('chown', '-R', idOf('valkey'), join(disk, 'etc/valkey'))
  run('chown', '-R', idOf('postgres'), join(disk, 'etc/patroni'))

  run('ip', 'netns', 'add', name)
  run('ip', 'link', 'add', `to-${name}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name)
  run('ip', 'link', 'set', `to-${name}`, 'master', 'switch', 'up')
  run('ip', '-n', name, 'address', 'add', `${addressOf(at)}/24`, 'dev', 'eth0')
  run('ip', '-n', name, 'link', 'set', 'eth0', 'up')

  const log = openSync(join(folder, 'machine.log'), 'a')
  let child: ChildProcess | undefined
  /** The processes inside, with their command lines. */
  const processes = (): { pid: number; command: string }[] => {
    const own = readlinkSync(`/proc/${child?.pid}/ns/pid_for_children`)
    return globSync('/proc/[0-9]*').flatMap((path) => {
      try {
        if (readlinkSync(join(path, 'ns/pid')) !== own) return []
        return [{ pid: Number(path.split('/').at(-1)), command: readFileSync(join(path, 'cmdline'), 'utf8') }]
      } catch {
        // It has ended meanwhile.
        return []
      }
    })
  }

  return {
    name,
    address: addressOf(at),
    switchOn: () => {
      const script = join(import.meta.dirname, 'machine.sh')
      const isolated = ['unshare', '--mount', '--pid', '--fork', '--kill-child', 'sh', script, folder, debian]
      child = spawn('ip', ['netns', 'exec', name, ...isolated], { stdio: ['ignore', log, log] })
    },
    /** Every process of it ends at once, without a chance to tidy up. */
    kill: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
    /** Sends a signal to every process whose command line matches. */
    signal: (like: RegExp, signal: NodeJS.Signals): number => {
      const found = processes().filter(({ command }) => like.test(command))
      for (const { pid } of found) {
        try {
          process.kill(pid, signal)
        } catch {
          // It has ended meanwhile.
        }
      }
      return found.length
    },
    /** Takes its cable out, or puts it in again. */
    connect: (isConnected: boolean) => run('ip', 'link', 'set', `to-${name}`, isConnected ? 'up' : 'down'),
  }
}
