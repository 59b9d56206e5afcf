import type { AfterFeeling, BeforeFeeling } from '@sadhana/contract'
import { numberIn, plural } from '#platform/intl.rules.ts'
import type { PartOfDay, ReportTexts } from './report.texts.en.ts'

const counted = (count: number): string => numberIn('de', count)
const some = (count: number, one: string, other: string): string =>
  `${counted(count)} ${plural('de', count, { one, other })}`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const parts: Record<PartOfDay, string> = {
  late: 'spät',
  early: 'früh',
  morning: 'am Vormittag',
  midday: 'um die Mittagszeit',
  afternoon: 'am Nachmittag',
  evening: 'am Abend',
}

const feelings: Record<BeforeFeeling | AfterFeeling, string> = {
  stressed: 'gestresst',
  anxious: 'ängstlich',
  tired: 'müde',
  restless: 'unruhig',
  neutral: 'neutral',
  content: 'zufrieden',
  energized: 'voller Energie',
  calm: 'ruhig',
  peaceful: 'friedlich',
  focused: 'konzentriert',
  centered: 'gesammelt',
  grateful: 'dankbar',
  blissful: 'glückselig',
}

export const de: ReportTexts = {
  document: (who) => `Aufzeichnungen einer Praxis: ${who}`,
  page: (page, pages) => `${page} von ${pages}`,
  translated: 'Die Worte dieses Berichts sind maschinell übersetzt.',
  dayOfMonth: (day) => `${day}.`,
  period: (from, to) => `${from} bis ${to}`,
  feeling: (feeling) => capital(feelings[feeling]),
  minutes: (count) => `${counted(count)} min`,

  cover: {
    title: 'Aufzeichnungen\neiner Praxis',
    logo: 'Das Logo von Sadhana Compass: ein Kompass mit einer sitzenden Figur',
    stones: (limbNames) => `Ein Steinturm, je ein Stein für ${limbNames.map(capital).join(', ')}`,
    plainStones: 'Ein Turm aus drei Steinen',
    minutes: (count) => plural('de', count, { one: 'Minute', other: 'Minuten' }),
    hours: 'Stunden',
    sessions: (sessions, days) =>
      `${plural('de', sessions, { one: 'Übung', other: 'Übungen' })} an ${some(days, 'Tag', 'Tagen')}`,
    longestRun: (days) =>
      plural('de', days, { one: 'Tag, die längste Serie', other: 'Tage nacheinander, die längste Serie' }),
    nothing: 'In diesen Tagen wurde nichts eingetragen. Es waren trotzdem Tage.',
    printed: (day) => `Gedruckt am ${day}, für dein eigenes Regal`,
  },

  rhythm: {
    title: 'Rhythmus',
    beginning: 'Ein Anfang. Deine Stunden und Tage zeigen sich mit der Zeit.',
    lead: ({ part, counted: counts, from, to, weekday }) => {
      const hours = `zwischen ${from} und ${to} Uhr`
      const how = counts
        ? `${counted(counts.within)} von ${some(counts.sessions, 'Übung', 'Übungen')} ${plural('de', counts.within, { one: 'begann', other: 'begannen' })} ${hours}`
        : `Meistens hast du ${hours} begonnen`
      const most = weekday === null ? '' : `, und der ${weekday} ist der Tag, an dem du am häufigsten übst`
      return `Du übst ${parts[part]}. ${how}${most}.`
    },
    daysOf: (month) => `Jeder Tag im ${month}`,
    since: { day: (month) => `Jeder Tag seit ${month}`, month: (month) => `Jeder Monat seit ${month}` },
    dots: {
      day: 'Ein Punkt für jeden Tag. Je größer und dunkler, desto mehr Minuten; kleine graue Punkte sind Tage ohne Praxis.',
      month:
        'Ein Punkt für jeden Monat. Je größer und dunkler, desto mehr Minuten; kleine graue Punkte sind Monate ohne Praxis.',
    },
    hours: 'Stunde des Tages, in Übungen',
    hoursQuiet: 'Stunde des Tages',
    bars: 'Ein Balken für jede Stunde des Tages, umso höher, je mehr Übungen in ihr begannen',
    usualSession: 'eine übliche Übung',
    daysAWeek: 'Übungstage pro Woche',
    usualBeginning: 'der übliche Beginn',
  },

  limbs: {
    title: 'Die acht Glieder',
    about: {
      yamas: 'Gut zu anderen sein',
      niyamas: 'Gut für sich sorgen',
      asana: 'Körper und Haltung',
      pranayama: 'Atem',
      pratyahara: 'Ruhe für die Sinne',
      dharana: 'Ganz bei einer Sache',
      dhyana: 'Offen und still sitzen',
      samadhi: 'Ganz versunken',
    },
    lead: 'Wohin die Stunden gingen, und welche Veränderung du am häufigsten eingetragen hast.',
    noSamadhi: 'Samādhi hat keinen Eintrag; es kündigt sich selten an.',
    heads: { limb: 'Glied', sessions: 'Übungen', hours: 'Stunden', shift: 'Davor und danach, am häufigsten' },
    shift: (before, after) => `${feelings[before]}, danach ${feelings[after]}`,
    tooEarly: 'Weniger als acht eingetragen, noch zu früh',
    tooEarlyQuiet: 'Dafür ist es noch zu früh',
    noted: (times, sessions) => `${counted(times)} von ${counted(sessions)} mit Gefühl davor und danach`,
    notedHard: (times, sessions, hard) =>
      `${counted(times)} von ${counted(sessions)} eingetragenen, ${counted(hard)} davon schwer`,
    sutraTitle: 'In den Worten des Sūtra',
    sutra:
      '„Die Praxis steht auf festem Grund, wenn sie lange Zeit, ohne Unterbrechung und mit Sorgfalt gepflegt wird.“',
    sutraSource: 'Patañjali, Yoga-Sūtra 1.14',
  },

  feelings: {
    title: 'Davor und danach',
    lead: 'Jeder Stein ist eine Veränderung, die du eingetragen hast: links das Gefühl, mit dem du gekommen bist, oben das, mit dem du gegangen bist. Je größer, desto öfter.',
    standsOutTitle: 'Was auffällt',
    tooEarly: 'Es ist noch früh, um zu sagen, was auffällt.',
    mostOften: (before, after) => `Am häufigsten bist du ${feelings[before]} gekommen und ${feelings[after]} gegangen.`,
    first: ({ before, after, times, came }) =>
      `${counted(came)}-mal bist du ${feelings[before]} gekommen und ${counted(times)}-mal davon ${feelings[after]} gegangen.`,
    second: ({ before, after, times, came }) =>
      `${capital(feelings[before])} gekommen und ${feelings[after]} gegangen bist du bei ${counted(times)} von ${some(came, 'Übung', 'Übungen')}.`,
    noCause: 'Nichts davon beweist eine Ursache; es ist das, was in deinem eigenen Tagebuch zusammenkam.',
    withBoth: (noted, sessions) =>
      `${counted(noted)} von ${some(sessions, 'Übung', 'Übungen')} ${plural('de', noted, { one: 'hat', other: 'haben' })} ein Gefühl davor und eines danach. Die anderen bleiben außen vor und zählen nicht als neutral.`,
    withBothQuiet: 'Übungen ohne Gefühl davor oder danach bleiben außen vor und zählen nicht als neutral.',
    hard: (sessions) =>
      `Du hast ${some(sessions, 'Übung', 'Übungen')} als schwer eingetragen. Eine, die auch ruhig war, zählt bei beidem.`,
    hardQuiet: 'Du hast eingetragen, dass Übungen schwer waren. Eine, die auch ruhig war, zählt bei beidem.',
  },

  notes: {
    title: 'Notizen',
    all: 'In deinen eigenen Worten, die neuesten zuerst.',
    newest: (shown, all) => `Die neuesten ${counted(shown)} von ${counted(all)}. Die übrigen bleiben in deinem Archiv.`,
    newestQuiet: 'Die neuesten. Die übrigen bleiben in deinem Archiv.',
    leftOut: (mark) => `${mark} steht für Zeichen, die diese Schriften nicht haben; in deinem Archiv sind sie.`,
    tags: (tags) => `Deine Schlagwörter: ${tags}.`,
  },
}
