import type { Limb } from '@sadhana/contract'
import { germanFeelings as feelings, germanTimesOfDay as when } from '#features/insight/index.ts'
import { calendarDayIn, plural } from '#platform/intl.rules.ts'
import type { LogTexts, Span, Wanted } from './log-answers.texts.en.ts'

const counted = (count: number, one: string, many: string) =>
  plural('de', count, { one: `${count} ${one}`, other: `${count} ${many}` })
const practices = (count: number) => counted(count, 'Übung', 'Übungen')
const orNone = (count: number) => (count === 0 ? 'keine Übung' : practices(count))
const listed = (names: readonly string[], word: 'und' | 'oder') => {
  const last = names.at(-1) ?? ''
  return names.length === 1 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`
}
const named = (limb: Limb) => `${limb.charAt(0).toUpperCase()}${limb.slice(1)}`

const weekdays = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag']
const onWeekday = (day: number) => `${weekdays[day]?.toLowerCase()}s`
const onWeekdays = (days: readonly number[], word: 'und' | 'oder') => listed(days.map(onWeekday), word)
const dateOf = (day: string) => calendarDayIn('de', day, { weekday: 'long', day: 'numeric', month: 'long' })

const minHours = 120

function lasting(minutes: number): string {
  if (minutes < minHours) return counted(minutes, 'Minute', 'Minuten')
  const rest = minutes % 60
  const hours = `${Math.floor(minutes / 60)} Stunden`
  return rest === 0 ? hours : `${hours} und ${counted(rest, 'Minute', 'Minuten')}`
}

const wantedWords: Record<Wanted, string> = {
  calm: 'ruhig oder friedlich',
  energized: 'voller Energie',
  focused: 'konzentriert',
  grateful: 'dankbar',
}

const spans = {
  today: 'Heute',
  yesterday: 'Gestern',
  thisWeek: 'Diese Woche',
  lastWeek: 'Letzte Woche',
  thisMonth: 'Diesen Monat',
}

function during(span: Span): string {
  if (typeof span === 'string') return spans[span]
  return 'days' in span ? `In den letzten ${span.days} Tagen` : `Am ${weekdays[span.weekday]}`
}

/** After "für". */
const spansMeant = {
  today: 'heute',
  yesterday: 'gestern',
  thisWeek: 'diese Woche',
  lastWeek: 'die letzte Woche',
  thisMonth: 'diesen Monat',
}

function meant(span: Span): string {
  if (typeof span === 'string') return spansMeant[span]
  return 'days' in span ? `die letzten ${span.days} Tage` : `${weekdays[span.weekday]}`
}

const in30Days = 'In den letzten 30 Tagen'

export const de: LogTexts = {
  lasting,
  nothing: (span) => {
    if (typeof span !== 'string' && 'days' in span && span.isWhole) return 'In deinem Tagebuch steht noch nichts.'
    return `Für ${meant(span)} steht nichts in deinem Tagebuch.`
  },
  unsure: (words) =>
    `Das kann ich aus dem, was ich sehe, nicht sagen. ${words} Den Rest findest du unter „Start“, „Fortschritt“ und „Wohlbefinden“.`,
  furtherBack: (words) =>
    `Das kann ich aus dem, was ich sehe, nicht sagen. ${words} Deine gesamte Zeit steht unter „Start“, und in deiner Liste ist jede Übung seit der ersten.`,
  cannotCompare:
    'Das kann ich aus dem, was ich sehe, nicht sagen: Ich sehe nur die letzten 30 Tage. Auf deiner Seite „Wohlbefinden“ kannst du zwei Zeiträume vergleichen.',
  noneOf: (span, limb) => `${during(span)} hast du keine Übung in ${named(limb)} eingetragen.`,
  total: (span, { limb, times, days, minutes }) =>
    `${during(span)} hast du ${practices(times)}${limb ? ` in ${named(limb)}` : ''} an ${counted(days, 'Tag', 'Tagen')} eingetragen, insgesamt ${lasting(minutes)}.`,
  longestRun: (days) =>
    `In den letzten 30 Tagen war deine längste Folge von Übungstagen ${counted(days, 'Tag', 'Tage')} lang. Deine Serie, mit Ruhetagen und deiner ganzen Zeit hier, steht unter „Dein Übungsweg“.`,
  last: (limb, day, part, isNamed) => {
    const then = day === 'today' ? 'heute' : day === 'yesterday' ? 'gestern' : `am ${dateOf(day)}`
    return isNamed
      ? `${named(limb)} hast du zuletzt ${then} geübt, ${when[part]}.`
      : `Zuletzt hast du ${then} geübt: ${named(limb)}, ${when[part]}.`
  },
  longest: (span, limb, day, minutes) =>
    `${during(span)} hat deine längste Übung ${lasting(minutes)} gedauert: ${named(limb)} am ${dateOf(day)}.`,
  average: (span, limb, minutes) =>
    `${during(span)} hat eine Übung${limb ? ` in ${named(limb)}` : ''} bei dir im Schnitt ${lasting(minutes)} gedauert.`,
  usualTime: (span, limb, part, times, of) =>
    `${during(span)} hast du${limb ? ` ${named(limb)}` : ''} meist ${when[part]} geübt: ${times} von ${practices(of)}.`,
  usualTimeQuiet: (span, limb, part) =>
    `${during(span)} hast du${limb ? ` ${named(limb)}` : ''} meist ${when[part]} geübt.`,
  tooFew: (wanted) =>
    `Das kann ich nicht sagen: Dafür enden in deinem Tagebuch der letzten 30 Tage zu wenige Übungen ${wantedWords[wanted]}.`,
  best: (wanted, limb, times, of) =>
    `${in30Days} hast du dich am häufigsten nach ${named(limb)} ${wantedWords[wanted]} gefühlt: nach ${times} von ${practices(of)}, zu denen du ein Gefühl notiert hast.`,
  bestQuiet: (wanted, limb) =>
    `${in30Days} hast du dich am häufigsten nach ${named(limb)} ${wantedWords[wanted]} gefühlt.`,
  feelings: (span, limb, before, after) =>
    `${during(span)} warst du vor ${limb ? named(limb) : 'dem Üben'} am häufigsten ${feelings[before]} und danach ${feelings[after]}.`,
  feelingsFrom: (span, limb, before, after) =>
    `${during(span)} warst du, wenn du vor ${limb ? named(limb) : 'dem Üben'} ${feelings[before]} warst, danach am häufigsten ${feelings[after]}.`,
  limbs: (span, ranked) =>
    `${during(span)} hast du ${listed(
      ranked.map(({ limb, times }) => `${named(limb)} (${times})`),
      'und',
    )} geübt, das Häufigste zuerst.`,
  limbsQuiet: (span, ranked) =>
    `${during(span)} hast du ${listed(
      ranked.map(({ limb }) => named(limb)),
      'und',
    )} geübt, das Häufigste zuerst.`,
  oneLimb: (span, limb) => `${during(span)} hast du ${named(limb)} geübt.`,
  afterLimbs: (span, noted) =>
    `${during(span)} warst du ${listed(
      noted.map(({ limb, feeling }) => `nach ${named(limb)} am häufigsten ${feelings[feeling]}`),
      'und',
    )}.`,
  noFeelingAfter: (without) => `In dem, was ich sehe, steht kein Gefühl nach ${listed(without.map(named), 'oder')}.`,
  sideBySide: (span, counts) =>
    `${during(span)} hast du ${counts
      .map(({ limb, times, minutes }) =>
        times === 0
          ? `${named(limb)} gar nicht`
          : `${practices(times)} in ${named(limb)}, insgesamt ${lasting(minutes)},`,
      )
      .join(' und ')} eingetragen.`,
  weekend: (span, atWeekends, fromMonday) =>
    `${during(span)} hast du an Wochenenden ${orNone(atWeekends)} und von Montag bis Freitag ${orNone(fromMonday)} eingetragen.`,
  mostBefore: (span, feeling) => `${during(span)} warst du vor dem Üben am häufigsten ${feelings[feeling]}.`,
  before: (span, asked, times, of, most) =>
    `${during(span)} warst du vor ${times} von ${counted(of, 'Übung', 'Übungen')} ${feelings[asked]}. ${
      most === asked ? 'Das hast du am häufigsten notiert.' : `Am häufigsten warst du ${feelings[most]}.`
    }`,
  weeks: (recent, before) =>
    `In den letzten 7 Tagen hast du ${orNone(recent)} eingetragen, und in den 7 Tagen davor ${before}.`,
  mostOn: (span, weekday, times) => `${during(span)} hast du am häufigsten ${onWeekday(weekday)} geübt: ${times}-mal.`,
  mostOnQuiet: (span, weekday) => `${during(span)} hast du am häufigsten ${onWeekday(weekday)} geübt.`,
  neverOn: (span, rarest) => `${during(span)} hast du ${onWeekdays(rarest, 'oder')} keine Übung eingetragen.`,
  leastOn: (span, rarest, times) =>
    `${during(span)} hast du am seltensten ${onWeekdays(rarest, 'und')} geübt: ${rarest.length > 1 ? 'je ' : ''}${times}-mal.`,
  leastOnQuiet: (span, rarest) => `${during(span)} hast du am seltensten ${onWeekdays(rarest, 'und')} geübt.`,
  unseen: (without) =>
    `In den letzten 30 Tagen hast du keine Übung in ${listed(without.map(named), 'oder')} eingetragen. Nichts davon muss auf einer Liste stehen: Manche Glieder lebt man zwischen den Übungen.`,
  rarest: (limb, times) =>
    `Alle acht Glieder stehen für die letzten 30 Tage in deinem Tagebuch. Am seltensten ist ${named(limb)}, mit ${practices(times)}.`,
  rarestQuiet: (limb) =>
    `Alle acht Glieder stehen für die letzten 30 Tage in deinem Tagebuch. Am seltensten ist ${named(limb)}.`,
  shift: (span, before, after, of, times) =>
    `${during(span)} warst du vor dem Üben ${of}-mal ${feelings[before]}, und ${times}-mal davon danach ${feelings[after]}.`,
  summaryOfOne: (minutes, limb, part) =>
    `In den letzten 30 Tagen hast du 1 Übung eingetragen, ${lasting(minutes)}: ${named(limb)}, ${when[part]}.`,
  summary: (of, minutes, limb, times, part) =>
    `In den letzten 30 Tagen hast du ${of} Übungen eingetragen, insgesamt ${lasting(minutes)}. Am häufigsten war es ${named(limb)}, ${times} von ${of}, meist ${when[part]}.`,
  summaryQuiet: (limb, part) =>
    `In den letzten 30 Tagen hast du am häufigsten ${named(limb)} geübt, meist ${when[part]}.`,
  commonShift: (before, after, times) =>
    `Deine häufigste Veränderung war von „${feelings[before]}“ zu „${feelings[after]}“, ${times}-mal.`,
  commonShiftQuiet: (before, after) =>
    `Deine häufigste Veränderung war von „${feelings[before]}“ zu „${feelings[after]}“.`,
}
