// @vitest-environment happy-dom
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { ambientSounds, api } from '@sadhana/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#testing/render-screen.tsx'
import { Inside } from './inside.tsx'

const claims = () => document.body.textContent ?? ''

test('everything that we promise is on the page', () => {
  renderScreen(<Inside />, { user: null })
  expect(claims()).toContain('eight sounds')
  expect(ambientSounds).toHaveLength(8)
  const features = ['practice', 'meditation', 'journey', 'learning', 'wellness', 'community'] as const
  expect(features.filter((feature) => !(feature in api))).toEqual([])
})

test('nothing is promised that isn’t built', () => {
  renderScreen(<Inside />, { user: null })
  expect(claims()).not.toMatch(/offline|remind|recommend|chat|guided|message|import/i)
})

test('the user guide is one click away', () => {
  renderScreen(<Inside />, { user: null })
  expect(screen.getByRole('link', { name: 'Read the user guide' }).getAttribute('href')).toBe('/guide')
})

const publicFolder = resolve(import.meta.dirname, '../../../public')
const bytesOf = (path: string | null) => statSync(`${publicFolder}${path}`).size

test('the pictures of the app are labelled as showing a demo member, don’t shift the page, and are small', () => {
  renderScreen(<Inside />, { user: null })
  expect(screen.getByText(/with the log of a demo member/)).toBeTruthy()
  const pictures = [...document.querySelectorAll('picture')]
  expect(pictures).toHaveLength(2)
  for (const picture of pictures) {
    const [source, image] = [picture.querySelector('source'), picture.querySelector('img')]
    expect(image?.getAttribute('loading')).toBe('lazy')
    for (const part of [source, image]) {
      expect(Number(part?.getAttribute('width')) * Number(part?.getAttribute('height'))).toBeGreaterThan(0)
      expect(bytesOf(part?.getAttribute('srcset') ?? part?.getAttribute('src') ?? '')).toBeLessThan(45_000)
    }
  }
})
