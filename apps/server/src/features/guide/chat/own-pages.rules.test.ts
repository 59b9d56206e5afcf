import { expect, test } from 'vitest'
import { answerTexts } from './answers.texts.ts'
import { shownElsewhere } from './own-pages.rules.ts'

test.each([
  ['whats my level', '/gamification?tab=progress'],
  ['how many stones have i got', '/gamification?tab=achievements'],
  ['Who is my buddy?', '/gamification?tab=buddies'],
  ['how many followers do i have', '/profile'],
  ['Which challenges am I in?', '/gamification?tab=challenges'],
  ['what is my weekly goal', '/settings/practice'],
  ['How did I sleep last week?', '/wellness'],
])('“%s” is about something the guide can’t see, and leads to its page', (question, path) => {
  const answer = shownElsewhere(question, answerTexts.en)
  expect(answer?.response).toMatch(/^I can’t see /)
  expect(answer?.sources.map((source) => source.path)).toEqual([path])
})

test.each([
  'How do levels work?',
  'what are stones',
  'Can I have more than one buddy?',
  'how do I remove a follower of mine',
  'Which level should I set?',
  'Who can see who follows me?',
  'How many practices did I log this week?',
])('“%s” is a question for the handbook or the log', (question) => {
  expect(shownElsewhere(question, answerTexts.en)).toBeNull()
})
