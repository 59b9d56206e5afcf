import { readFileSync } from 'node:fs'
import { addDays, type Limb } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { wantsPractice } from '../chat/answer.rules.ts'
import { isAboutWellness } from '../chat/own-pages.rules.ts'
import { type LoggedPractice, partOfDay, periodOf } from './log-stats.rules.ts'
import { answerFromLog, isAboutOwnLog } from './log-answers.rules.ts'
import { logTexts } from './log-answers.texts.ts'

// This is a Tuesday.
const today = '2026-03-10'

const practice = (
  daysAgo: number,
  limb: Limb,
  minutes: number,
  change: Partial<LoggedPractice> = {},
): LoggedPractice => ({
  limb,
  day: addDays(today, -daysAgo),
  minutes,
  before: 'tired',
  after: 'calm',
  hour: 7,
  ...change,
})

const log = [
  practice(15, 'asana', 45, { before: 'restless', after: 'energized', hour: 18 }),
  practice(8, 'asana', 40, { after: 'energized', hour: 18 }),
  practice(7, 'dhyana', 20),
  practice(6, 'dhyana', 20),
  practice(5, 'dhyana', 25, { after: 'peaceful' }),
  practice(1, 'pranayama', 10, { before: 'restless' }),
  practice(0, 'dhyana', 20),
]

const texts = logTexts.en
const answer = (question: string, isQuiet = false) => answerFromLog(question, log, { today, isQuiet, texts })

