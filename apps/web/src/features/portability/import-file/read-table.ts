import { importMaxRows } from '@sadhana/contract'
import Papa from 'papaparse'
import type { Column } from './columns.rules.ts'

/** Larger files have more rows than an import accepts. */
const maxBytes = 64 * 1024 * 1024
/** A file of that size may still have twenty million short lines or columns, which is more than a browser can hold. */
const maxLines = 5 * importMaxRows
const maxColumns = 500

export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252'
export type Table = { lines: string[][]; columns: Column[]; delimiter: string; encoding: Encoding }

/**
 * The encodings of most spreadsheets: UTF-8 with or without a byte order mark, UTF-16 with one, or else Windows-1252.
 */
export function decode(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' }
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' }
  }
}

const samplesShown = 3
/** How many values of a column are used for guessing. Members see fewer. */
const samplesRead = 200

/** The lines of a table, whose first line names the columns. Undefined if it isn't a table or is too large. */
export async function readTable(file: Blob): Promise<Table | undefined> {
  if (file.size > maxBytes) return undefined
  const { text, encoding } = decode(new Uint8Array(await file.arrayBuffer()))
  const { data, meta } = Papa.parse<string[]>(text, {
    delimitersToGuess: [',', ';', '\t', '|'],
    skipEmptyLines: 'greedy',
    preview: maxLines + 2,
  })
  const [header, ...lines] = data
  if (!header || header.length < 2 || header.length > maxColumns || text.includes('\0')) return undefined
  if (lines.length === 0 || lines.length > maxLines) return undefined
  const columns = header.map((name, at) => ({
    name: name.trim(),
    samples: lines
      .slice(0, samplesRead)
      .map((line) => line[at]?.trim() ?? '')
      .filter((value) => value !== ''),
  }))
  return { lines, columns, delimiter: meta.delimiter, encoding }
}

/** A few different values, by which a person can recognise the column. */
export const shownSamples = ({ samples }: Column): string[] => [...new Set(samples)].slice(0, samplesShown)
