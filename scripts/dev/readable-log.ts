import { Transform } from 'node:stream'

type LogLine = {
  level: number
  time: number
  msg?: string
  err?: { stack?: string; message?: string }
  reqId?: string
  method?: string
  route?: string
  status?: number
  ms?: number
}

const levels: Record<number, string> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' }
const probes = new Set(['/healthz', '/readyz'])

/** A line of the JSON log, formatted for people; null for replies to probes. Other lines stay as they are. */
export function readableLine(name: string, line: string): string | null {
  const parsed = parse(line)
  if (!parsed) return `${name.padEnd(7)} ${line}`
  const { level, time, msg = '', err, reqId: _, method, route, status, ms, ...others } = parsed
  if (route && probes.has(route)) return null
  const shownTime = new Date(time).toTimeString().slice(0, 8)
  const words = method && route ? `${method} ${route} ${status} in ${ms} ms` : msg
  const rest = Object.entries(others).map(([key, value]) => `${key}=${JSON.stringify(value)}`)
  const stack = err && `\n${err.stack ?? err.message}`
  return (
    [shownTime, name.padEnd(7), (levels[level] ?? level).toString().padEnd(5), words, ...rest].join(' ') + (stack ?? '')
  )
}

function parse(line: string): LogLine | null {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && 'level' in value ? (value as LogLine) : null
  } catch {
    return null
  }
}

export function readableLog(name: string): Transform {
  let rest = ''
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const lines = (rest + chunk.toString()).split('\n')
      rest = lines.pop() ?? ''
      const shown = lines.map((line) => readableLine(name, line)).filter((line) => line !== null)
      done(null, shown.map((line) => `${line}\n`).join(''))
    },
  })
}
