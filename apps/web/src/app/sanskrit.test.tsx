// @vitest-environment happy-dom
import { limbs } from '@sadhana/contract'
import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { FeelingFlows } from '#features/insight/feeling-flows.tsx'
import { LimbList } from '#features/landing/limb-list.tsx'
import { Promises } from '#features/landing/promises.tsx'
import { RecentSessions } from '#features/practice/list/recent-sessions.tsx'
import { limbNames } from '#lib/product/limb-names.text.ts'
import { aPractice } from '#testing/practice.ts'
import { OptionList } from '#ui/form/option-list.tsx'
import { sanskrit } from '#ui/sanskrit.ts'

afterEach(cleanup)

const word = new RegExp(`\\b(${limbs.join('|')}|Patañjali)\\b`, 'i')

/** Texts that name a limb but aren't marked as Sanskrit. */
function spokenAsEnglish(page: Element): string[] {
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  const untagged: string[] = []
  let count = 0
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!word.test(node.nodeValue ?? '')) continue
    count += 1
    if (node.parentElement?.closest('[lang]')?.getAttribute('lang') !== 'sa-Latn') untagged.push(node.nodeValue ?? '')
  }
  expect(count).toBeGreaterThan(0)
  return untagged
}

const flow = { sessions: 8, shifts: [{ before: 'restless' as const, after: 'calm' as const, times: 8 }] }

const places: Record<string, ReactElement> = {
  'the eight limbs': <LimbList />,
  'the promises': <Promises />,
  'a session': (
    <MemoryRouter>
      <RecentSessions sessions={[aPractice()]} today="2026-01-05" onEdit={() => {}} />
    </MemoryRouter>
  ),
  'the changes of feeling': (
    <MemoryRouter>
      <FeelingFlows
        quiet={false}
        flows={[
          { ...flow, limbType: 'dhyana' },
          { ...flow, limbType: 'asana' },
        ]}
      />
    </MemoryRouter>
  ),
  'a choice of limbs': (
    <select>
      <OptionList empty="All limbs" labels={limbNames} {...sanskrit} />
    </select>
  ),
}

test.each(Object.entries(places))('in %s, Sanskrit is marked as Sanskrit', (_where, element) => {
  expect(spokenAsEnglish(render(element).container)).toEqual([])
})
