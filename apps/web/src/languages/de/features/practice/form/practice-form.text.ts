import type * as english from '#features/practice/form/practice-form.text.ts'
import { clockTime, longDay, minutesInWords, plural, shortDay, wholeNumber } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const limbLines: Translation<typeof english.limbLines> = {
  yamas: 'Gut zu anderen sein',
  niyamas: 'Gut für sich sorgen',
  asana: 'Körper und Haltung',
  pranayama: 'Atem',
  pratyahara: 'Ruhe für die Sinne',
  dharana: 'Ganz bei einer Sache',
  dhyana: 'Offen und still sitzen',
  samadhi: 'Versenkung',
}

export const beforeFeelingLabel: Translation<typeof english.beforeFeelingLabel> = 'Gefühl vor der Übung'
export const beforeFeelingLabels: Translation<typeof english.beforeFeelingLabels> = {
  stressed: 'Gestresst',
  anxious: 'Ängstlich',
  tired: 'Müde',
  restless: 'Unruhig',
  neutral: 'Neutral',
  content: 'Zufrieden',
  energized: 'Voller Energie',
}

export const afterFeelingLabel: Translation<typeof english.afterFeelingLabel> = 'Gefühl nach der Übung'
export const afterFeelingLabels: Translation<typeof english.afterFeelingLabels> = {
  calm: 'Ruhig',
  peaceful: 'Friedlich',
  focused: 'Konzentriert',
  energized: 'Voller Energie',
  centered: 'Gesammelt',
  grateful: 'Dankbar',
  blissful: 'Glückselig',
}

export const audienceLabels: Translation<typeof english.audienceLabels> = {
  private: 'Nur du',
  followers: 'Alle, die dir folgen',
  public: 'Alle Mitglieder',
}

export const audienceBeforeSaving: Translation<typeof english.audienceBeforeSaving> = {
  private: 'Nur du wirst sie sehen.',
  followers: 'Alle, die dir folgen, werden sie sehen.',
  public: 'Alle Mitglieder werden sie sehen.',
}

export const audienceAfterSaving: Translation<typeof english.audienceAfterSaving> = {
  private: 'Nur du siehst sie.',
  followers: 'Alle, die dir folgen, sehen sie.',
  public: 'Alle Mitglieder sehen sie.',
}

const numbers = ['', '', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben']

/** The line above Save: the next step, or what will be saved. */
export const saveStatusText: Translation<typeof english.saveStatusText> = {
  toFix: (count) =>
    plural(count, {
      one: 'Eine Stelle braucht noch eine Korrektur.',
      other: (many) => `${numbers[count] ?? many} Stellen brauchen noch eine Korrektur.`,
    }),
  limbOrUsual: 'Beginne wie gewohnt, oder wähle ein Glied.',
  limb: 'Wähle zuerst ein Glied.',
  minutes: 'Als Nächstes: wie viele Minuten es waren.',
  bothFeelings: 'Noch zweimal tippen: wie du dich davor gefühlt hast und wie danach.',
  beforeFeeling: 'Noch einmal tippen: wie du dich davor gefühlt hast.',
  afterFeeling: 'Noch einmal tippen: wie du dich danach fühlst.',
  practice: (limb, minutes) => `${limb}, ${minutesInWords(minutes)}.`,
  practiceFor: (limb, minutes, date) => `${shortDay(date)}: ${limb}, ${minutesInWords(minutes)}.`,
}

const ordinals = ['erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'sechste', 'siebte', 'achte', 'neunte', 'zehnte']

export const practiceFormText: Translation<typeof english.practiceFormText> = {
  title: 'Neue Übung',
  lede: 'Trag die Übung von heute ein oder eine von einem früheren Tag.',
  usual: 'Wie gewohnt',
  what: (limb, minutes) => `<limb>${limb}</limb>, ${minutesInWords(minutes)}`,
  moment: (day, time) => `${day}, ${clockTime(time)}`,
  draft: {
    kept: (day, time) => `Wir haben deinen angefangenen Eintrag aufgehoben: ${day}, ${clockTime(time)}.`,
    hasMoment: 'Datum und Uhrzeit hast du selbst gewählt.',
    isNow: 'Datum und Uhrzeit stehen auf jetzt.',
    wasThen: (day, time) => `Es war ${day}, ${clockTime(time)}`,
    startOver: 'Neu beginnen',
  },
  picked: { change: 'Ändern', changeLabel: 'Glied oder Minuten ändern' },
  limb: {
    label: 'Ashtanga-Glied',
    ask: 'Was ist ein Glied?',
    about: 'Die acht Glieder des Yoga, wie Patanjali sie beschrieben hat',
  },
  minutes: {
    label: 'Dauer (Minuten)',
    common: 'Häufige Längen',
    less: 'Fünf Minuten weniger',
    more: 'Fünf Minuten mehr',
  },
  when: {
    title: 'Datum und Uhrzeit',
    date: 'Datum',
    countsFor: (day) => `Zählt für ${longDay(day)}.`,
    time: 'Uhrzeit',
    zone: (place) => `Zeitzone: ${place}.`,
    now: 'Jetzt',
    thisMorning: (time) => `Heute Morgen, ${clockTime(time)}`,
    yesterday: (time) => `Gestern, ${clockTime(time)}`,
  },
  notes: {
    label: 'Notizen zur Übung',
    optional: 'Freiwillig',
    optionalAndYours: 'Freiwillig und nur für dich',
    length: (used, most) => `${wholeNumber(used)} von ${wholeNumber(most)} Zeichen`,
    hint: 'Was ist dir aufgefallen?',
  },
  sharing: {
    title: 'Wer das sehen kann',
    notes: 'Meine Notizen teilen',
    notesHint: 'Solange das aus ist, siehst nur du deine Notizen und Schlagwörter.',
  },
  summary: {
    title: 'Diese Übung',
    practice: 'Übung',
    before: 'Davor',
    after: 'Danach',
    when: 'Wann',
    seenBy: 'Sichtbar für',
    missing: 'Noch offen',
  },
  save: 'Übung speichern',
  keepsDraft: 'Du kannst jederzeit gehen: Dieses Gerät hebt deinen Eintrag eine Woche lang auf.',
  justSaved: {
    change: 'Ändern',
    editNote: 'Notiz bearbeiten',
    addNote: 'Notiz hinzufügen',
    feelings: {
      shift: (before, after) => `Davor ${before}, danach ${after}.`,
      hard: (before) => `Davor ${before}, und es war schwer.`,
      hardShift: (before, after) => `Davor ${before}, danach ${after}, und es war schwer.`,
    },
    veryFirst: 'Dein allererster Stein.',
    sinceMonday: ordinals.map((ordinal) => `Der ${ordinal} Stein seit Montag.`),
  },
  edit: {
    title: 'Übung bearbeiten',
    overtaken: 'Du hast diese Übung auf einem anderen Gerät geändert. Hier ist der neueste Stand.',
    takeMine: 'Meine Fassung nehmen',
    save: 'Änderungen speichern',
    remove: 'Löschen',
  },
}
