import type { NewQuestion, QuestionOutcome, QuestionSize, QuestionVerdict, QuestionWeeks } from '@sadhana/contract'
import { plural, wholeNumber } from '#intl/intl.rules.ts'

export type PreparedQuestion = Omit<NewQuestion, 'weeks'> & {
  key: 'evening' | 'length' | 'breath' | 'moving' | 'lines' | 'bed'
}

export const preparedQuestions: readonly PreparedQuestion[] = [
  {
    key: 'evening',
    title: 'Do I sleep better after an evening sit?',
    a: 'an evening sit, 10 minutes or more',
    b: 'no evening sit',
    outcome: 'sleep-quality',
  },
  {
    key: 'length',
    title: 'Is my energy different after twenty minutes than after ten?',
    a: 'twenty minutes of practice',
    b: 'ten minutes of practice',
    outcome: 'energy',
  },
  {
    key: 'breath',
    title: 'Breath first, or stillness first?',
    a: 'breath first, then stillness',
    b: 'stillness first, then breath',
    outcome: 'moods',
  },
  {
    key: 'moving',
    title: 'Does moving in the morning lift my day?',
    a: 'some movement in the morning',
    b: 'no movement in the morning',
    outcome: 'energy',
  },
  {
    key: 'lines',
    title: 'Do three written lines change my evening?',
    a: 'three written lines in the afternoon',
    b: 'no written lines',
    outcome: 'moods',
  },
  {
    key: 'bed',
    title: 'Do I sleep longer after ten quiet minutes in bed?',
    a: 'ten quiet minutes in bed',
    b: 'straight to sleep',
    outcome: 'sleep-length',
  },
]

/** The words of a side with a capital letter. */
export const atStart = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)

const weeksInWords: Record<QuestionWeeks, string> = { 8: 'eight weeks', 12: 'twelve weeks' }
const more: Record<QuestionOutcome, (words: string) => string> = {
  'sleep-quality': (words) => `You slept better on days with “${words}”`,
  'sleep-length': (words) => `You slept longer on days with “${words}”`,
  energy: (words) => `You had more energy on days with “${words}”`,
  moods: (words) => `More of your moods were pleasant on days with “${words}”`,
}

const noted: Record<QuestionOutcome, string> = {
  'sleep-quality': 'the quality of your sleep',
  'sleep-length': 'the length of your sleep',
  energy: 'the energy with your moods',
  moods: 'your moods',
}