test.each([
  ['How often did I practise last week?', 'Last week you logged 4 practices on 4 days, 105 minutes in all.'],
  ['How many times did I meditate this week?', 'This week you logged 2 practices on 2 days, 30 minutes in all.'],
  ['How often did I practise this month?', 'This month you logged 6 practices on 6 days, 2 h 15 min in all.'],
  ['How many minutes did I sit yesterday?', 'Yesterday you logged 1 practice on 1 day, 10 minutes in all.'],
  ['did i practice on sunday? cant remember', 'There’s nothing in your log on Sunday.'],
  ['did i do anything last wednesday', 'On Wednesday you logged 1 practice on 1 day, 20 minutes in all.'],
  ['what did i do the day before yesterday', 'There’s nothing in your log on Sunday.'],
  ['when did i last do yoga', 'You last practised asana on Monday, 2 March, in the evening.'],
  [
    'which day do i skip the most',
    'In the last 30 days there’s no practice on a Sunday, Saturday or Friday in your log.',
  ],
  ['which day do i sit most often', 'In the last 30 days you practised most often on a Monday: 3 times.'],
  [
    'do i practise less in winter',
    'I can’t tell that from what I see, which is your last 30 days. “Compare two ranges” on your Wellness page can.',
  ],
  [
    'do i sit longer in the morning',
    'I can’t tell that from what I see. In the last 30 days you logged 7 practices on 7 days, 3 h in all. Home, Progress and Wellness have the rest.',
  ],
  ['Did I meditate on Wednesday?', 'On Wednesday you logged 1 practice on 1 day, 20 minutes in all.'],
  [
    'how often was i restless before and energized afterwards',
    'In the last 30 days you were restless before practice 2 times, and energized after 1 of them.',
  ],
  [
    'did i do more last week than in the rest of the month',
    'In the last 7 days you logged 4 practices, and in the 7 days before 2.',
  ],
  [
    'best streak i ever had?',
    'In the last 30 days, the most days you practised in a row was 4. Your streak, with rest days and all your time here, is in your practice journey.',
  ],
  ['Did I practise today?', 'Today you logged 1 practice on 1 day, 20 minutes in all.'],
  ['How often do I do asana?', 'In the last 30 days you logged 2 practices of asana on 2 days, 85 minutes in all.'],
  [
    'How much have I practised in the last 7 days?',
    'In the last 7 days you logged 4 practices on 4 days, 75 minutes in all.',
  ],
  [
    'Which limb do I neglect?',
    'In the last 30 days you logged no yamas, niyamas, pratyahara, dharana or samadhi. None of them has to be on a list: some limbs are lived between the sits.',
  ],
  [
    'What is my longest streak?',
    'In the last 30 days, the most days you practised in a row was 4. Your streak, with rest days and all your time here, is in your practice journey.',
  ],
  ['When did I last practise?', 'You last practised today: dhyana, in the morning.'],
  ['When did I last do asana?', 'You last practised asana on Monday, 2 March, in the evening.'],
  [
    'What was my longest session?',
    'In the last 30 days your longest practice was asana on Monday, 23 February: 45 minutes.',
  ],
  ['How long do I sit on average?', 'In the last 30 days a practice took you 26 minutes on average.'],
  ['How long are my sessions?', 'In the last 30 days a practice took you 26 minutes on average.'],
  ['Which day do I practise most?', 'In the last 30 days you practised most often on a Monday: 3 times.'],
  ['When do I usually practise?', 'In the last 30 days you practised mostly in the morning: 5 of 7 practices.'],
  [
    'Which practice calms me most?',
    'In the last 30 days you most often felt calm or peaceful after dhyana: 4 of 4 times you noted a feeling.',
  ],
  [
    'Which limb energises me?',
    'In the last 30 days there are too few practices in your log that ended energized to tell.',
  ],
  ['How do I feel after practice?', 'In the last 30 days you were most often tired before practice and calm after it.'],
  [
    'How do I normally feel after asana when I started out restless?',
    'In the last 30 days, when you were restless before asana, you were most often energized after it.',
  ],
  [
    'Did I practise more this month than last month?',
    'I can’t tell that from what I see, which is your last 30 days. “Compare two ranges” on your Wellness page can.',
  ],
  ['Am I practising more than last week?', 'In the last 7 days you logged 4 practices, and in the 7 days before 2.'],
  [
    'Which limbs did I practise last week?',
    'Last week you practised dhyana (3) and asana (1), the most frequent first.',
  ],
  ['how many practices this week', 'This week you logged 2 practices on 2 days, 30 minutes in all.'],
  ['total minutes this week please', 'This week you logged 2 practices on 2 days, 30 minutes in all.'],
  ['longest sit this month?', 'This month your longest practice was asana on Monday, 2 March: 40 minutes.'],
  ['What did I practise yesterday?', 'Yesterday you practised pranayama.'],
  [
    'How do I usually feel after asana compared to after meditation?',
    'In the last 30 days you were most often energized after asana and calm after dhyana.',
  ],
  [
    'am i calmer after breathing or after sitting',
    'In the last 30 days you were most often calm after pranayama and calm after dhyana.',
  ],
  [
    'Did I do more asana or more pranayama last week?',
    'Last week you logged 1 practice of asana, 40 minutes in all, and none of pranayama.',
  ],
  [
    'how much time did I spend on meditation vs yoga postures this month',
    'This month you logged 4 practices of dhyana, 85 minutes in all, and 1 practice of asana, 40 minutes in all.',
  ],
  [
    'do I practise more on weekends than on weekdays',
    'In the last 30 days you logged no practices at weekends and 7 practices from Monday to Friday.',
  ],
  [
    'Do I practise more in the morning or in the evening?',
    'In the last 30 days you practised mostly in the morning: 5 of 7 practices.',
  ],
  [
    'I have the feeling I mostly practise when I’m restless. Is that true?',
    'In the last 30 days you were restless before 2 of 7 practices. Most often you were tired.',
  ],
  [
    'how many minutes did i practise in the last two weeks',
    'In the last 14 days you logged 6 practices on 6 days, 2 h 15 min in all.',
  ],
  [
    'How often did I sit in the past 3 days?',
    'In the last 3 days you logged 2 practices on 2 days, 30 minutes in all.',
  ],
])('%s', (question, words) => {
  expect(isAboutOwnLog(question)).toBe(true)
  expect(answer(question)).toBe(words)
})

test.each(['How often did I practise last week?', 'When do I usually practise?', 'Which practice calms me most?'])(
  'in quiet mode “%s” is answered without counting',
  (question) => {
    expect(answer(question, true)?.replace('In the last 30 days', '')).toMatch(/^\D+$/)
  },
)

test('a time without practice is stated plainly', () => {
  expect(
    answerFromLog('How often did I practise last week?', [practice(0, 'asana', 5)], { today, isQuiet: false, texts }),
  ).toBe('There’s nothing in your log for last week.')
  expect(answerFromLog('How often did I practise last week?', [], { today, isQuiet: false, texts })).toBeNull()
})

