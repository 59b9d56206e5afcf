import type { QuestionOutcome, QuestionWeeks } from '@sadhana/contract'
import type * as english from '#features/wellness/questions/questions.text.ts'
import { plural, wholeNumber } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'
import { daysAfterPreposition, upperFirst } from '#languages/de/intl/words.ts'

export const preparedQuestions: typeof english.preparedQuestions = [
  {
    key: 'evening',
    title: 'Schlafe ich nach einer Abendmeditation besser?',
    a: 'abends meditieren, mindestens 10 Minuten',
    b: 'abends nicht meditieren',
    outcome: 'sleep-quality',
  },
  {
    key: 'length',
    title: 'Ist meine Energie nach zwanzig Minuten anders als nach zehn?',
    a: 'zwanzig Minuten üben',
    b: 'zehn Minuten üben',
    outcome: 'energy',
  },
  {
    key: 'breath',
    title: 'Erst der Atem oder erst die Stille?',
    a: 'erst Atem, dann Stille',
    b: 'erst Stille, dann Atem',
    outcome: 'moods',
  },
  {
    key: 'moving',
    title: 'Tut Bewegung am Morgen meinem Tag gut?',
    a: 'morgens etwas Bewegung',
    b: 'morgens keine Bewegung',
    outcome: 'energy',
  },
  {
    key: 'lines',
    title: 'Verändern drei geschriebene Zeilen meinen Abend?',
    a: 'nachmittags drei Zeilen schreiben',
    b: 'nichts schreiben',
    outcome: 'moods',
  },
  {
    key: 'bed',
    title: 'Schlafe ich nach zehn stillen Minuten im Bett länger?',
    a: 'zehn stille Minuten im Bett',
    b: 'gleich schlafen',
    outcome: 'sleep-length',
  },
]

/** The words of a side with a capital letter. */
export const atStart: Translation<typeof english.atStart> = upperFirst

const weeksInWords: Record<QuestionWeeks, string> = { 8: 'acht Wochen', 12: 'zwölf Wochen' }
const more: Record<QuestionOutcome, (words: string) => string> = {
  'sleep-quality': (words) => `An Tagen mit „${words}“ hast du besser geschlafen`,
  'sleep-length': (words) => `An Tagen mit „${words}“ hast du länger geschlafen`,
  energy: (words) => `An Tagen mit „${words}“ hattest du mehr Energie`,
  moods: (words) => `An Tagen mit „${words}“ waren mehr deiner Stimmungen angenehm`,
}

const noted: Record<QuestionOutcome, string> = {
  'sleep-quality': 'die Qualität deines Schlafs',
  'sleep-length': 'die Dauer deines Schlafs',
  energy: 'die Energie zu deinen Stimmungen',
  moods: 'deine Stimmungen',
}