export const questionsText = {
  title: 'Ask your own practice',
  backToInsights: 'Insights',
  backToQuestions: 'Questions',
  intro:
    'Does it help me? Some days one way, some days the other, in an order drawn by chance. After eight weeks we look, together.',
  prepared: 'Questions to start from',
  own: {
    title: 'Or your own',
    a: 'Some days I',
    aExample: 'sit before breakfast',
    b: 'Other days I',
    bExample: 'sit after breakfast',
    outcome: 'And look at',
    continue: 'Continue',
    name: (a: string, b: string) => `${atStart(a)}, or ${b}?`,
  },
  privacy: 'One question at a time. Only you see it, its days and its answer.',
  outcomes: {
    'sleep-quality': 'Sleep quality',
    'sleep-length': 'Sleep length',
    energy: 'Energy',
    moods: 'Moods of the day',
  } satisfies Record<QuestionOutcome, string>,
  ownOutcomes: {
    'sleep-quality': 'My sleep quality',
    'sleep-length': 'The length of my sleep',
    energy: 'My energy',
    moods: 'How many of my moods are pleasant',
  } satisfies Record<QuestionOutcome, string>,
  current: 'Your question',
  earlier: 'Earlier questions',
  states: {
    running: (day: string) => `Closed until ${day}`,
    answered: 'Its answer is here',
    kept: 'Kept',
    stopped: 'Stopped',
  },
  loadFailed: 'We couldn’t load your questions',
  safe: 'They haven’t changed. Please try again.',
  saveFailed: 'We couldn’t save this',
  start: {
    or: 'or',
    how: (outcome: QuestionOutcome) =>
      `Two days one way, then two days the other. Chance decides the order, once, before you start. We look at what you note anyway: ${noted[outcome]}.`,
    long: 'How long?',
    weeks: (weeks: QuestionWeeks) => `${wholeNumber(weeks)} weeks`,
    canFind: 'What this can find',
    notices: (weeks: QuestionWeeks, difference: string | null) =>
      difference === null
        ? `In ${weeksInWords[weeks]} you’d notice a large difference, not a small one.`
        : `In ${weeksInWords[weeks]} you’d probably notice a difference of about ${difference}, not a small one.`,
    sizes: {
      large: 'A large difference',
      middling: 'A middling one',
      small: 'A small one',
    } satisfies Record<QuestionSize, string>,
    found: (times: number) =>
      times <= 1 ? 'hardly ever found' : times === 5 ? 'found about half the time' : `found about ${times} times in 10`,
    falseShare: 'If there’s no difference at all, we’d wrongly see one about 5 times in 100.',
    howWeKnow: 'How we know',
    noted: (days: number, of: number) =>
      plural(days, {
        one: `You noted this on 1 of the last ${of} days. An answer needs it on most days.`,
        other: (count) => `You noted this on ${count} of the last ${of} days. An answer needs it on most days.`,
      }),
    notedLittle: 'You haven’t noted this often lately. An answer needs it on most days.',
    before: 'Before you start',
    unkept: 'A day that doesn’t suit is simply noted. Nothing is lost by it.',
    closed: 'The answer stays closed until the last day is over, for us too.',
    stopping: 'You can stop any time. Then there’s no answer, and that’s fine.',
    action: 'Start tomorrow',
    until: (day: string) => `Until ${day}. From then on the question can’t be changed.`,
    started: 'Your question starts tomorrow',
  },
  closed: {
    title: (day: string) => `Closed until ${day}`,
    day: (day: number, of: number) => `Day ${day} of ${of}.`,
    tomorrow: 'It starts tomorrow.',
    picture: 'The days so far',
    describe: (a: number, b: number, unkept: number, resting: number) =>
      `The days so far: ${a} of the first kind, ${b} of the second, ${unkept} that didn’t suit, ${resting} at rest`,
    describeQuiet: 'The days so far',
    unsuited: 'didn’t suit',
    rested: 'at rest',
    kept: (kept: number, of: number) =>
      plural(of, {
        one: `You’ve kept to ${kept} of 1 day.`,
        other: (count) => `You’ve kept to ${kept} of ${count} days.`,
      }),
    dayOf: (name: string, words: string) => `${name}: ${words}`,
    today: 'Today',
    yesterday: 'Yesterday',
    suits: 'Kept',
    suitsNot: 'Didn’t suit',
    rests: 'It rests while you’re on a pause or in gentle days. Nothing moves, and nothing is lost.',
    why: 'We don’t look before the last day is over, and neither does anything else here. Peeking would make chance look like an answer.',
    pause: 'Pause for a while',
    stop: 'Stop asking',
  },
  stopDialog: {
    title: 'Stop asking?',
    text: 'There won’t be an answer, not even to what’s there so far. Your moods and nights stay.',
    stop: 'Stop asking',
    cancel: 'Keep asking',
    stopped: 'You’ve stopped asking',
  },
  stopped: {
    title: 'You stopped asking',
    text: 'So there’s no answer, and that’s fine.',
  },
  answer: {
    verdicts: {
      'a-more': 'A difference, for you, in these weeks',
      'b-more': 'A difference, for you, in these weeks',
      'cannot-tell': 'We can’t tell',
      'too-few': 'Too few days to tell',
    } satisfies Record<QuestionVerdict, string>,
    found: (outcome: QuestionOutcome, words: string, means: string | null, often: string) =>
      `${more[outcome](words)}${means === null ? '' : `: ${means}`}. If it made no difference, a gap like this would come up ${often}.`,
    means: (higher: string, lower: string) => `${higher} against ${lower}`,
    cannotTell: (often: string) =>
      `If it made no difference, a gap like this would come up ${often}. So we can’t tell.`,
    tooFew:
      'There were too few days with a note to compare the two ways. That happens, and it says nothing about either.',
    difference: (gap: string, low: string, high: string) =>
      `The difference is ${gap}, somewhere between ${low} and ${high}.`,
    days: (noted: number, of: number, kept: number) =>
      `${noted} of ${of} days had a note, and you kept to ${kept}. All of them count where chance put them.`,
    dots: 'Bigger dots are more days.',
    group: (words: string, days: string) => (days === '' ? words : `${words}, ${days}`),
    table: ['Days', 'How many', 'Mean'],
    dayCount: (days: number) => plural(days, { one: '1 day', other: (count) => `${count} days` }),
    ends: {
      'sleep-quality': ['1, poor', '10, good'],
      energy: ['1, low', '10, high'],
      moods: ['none pleasant', 'all pleasant'],
    } satisfies Record<Exclude<QuestionOutcome, 'sleep-length'>, readonly [string, string]>,
    keep: 'Keep',
    again: 'Ask again',
    forget: 'Forget it',
    kept: 'Kept with your questions',
  },
  forgetDialog: {
    title: 'Forget this question?',
    text: 'The question and its answer are deleted. Your moods and nights stay.',
    forget: 'Forget it',
    forgotten: 'Forgotten',
  },
  often: {
    almostAlways: 'almost every time',
    times: (times: number) => `about ${times} times in 10`,
    once: (tries: string) => `about once in ${tries} tries`,
    hardly: 'less than once in 1,000 tries',
  },
  points: (count: string) => `${count} points`,
  inHundred: (count: string) => `${count} in 100`,
  minutes: (minutes: string) => `${minutes} minutes`,
}
