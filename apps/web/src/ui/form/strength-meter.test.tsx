// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Strength, StrengthMeter } from './strength-meter.tsx'

afterEach(cleanup)

test.each<[Strength | undefined, string, number]>([
  [undefined, 'Three or four uncommon words make a strong password.', 0],
  ['short', 'Too short. Use at least eight characters.', 0.2],
  ['ours', 'Your name and our own words are easy to guess. Add others.', 0.2],
  [0, 'Too easy to guess.', 0.2],
  [2, 'Nearly there. Add another uncommon word.', 0.6],
  [3, 'Good. Hard to guess.', 0.8],
  [4, 'Great. Very hard to guess.', 1],
])('a score of %s reads "%s"', (score, words, share) => {
  render(<StrengthMeter score={score} />)
  expect(screen.getByRole('status').textContent).toBe(words)
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(share)
})
