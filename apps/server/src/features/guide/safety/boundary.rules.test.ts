import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { boundaryOf, oversteps } from './boundary.rules.ts'

test.each([
  'Do I have depression?',
  'Could I have ADHD?',
  'Can you diagnose me?',
  'Should I stop taking my antidepressants?',
  'Can I skip my blood pressure tablets when I meditate?',
  'How much melatonin should I take?',
  'What dose of ashwagandha is safe?',
  'Does pranayama cure asthma?',
  'Is yoga good for high blood pressure?',
  'I have epilepsy, which breath can I do?',
  'I was diagnosed with bipolar disorder',
  'I’m pregnant, which postures are allowed?',
  'I have chest pain when I breathe in',
  'I fainted during kapalabhati',
  'When can I practise after my hip operation?',
  'Can meditation replace my medication?',
])('%s is a question for a doctor', (question) => {
  expect(boundaryOf(question)).toBe('medical')
})

test.each([
  'How do I lose weight with yoga?',
  'How many calories does a session burn, I want to burn 500 calories',
  'How long can I fast?',
  'How few calories can I live on?',
  'How do I suppress my hunger?',
  'I feel so fat',
  'Is anorexia a kind of tapas?',
  'Can I do a water fast on retreat?',
  'How do I stop eating sweets, and then meals?',
])('%s is not a medical question', (question) => {
  expect(boundaryOf(question)).toBe('eating')
})

test('ordinary questions are answered', () => {
  const questions = readFileSync(new URL('../../../../content/guide/questions.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t')[1] ?? '')
  const stopped = questions.filter((question) => boundaryOf(question) !== null)
  // Only this question asks for a diagnosis.
  expect(stopped).toEqual(['Can the guide diagnose me?'])
})

test.each([
  'You have depression.',
  'It sounds like you have an anxiety disorder.',
  'You are bipolar.',
  'My diagnosis is burnout.',
  'Stop taking your medication.',
  'You can skip your pills today.',
  'Come off the antidepressants slowly.',
  'Take two tablets of ibuprofen first.',
  'Take 3 mg of melatonin.',
  'Pranayama cures asthma.',
  'This heals your diabetes.',
  'You don’t need to see a doctor.',
  'Meditate instead of your therapist.',
  'You do not need your inhaler.',
])('“%s” oversteps the guide’s role', (answer) => {
  expect(oversteps(answer)).toBe(true)
})

test.each([
  'Every seventh day of a run earns a rest day.',
  'If you have a heart or lung condition, ask your doctor first.',
  'Stop if you feel dizzy, and breathe in your ordinary way.',
  'I can’t say what to take. A doctor is the right person to ask.',
  'Take three breaths, and put the telephone in another room.',
  'You have two rest days in the bank.',
])('“%s” doesn’t overstep the guide’s role', (answer) => {
  expect(oversteps(answer)).toBe(false)
})
