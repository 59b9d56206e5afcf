import { deflateRawSync } from 'node:zlib'

type Night = { from: string; to: string; state?: string; source?: string }

export const sleepRecord = ({ from, to, state = 'AsleepCore', source = 'Watch' }: Night) =>
  ` <Record type="HKCategoryTypeIdentifierSleepAnalysis" sourceName="${source}" unit="" startDate="${from}" endDate="${to}" value="HKCategoryValueSleepAnalysis${state}"/>\n`

export const sitRecord = (from: string, to: string, inside = '') =>
  ` <Record type="HKCategoryTypeIdentifierMindfulSession" sourceName="A &gt; B" startDate="${from}" endDate="${to}">${inside}</Record>\n`

export const yogaRecord = (from: string, to: string) =>
  ` <Workout workoutActivityType="HKWorkoutActivityTypeYoga" duration="45" startDate="${from}" endDate="${to}"><WorkoutEvent type="x"/></Workout>\n`

export const heartRecord = (minute: number) =>
  ` <Record type="HKQuantityTypeIdentifierHeartRate" sourceName="Watch > left" device="&lt;&lt;HKDevice&gt;, name:Apple Watch&gt;" unit="count/min" startDate="2025-03-01 07:${String(minute % 60).padStart(2, '0')}:00 +0000" endDate="2025-03-01 07:00:05 +0000" value="61"/>\n`

export const exportHead =
  '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE HealthData [\n<!ELEMENT HealthData (Record|Workout)*>\n]>\n<HealthData locale="en_IE">\n'
export const healthExport = (...records: string[]): string => `${exportHead}${records.join('')}</HealthData>\n`

const number = (value: number, bytes: 2 | 4) => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntLE(value, 0, bytes)
  return buffer
}

/** A zip file with these entries, packed the way Apple does it. Without its end, it is a damaged one. */
export function zipOf(entries: Record<string, string>): Buffer<ArrayBuffer> {
  const [parts, directory]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const [name, text] of Object.entries(entries)) {
    const packed = deflateRawSync(text)
    const sizes = [
      number(0, 4),
      number(packed.length, 4),
      number(Buffer.byteLength(text), 4),
      number(Buffer.byteLength(name), 2),
    ]
    const common = [number(20, 2), number(0, 2), number(8, 2), number(0, 4), ...sizes, number(0, 2)]
    const head = Buffer.concat([number(0x04_03_4b_50, 4), ...common, Buffer.from(name)])
    const rest = [number(0, 2), number(0, 2), number(0, 2), number(0, 4), number(offset, 4), Buffer.from(name)]
    directory.push(Buffer.concat([number(0x02_01_4b_50, 4), number(20, 2), ...common, ...rest]))
    parts.push(head, packed)
    offset += head.length + packed.length
  }
  const listed = Buffer.concat(directory)
  const count = number(directory.length, 2)
  const end = [number(0x06_05_4b_50, 4), number(0, 4), count, count, number(listed.length, 4), number(offset, 4)]
  return Buffer.concat([...parts, listed, ...end, number(0, 2)])
}
