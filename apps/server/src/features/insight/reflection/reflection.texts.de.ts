import { plural } from '#platform/intl.rules.ts'
import { capital, feelings, when } from '../shared/insight.texts.de.ts'
import type { PartOfMonth, PauseTime, ReflectionTexts } from './reflection.texts.en.ts'

const days = (count: number) => plural('de', count, { one: `${count} Tag`, other: `${count} Tage` })
/** After "an". */
const daysOf = (count: number) => plural('de', count, { one: `${count} Tag`, other: `${count} Tagen` })
const minutesOf = (count: number) => plural('de', count, { one: `${count} Minute`, other: `${count} Minuten` })
const practices = (count: number) => plural('de', count, { one: `${count} Übung`, other: `${count} Übungen` })
const times = (count: number) => (count === 1 ? 'einmal' : `${count}-mal`)

const weekdays = ['sonntags', 'montags', 'dienstags', 'mittwochs', 'donnerstags', 'freitags', 'samstags'] as const
const kinds: Record<NonNullable<PartOfMonth['length']>, string> = { short: 'kurzen Übungen', long: 'langen Übungen' }
const pauseTimes: Record<PauseTime, string> = {
  first: 'in der ersten Woche',
  second: 'in der zweiten Woche',
  third: 'in der dritten Woche',
  fourth: 'in der vierten Woche',
  end: 'am Ende des Monats',
  long: 'für einen guten Teil des Monats',
}

export const de: ReflectionTexts = {
  few: (count, onDays) => `Du hast ${times(count)} geübt, an ${daysOf(onDays)}.`,
  fewQuiet: 'Du hast ein paar Mal geübt.',
  shortPage: 'Ein paar Übungen ergeben eine kurze Seite, und das ist gut so.',
  fewCounted: (count, onDays) => `${days(onDays)}, ${practices(count)}`,
  alike: (onDays, minutes) => `Du hast an ${daysOf(onDays)} geübt, oft etwa ${minutesOf(minutes)} lang.`,
  alikeQuiet: 'Du hast oft etwa gleich lang geübt.',
  alikeCounted: (count, onDays, minutes) =>
    `${days(onDays)}, ${practices(count)}, mittlere Länge ${minutesOf(minutes)}`,
  varied: (onDays, from, to) => `Du hast an ${daysOf(onDays)} geübt, zwischen ${from} und ${minutesOf(to)} lang.`,
  variedQuiet: 'Du hast verschieden lang geübt.',
  variedCounted: (count, onDays, { from, to }) =>
    `${days(onDays)}, ${practices(count)}, von ${from} bis ${minutesOf(to)}`,
  aboutCountedQuiet: 'Deine Übungen in diesem Monat',

  part: (part, isAll) => `${isAll ? 'Alle deine' : 'Die meisten deiner'} Übungen waren ${when[part]}.`,
  partCounted: (part, count, all) => `${count} von ${practices(all)} ${when[part]}`,
  partCountedQuiet: (part) => `Übungen ${when[part]}`,

  longest: (weekday, isAll) => `Deine längsten Übungen waren ${isAll ? '' : 'meist '}${weekdays[weekday]}.`,
  longestCounted: (weekday, { times: count, all, from }) =>
    `${count} von ${practices(all)} ab ${minutesOf(from)} waren ${weekdays[weekday]}`,
  longestCountedQuiet: (weekday) => `Längere Übungen, ${weekdays[weekday]}`,

  eased({ before, after, started, ended, ofLimb }) {
    const share = ended === started ? `alle ${started}` : `${ended} von ${started}`
    const sentence = `Wenn du ${feelings[before]} begonnen hast, endeten ${share} Übungen ${feelings[after]}`
    if (!ofLimb) return `${sentence}.`
    return ofLimb.times === ended
      ? `${sentence}, und alle davon waren ${capital(ofLimb.limb)}.`
      : `${sentence}, und ${ofLimb.times} davon waren ${capital(ofLimb.limb)}.`
  },
  easedQuiet: ({ before, after }) =>
    `Wenn du ${feelings[before]} begonnen hast, endeten deine Übungen meist ${feelings[after]}.`,
  easedCounted({ before, after, started, ended, ofLimb, hard }) {
    const limbText = ofLimb ? `, ${ofLimb.times} davon ${capital(ofLimb.limb)}` : ''
    const hardText = hard > 0 ? `, insgesamt ${hard} schwer` : ''
    return `${practices(started)} ${feelings[before]} begonnen, ${ended} ${feelings[after]} beendet${limbText}${hardText}; ein Zusammenhang, keine Ursache`
  },
  easedCountedQuiet: ({ before }) =>
    `Übungen, die du ${feelings[before]} begonnen hast; ein Zusammenhang, keine Ursache`,

  hard: (hard, all) => `${hard} deiner ${all} Übungen ${plural('de', hard, { one: 'war', other: 'waren' })} schwer.`,
  hardQuiet: 'Einige deiner Übungen waren schwer.',
  hardCounted: (hard, all) => `${hard} von ${practices(all)} als schwer notiert`,
  hardCountedQuiet: 'Übungen, die du als schwer notiert hast',

  limb: (limb, isAll) => (isAll ? `Jede Übung war ${capital(limb)}.` : `Am meisten hast du ${capital(limb)} geübt.`),
  limbCounted: (limb, count, all) => `${count} von ${practices(all)} in ${capital(limb)}`,
  limbCountedQuiet: (limb) => `Übungen in ${capital(limb)}`,

  joined: (limb) => `In der zweiten Hälfte des Monats kam ${capital(limb)} dazu.`,
  joinedCounted: (limb, count, firstDay) =>
    `${practices(count)} in ${capital(limb)}, die erste am ${firstDay}. Tag des Monats`,
  joinedCountedQuiet: (limb) => `Übungen in ${capital(limb)} in der zweiten Hälfte`,

  pause: (time) => `Du hast ${pauseTimes[time]} eine Pause eingelegt.`,
  pauseThenSoon: (time) => `Du hast ${pauseTimes[time]} eine Pause eingelegt und bald danach wieder geübt.`,
  pauseThenNextDay: (time) => `Du hast ${pauseTimes[time]} eine Pause eingelegt und am Tag danach wieder geübt.`,
  pauseAsk: 'Vielleicht lohnt sich die Frage, was dir das Wiederanfangen leicht gemacht hat.',
  pauseCounted: 'Eine Pause, die du eingelegt hast',

  headlines: {
    few: (month) => `Ein paar Übungen im ${month}.`,
    part: (month, { part, length }) =>
      `Der ${month} war ein Monat mit ${length ? kinds[length] : 'Übungen'} ${when[part]}.`,
    limb: (month, limb) => `Der ${month} war ein Monat mit ${capital(limb)}.`,
    plain: (month) => `Der ${month}, wie er in deinem Tagebuch steht.`,
  },
}
