import { median, type Sample } from './samples.ts'
import { rounds, seconds } from './settings.ts'
import type { Subject } from './subjects.ts'

/** A subject's results: the medians of all rounds. */
export type Result = Sample & { name: string; samples: Sample[] }

/**
 * The subjects run in every round, each round starting with a different one. So any other load on the machine affects
 * all of them alike, and only their ratios count. A first round, for warming up, is discarded.
 */
export async function measure(subjects: Subject[]): Promise<Result[]> {
  for (const { run } of subjects) await run(seconds)
  const taken = subjects.map(({ name, run }) => ({ name, run, samples: [] as Sample[] }))
  for (let round = 0; round < rounds; round++) {
    const first = round % taken.length
    for (const { run, samples } of [...taken.slice(first), ...taken.slice(0, first)]) samples.push(await run(seconds))
  }
  return taken.map(({ name, samples }) => Object.assign(summarise(samples), { name, samples }))
}

function summarise(samples: Sample[]): Sample {
  const middle = (figure: keyof Sample) => median(samples.map((sample) => sample[figure]))
  return {
    perSecond: middle('perSecond'),
    p50: middle('p50'),
    p95: middle('p95'),
    p99: middle('p99'),
    cpuMicros: middle('cpuMicros'),
    failed: samples.reduce((sum, { failed }) => sum + failed, 0),
  }
}

/** Compared round by round, so that a slow minute affects both sides. */
export const ratio = (figure: 'perSecond' | 'cpuMicros', subject: Result, base: Result): number =>
  median(subject.samples.map((sample, round) => sample[figure] / (base.samples[round]?.[figure] ?? Number.NaN)))
