import type { ChildProcess } from 'node:child_process'
import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { join } from 'node:path'

type Options = {
  start: () => ChildProcess
  /** Saving a source file in one of these folders, at any depth, restarts the process. */
  folders: readonly string[]
  onStop: (code: number | null) => void
}

const quietMs = 80
const stopTimeoutMs = 3_000

/**
 * Node's own `--watch` follows only loaded files, so after a crash halfway through loading it may never restart. This
 * one watches folders: whatever state the process is in, the next save restarts it.
 */
export function keepRunning({ start, folders, onStop }: Options) {
  let current: ChildProcess
  let expectsEnd = false
  let timer: NodeJS.Timeout | undefined
  let lastChange = Promise.resolve()

  const launch = () => {
    expectsEnd = false
    const child = start()
    current = child
    child.once('exit', (code) => {
      if (!expectsEnd) onStop(code)
    })
  }
  const end = async () => {
    expectsEnd = true
    const child = current
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((done) => child.once('exit', done))
    child.kill('SIGTERM')
    const impatience = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
    await ended
    clearTimeout(impatience)
  }
  const restart = () => {
    clearTimeout(timer)
    // Editors save in several steps, and several files at once.
    timer = setTimeout(() => {
      lastChange = lastChange.then(end).then(launch)
    }, quietMs)
  }

  const watcher = watchSources(folders, restart)
  launch()
  return {
    stop: async () => {
      clearTimeout(timer)
      watcher.close()
      await lastChange
      await end()
    },
  }
}

/**
 * Watches folder by folder, because Node's recursive watch loses files that an editor replaces. New folders are watched
 * too.
 */
function watchSources(folders: readonly string[], onSave: () => void) {
  const watchers = new Map<string, FSWatcher>()
  const add = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory()) add(join(folder, entry.name))
    }
    watchers.get(folder)?.close()
    const watcher = watch(folder, (_event, name) => {
      const path = join(folder, name ?? '')
      const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory()
      if (isFolder) add(path)
      if (isFolder || isSource(path)) onSave()
    })
    watchers.set(folder, watcher)
  }
  folders.forEach(add)
  return {
    close: () => {
      for (const watcher of watchers.values()) watcher.close()
    },
  }
}

const isSource = (name: string) => name.endsWith('.ts') && !name.endsWith('.test.ts')
