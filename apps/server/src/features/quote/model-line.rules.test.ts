import { describe, expect, test } from 'vitest'
import { lineIn, promptFor } from './model-line.rules.ts'

describe('a line from a language model', () => {
  test.each([
    ['as it is', 'Let the breath come by itself, and sit with it for a while.'],
    ['in quotation marks', '“Let the breath come by itself, and sit with it for a while.”\n'],
    ['in straight ones', '"Let the breath come by itself, and sit with it for a while."'],
  ])('is accepted %s', (_, answer) => {
    expect(lineIn(answer, [])).toBe('Let the breath come by itself, and sit with it for a while.')
  })

  test.each([
    ['empty', ''],
    ['too short', 'Breathe.'],
    ['too long', 'Breathe in and breathe out. '.repeat(12)],
    ['two paragraphs', 'Let the breath come by itself.\n\nSit with it for a while.'],
    ['attributed with a dash', 'The quieter you become, the more you can hear. — Rumi'],
    ['attributed with a hyphen', 'The quieter you become, the more you can hear - Ram Dass'],
    ['attributed in words', 'As the old master said, the quiet mind hears more.'],
    ['by a name', 'The Buddha knew that a quiet mind hears more of the world.'],
    ['from a book', 'The Gita reminds us that a quiet mind hears more of the world.'],
    ['an apology', 'I’m sorry, that is not something that can be written here.'],
    ['a refusal', 'I can’t write this kind of text for you today, friend.'],
    ['about itself', 'As an AI, there is no breath here, but yours is enough.'],
    ['with a preface', 'Here is a line for you: sit down and let the breath come.'],
    ['markup', '**Let the breath come by itself**, and sit with it for a while.'],
    ['html', '<b>Let the breath come by itself</b>, and sit with it for a while.'],
    ['an address', 'Find more quiet lines like this one at https://example.org today.'],
    ['json', '{"quote": "Let the breath come by itself, and sit with it"}'],
    ['a number', 'Your 12 days of practice are a quiet strength to rest on.'],
    ['loud', 'Let the breath come by itself, and feel how free you are!'],
    ['an emoji', 'Let the breath come by itself, and sit with it for a while 🧘'],
    ['pressing', 'You must sit every day, or the mind stays as it always was.'],
    ['about a streak', 'Your streak is a garland, and every day adds a flower to it.'],
    ['a health claim', 'Sit with the breath, for it cures what the day has done to you.'],
    ['another script', 'योगश्चित्तवृत्तिनिरोधः योगश्चित्तवृत्तिनिरोधः'],
  ])('is rejected when it is %s', (_, answer) => {
    expect(lineIn(answer, [])).toBeNull()
  })

  test('is rejected when it was shown recently', () => {
    const line = 'Let the breath come by itself, and sit with it for a while.'
    expect(lineIn(line, [line.toUpperCase()])).toBeNull()
  })
})

test('the prompt contains the theme, the moment and recent lines, and nothing else', () => {
  const { content } = promptFor({ theme: 'wisdom', context: 'Evening', recent: ['A line.', 'Another line.'] })
  expect(content).toBe('Theme: wisdom.\nMoment: Evening.\nDifferent from:\n- A line.\n- Another line.')
  expect(promptFor({ theme: 'progress', context: null, recent: [] }).content).toBe('Theme: progress.')
})
