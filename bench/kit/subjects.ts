import type { Child } from './child.ts'
import { loadUrl, type MakeRequest } from './load.ts'
import { runPgbench } from './pgbench.ts'
import { type Sample, sampleOf } from './samples.ts'
import { databaseUrl } from './settings.ts'

export type Subject = { name: string; run: (forSeconds: number) => Promise<Sample> }

type Target = { child: Child; url?: string; request: MakeRequest }

export const overHttp = (name: string, { child, url = child.urls.full, request }: Target): Subject => ({
  name,
  run: async (forSeconds) => {
    const before = await child.usage()
    const { times, seconds, failed } = await loadUrl(url, request, forSeconds)
    const after = await child.usage()
    const cpuMicros = (after.cpuMicros - before.cpuMicros) / times.length
    return sampleOf({ times, failed, perSecond: times.length / seconds, cpuMicros })
  },
})

/** Undefined if there is no pgbench. */
export const inPgbench = (command: string | undefined, script: string, url = databaseUrl): Subject[] =>
  command ? [{ name: 'pgbench', run: (forSeconds) => runPgbench(command, script, url, forSeconds) }] : []
