import { errors } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { aChallenge } from '#testing/together.ts'
import { challengesText } from '../challenges/challenges.text.ts'
import { buddiesText, quietWordText } from './buddies.text.ts'

const samples: unknown[][] = [
  ['Asha', 'Monday', aChallenge()],
  [3, 5, aChallenge()],
  [3, aChallenge(), 'x'],
  ['Monday', 3, aChallenge({ type: 'minutes' })],
  [aChallenge({ type: 'limbs' })],
  ['no-hurry'],
  ['Monday', 'rest', 'open', 'Asha'],
]

/** Every sentence. Functions are called with all the values they accept. */
function sentencesIn(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts]
  if (typeof texts === 'object' && texts) return Object.values(texts).flatMap(sentencesIn)
  if (typeof texts !== 'function') return []
  return samples.flatMap((args) => {
    try {
      return sentencesIn((texts as (...args: unknown[]) => unknown)(...args))
    } catch {
      return []
    }
  })
}

const pressing = /\blos(e|t|ing)\b|don['’]t break|last chance|behind|only \d|\bmiss(ed|ing)?\b|hurry up/i

test('no text about challenges or buddies puts pressure on anyone', () => {
  const own = Object.entries(errors).filter(([code]) => code.startsWith('journey.'))
  const sentences = sentencesIn([challengesText, buddiesText, quietWordText, own])
  expect(sentences.length).toBeGreaterThan(80)
  expect(sentences.filter((sentence) => pressing.test(sentence))).toEqual([])
  expect('You are behind, and only 3 left.').toMatch(pressing)
})