export const questionsText: Translation<typeof english.questionsText> = {
  title: 'Frag deine eigene Praxis',
  backToInsights: 'Einblicke',
  backToQuestions: 'Fragen',
  intro:
    'Hilft es mir? An manchen Tagen so, an anderen anders, in einer Reihenfolge, die der Zufall bestimmt. Nach acht Wochen sehen wir gemeinsam nach.',
  prepared: 'Fragen für den Anfang',
  own: {
    title: 'Oder deine eigene',
    a: 'An manchen Tagen',
    aExample: 'vor dem Frühstück meditieren',
    b: 'An anderen Tagen',
    bExample: 'nach dem Frühstück meditieren',
    outcome: 'Verglichen wird',
    continue: 'Weiter',
    name: (a, b) => `${atStart(a)} oder ${b}?`,
  },
  privacy: 'Immer nur eine Frage zur gleichen Zeit. Nur du siehst sie, ihre Tage und ihre Antwort.',
  outcomes: {
    'sleep-quality': 'Schlafqualität',
    'sleep-length': 'Schlafdauer',
    energy: 'Energie',
    moods: 'Stimmungen des Tages',
  },
  ownOutcomes: {
    'sleep-quality': 'Meine Schlafqualität',
    'sleep-length': 'Wie lange ich schlafe',
    energy: 'Meine Energie',
    moods: 'Wie viele meiner Stimmungen angenehm sind',
  },
  current: 'Deine Frage',
  earlier: 'Frühere Fragen',
  states: {
    running: (day) => `Verschlossen bis zum ${day}`,
    answered: 'Die Antwort ist da',
    kept: 'Aufbewahrt',
    stopped: 'Beendet',
  },
  loadFailed: 'Wir konnten deine Fragen nicht laden',
  safe: 'Sie haben sich nicht geändert. Bitte versuch es noch einmal.',
  saveFailed: 'Wir konnten das nicht speichern',
  start: {
    or: 'oder',
    how: (outcome) =>
      `Zwei Tage so, dann zwei Tage anders. Die Reihenfolge bestimmt der Zufall, ein einziges Mal, bevor es losgeht. Wir sehen uns an, was du ohnehin notierst: ${noted[outcome]}.`,
    long: 'Wie lange?',
    weeks: (weeks) => `${wholeNumber(weeks)} Wochen`,
    canFind: 'Was sich so herausfinden lässt',
    notices: (weeks, difference) =>
      difference === null
        ? `In ${weeksInWords[weeks]} würdest du einen großen Unterschied bemerken, einen kleinen nicht.`
        : `In ${weeksInWords[weeks]} würdest du wahrscheinlich einen Unterschied dieser Größe bemerken: etwa ${difference}. Einen kleinen nicht.`,
    sizes: {
      large: 'Ein großer Unterschied',
      middling: 'Ein mittlerer',
      small: 'Ein kleiner',
    },
    found: (times) =>
      times <= 1
        ? 'fast nie gefunden'
        : times === 5
          ? 'in etwa der Hälfte der Fälle gefunden'
          : `in etwa ${times} von 10 Fällen gefunden`,
    falseShare: 'Gibt es gar keinen Unterschied, sähen wir in etwa 5 von 100 Fällen trotzdem einen.',
    howWeKnow: 'Woher wir das wissen',
    noted: (days, of) =>
      plural(days, {
        one: `Du hast das an einem der letzten ${of} Tage notiert. Für eine Antwort braucht es die meisten Tage.`,
        other: (count) =>
          `Du hast das an ${count} der letzten ${of} Tage notiert. Für eine Antwort braucht es die meisten Tage.`,
      }),
    notedLittle: 'Das hast du in letzter Zeit nicht oft notiert. Für eine Antwort braucht es die meisten Tage.',
    before: 'Bevor du anfängst',
    unkept: 'Passt es an einem Tag nicht, notierst du das einfach. Dadurch geht nichts verloren.',
    closed: 'Die Antwort bleibt verschlossen, bis der letzte Tag vorbei ist, auch für uns.',
    stopping: 'Du kannst jederzeit aufhören. Dann gibt es keine Antwort, und das ist in Ordnung.',
    action: 'Morgen anfangen',
    until: (day) => `Bis zum ${day}. Sobald sie läuft, lässt sich die Frage nicht mehr ändern.`,
    started: 'Deine Frage beginnt morgen',
  },
  closed: {
    title: (day) => `Verschlossen bis zum ${day}`,
    day: (day, of) => `Tag ${day} von ${of}.`,
    tomorrow: 'Morgen geht es los.',
    picture: 'Die Tage bisher',
    describe: (a, b, unkept, resting) =>
      `Die Tage bisher: ${a} der ersten Art, ${b} der zweiten, ${unkept}, an denen es nicht gepasst hat, ${resting} in Ruhe`,
    describeQuiet: 'Die Tage bisher',
    unsuited: 'nicht gepasst',
    rested: 'in Ruhe',
    kept: (kept, of) => `An ${kept} von ${daysAfterPreposition(of)} hast du dich daran gehalten.`,
    dayOf: (name, words) => `${name}: ${words}`,
    today: 'Heute',
    yesterday: 'Gestern',
    suits: 'Gepasst',
    suitsNot: 'Nicht gepasst',
    rests:
      'Während einer Pause oder in sanften Tagen ruht deine Frage. Nichts verschiebt sich, und nichts geht verloren.',
    why: 'Vor dem letzten Tag sehen wir nicht nach, und auch sonst tut das hier nichts. Ein früher Blick ließe den Zufall wie eine Antwort aussehen.',
    pause: 'Eine Weile pausieren',
    stop: 'Frage beenden',
  },
  stopDialog: {
    title: 'Frage beenden?',
    text: 'Dann gibt es keine Antwort, auch nicht zu dem, was schon da ist. Deine Stimmungen und Nächte bleiben.',
    stop: 'Frage beenden',
    cancel: 'Weiter fragen',
    stopped: 'Du hast die Frage beendet',
  },
  stopped: {
    title: 'Du hast die Frage beendet',
    text: 'Deshalb gibt es keine Antwort, und das ist in Ordnung.',
  },
  answer: {
    verdicts: {
      'a-more': 'Ein Unterschied, für dich, in diesen Wochen',
      'b-more': 'Ein Unterschied, für dich, in diesen Wochen',
      'cannot-tell': 'Wir können es nicht sagen',
      'too-few': 'Zu wenige Tage für eine Antwort',
    },
    found: (outcome, words, means, often) =>
      `${more[outcome](words)}${means === null ? '' : `: ${means}`}. Wenn es keinen Unterschied machte, käme ein solcher Abstand ${often} vor.`,
    means: (higher, lower) => `${higher} gegenüber ${lower}`,
    cannotTell: (often) =>
      `Wenn es keinen Unterschied machte, käme ein solcher Abstand ${often} vor. Deshalb können wir es nicht sagen.`,
    tooFew:
      'Es gab zu wenige Tage mit einer Notiz, um beides zu vergleichen. Das kommt vor und sagt weder über das eine noch über das andere etwas aus.',
    difference: (gap, low, high) => `Der Unterschied: ${gap}, irgendwo zwischen ${low} und ${high}.`,
    days: (notedDays, of, kept) =>
      `An ${notedDays} von ${daysAfterPreposition(of)} gab es eine Notiz, und an ${kept} hast du dich daran gehalten. Alle zählen dort, wo der Zufall sie hingelegt hat.`,
    dots: 'Größere Punkte stehen für mehr Tage.',
    group: (words, days) => (days === '' ? words : `${words}, ${days}`),
    table: ['Tage', 'Wie viele', 'Mittelwert'],
    dayCount: (days) => plural(days, { one: '1 Tag', other: (count) => `${count} Tage` }),
    ends: {
      'sleep-quality': ['1, schlecht', '10, gut'],
      energy: ['1, wenig', '10, viel'],
      moods: ['keine angenehm', 'alle angenehm'],
    },
    keep: 'Aufbewahren',
    again: 'Erneut fragen',
    forget: 'Vergessen',
    kept: 'Bei deinen Fragen aufbewahrt',
  },
  forgetDialog: {
    title: 'Diese Frage vergessen?',
    text: 'Die Frage und ihre Antwort werden gelöscht. Deine Stimmungen und Nächte bleiben.',
    forget: 'Vergessen',
    forgotten: 'Die Frage ist vergessen',
  },
  often: {
    almostAlways: 'fast jedes Mal',
    times: (times) => `in etwa ${times} von 10 Fällen`,
    once: (tries) => `etwa einmal in ${tries} Versuchen`,
    hardly: 'seltener als einmal in 1.000 Versuchen',
  },
  points: (count) => `${count} Punkte`,
  inHundred: (count) => `${count} von 100`,
  minutes: (minutes) => (minutes === '1' ? '1 Minute' : `${minutes} Minuten`),
}
