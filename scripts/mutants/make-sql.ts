type Range = { start: number; end: number }
type SqlFault = Range & { what: string; instead: string }

/** Faults in an SQL template: conditions that are always true, and locks that are never taken. */
export function sqlFaultsOf(code: string, template: Range & { expressions: readonly Range[] }): SqlFault[] {
  const text = masked(code, template)
  const fault = (what: string, { start, end }: Range, instead: string) => {
    return { what, start: template.start + start, end: template.start + end, instead }
  }
  const wheres = [...text.matchAll(/\bwhere\b/gi)]
  const locks = [...text.matchAll(/\bfor (no key update|update|share)\b( of \w+)?( skip locked)?/gi)]
  return [
    ...wheres
      .flatMap(({ index }) => conditionsOf(text, index + 5))
      .map((range) => fault('where dropped', range, 'true')),
    ...locks.map(({ 0: { length }, index }) => fault('lock dropped', { start: index, end: index + length }, '')),
  ]
}

/** Replaces values and quoted texts with spaces of the same length, so that no SQL word is found in them. */
function masked(code: string, { start, end, expressions }: Range & { expressions: readonly Range[] }): string {
  let text = code.slice(start, end)
  for (const value of expressions) {
    const [from, to] = [value.start - start, value.end - start]
    text = text.slice(0, from) + '_'.repeat(to - from) + text.slice(to)
  }
  return text.replace(/'[^']*'/g, (quoted) => '_'.repeat(quoted.length))
}

const words =
  /[()`;]|\b(and|between|case|end|group by|order by|limit|offset|returning|union|for|on conflict|having|window)\b/gi

/** The conditions of one `where`, up to the end of that clause. */
function conditionsOf(text: string, from: number): Range[] {
  const ranges: Range[] = []
  let [start, depth, isBetween] = [from, 0, false]
  const add = (end: number) => {
    const condition = text.slice(start, end)
    const before = condition.length - condition.trimStart().length
    if (condition.trim()) ranges.push({ start: start + before, end: start + condition.trimEnd().length })
  }
  for (const { 0: match, index } of text.slice(from).matchAll(words)) {
    const word = match.toLowerCase()
    if (word === '(' || word === 'case') depth++
    else if ((word === ')' || word === 'end') && depth > 0) depth--
    else if (depth > 0) continue
    else if (word === 'between') isBetween = true
    else if (word === 'and' && isBetween) isBetween = false
    else {
      add(from + index)
      if (word !== 'and') break
      start = from + index + word.length
    }
  }
  return ranges
}