test.each([
  'how many minutes did i do with my teacher',
  'how many days did i miss this month',
  'did i sit twice on one day',
  'do i feel better after morning sits',
  'how long do i sit on average in the evening',
  'do i meditate more on mondays or tuesdays',
  'longest break between practices',
])('“%s” has a word that a sum says nothing about, and the guide admits it', (question) => {
  expect(isAboutOwnLog(question)).toBe(true)
  expect(answer(question)).toMatch(/^I can’t tell that from what I see\. /)
})

test('the guide says so if the answer is in the log but it can’t count it', () => {
  for (const question of [
    'since when am i logging here',
    'total hours so far',
    'have i reached my weekly goal yet',
    'did I reach my goal last week',
  ]) {
    expect(isAboutOwnLog(question), question).toBe(true)
    expect(answer(question)).toMatch(/^I can’t tell that from what I see\. In the last 30 days you logged 7 practices/)
  }
})

test.each([
  [
    'how many hours have I got in total since I started',
    'I can’t tell that from what I see. In the last 30 days you logged 7 practices on 7 days, 3 h in all. Your total time is on Home, and your list has every practice since the first.',
  ],
  [
    'how many times have I done asana this year',
    'I can’t tell that from what I see. In the last 30 days you logged 2 practices of asana on 2 days, 85 minutes in all. Your total time is on Home, and your list has every practice since the first.',
  ],
  [
    'have I ever meditated for more than an hour',
    'I can’t tell that from what I see. In the last 30 days your longest practice was asana on Monday, 23 February: 45 minutes. Your total time is on Home, and your list has every practice since the first.',
  ],
])('%s: the guide says that it sees only 30 days, and where to find the rest', (question, words) => {
  expect(isAboutOwnLog(question)).toBe(true)
  expect(answer(question)).toBe(words)
})

test.each([
  'what was the first practice I ever logged',
  'when did I start logging',
  'How often did I practise in January?',
])('“%s” goes further back than the guide can see', (question) => {
  expect(isAboutOwnLog(question)).toBe(true)
  expect(answer(question)).toMatch(
    /^I can’t tell that from what I see\. .* your list has every practice since the first\.$/,
  )
})

test.each([
  'average sleep past 2 weeks?',
  'what mood was I in yesterday',
  'How many hours did I sleep on Monday?',
  'did i sleep better this week',
  'whats my average energy',
])('“%s” is answered with the Wellness page', (question) => {
  expect(isAboutWellness(question)).toBe(true)
})

test('the guide may not see sleep and moods', () => {
  expect(isAboutWellness('How did I sleep last week?')).toBe(true)
  expect(isAboutWellness('my mood this month compared to last')).toBe(true)
  expect(isAboutWellness('How can I sleep better?')).toBe(false)
})

test.each([
  'give me a practice',
  'What should I practise now?',
  'Can you suggest a meditation for today?',
  'recommend me something to do',
])('“%s” asks for a practice', (message) => {
  expect(wantsPractice(message)).toBe(true)
})

test('questions about the handbook and the limbs are neither about the log nor for a practice', () => {
  const questions = readFileSync(new URL('../../../../content/guide/questions.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t')[1] ?? '')
  expect(questions.filter((each) => isAboutOwnLog(each) || isAboutWellness(each) || wantsPractice(each))).toEqual([])
})

test.each([
  [1, '1 minute'],
  [119, '119 minutes'],
  [120, '2 h'],
  [1175, '19 h 35 min'],
])('%i minutes are written as %s', (minutes, words) => {
  expect(texts.lasting(minutes)).toBe(words)
})

test.each([
  ['How often do I practise?', '2026-03-31', { days: 30 }, '2026-03-02'],
  ['How often did I practise in the last 30 days?', '2026-03-31', { days: 30 }, '2026-03-02'],
  ['How often did I practise in the last 31 days?', '2026-03-31', { days: 30 }, '2026-03-02'],
  ['How often did I practise this month?', '2026-03-30', 'thisMonth', '2026-03-01'],
  // The guide sees only 30 days, so it can't answer for the whole month.
  ['How often did I practise this month?', '2026-03-31', { days: 30 }, '2026-03-02'],
])('“%s” on %s: %s, from %s', (question, day, span, from) => {
  expect(periodOf(question, day)).toMatchObject({ span, from, to: day })
})

test.each([
  [4, 'night'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [16, 'afternoon'],
  [17, 'evening'],
  [21, 'evening'],
  [22, 'night'],
])('an hour of %i is %s', (hour, part) => {
  expect(partOfDay(hour)).toBe(part)
})
