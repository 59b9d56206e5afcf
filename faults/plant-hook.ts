import { registerHooks } from 'node:module'
import { planted } from './planted.ts'

/** Plants the bug named in `PLANTED` while its file is loaded. Nothing on disk changes. */
const bug = planted.find(({ name }) => name === process.env.PLANTED)
if (!bug) throw new Error(`no such bug: ${process.env.PLANTED}`)
registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context)
    if (!url.endsWith(bug.file)) return loaded
    const source = Buffer.from(loaded.source as Uint8Array).toString()
    if (!source.includes(bug.find)) throw new Error(`${bug.file} no longer has the line that ${bug.name} replaces`)
    return { ...loaded, source: source.replace(bug.find, () => bug.put) }
  },
})
