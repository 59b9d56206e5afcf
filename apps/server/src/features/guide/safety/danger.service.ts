import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { isCrisis, isCrisisAfter } from '@sadhana/contract/crisis'
import { type DangerWeights, featuresOf, likenessOf, places } from './likeness.rules.ts'

const folder = new URL('../../../../content/guide/', import.meta.url)

const linesOf = (path: string): string[] =>
  readFileSync(new URL(path, folder), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

/** Our training sentences, by language. */
export const readSentences = (): { crisis: string[]; worrying: string[]; harmless: string[] }[] =>
  readdirSync(new URL('crisis/', folder))
    .toSorted()
    .map((file) => ({
      crisis: linesOf(`crisis/${file}`),
      worrying: linesOf(`worrying/${file}`),
      harmless: linesOf(`harmless/${file}`),
    }))

const weightsFile = new URL('weights.br', folder)
const digestLength = 32

/** Identifies the sentences that the weights were learned from. */
export const digestOf = (sentences: ReturnType<typeof readSentences>): Buffer =>
  createHash('sha256').update(JSON.stringify(sentences)).digest()

/** `npm run guide:learn` uses this to save the weights. */
export function writeWeights({ direct, any }: DangerWeights, digest: Buffer): void {
  writeFileSync(weightsFile, brotliCompressSync(Buffer.concat([digest, new Uint8Array(direct), new Uint8Array(any)])))
}

export function readWeights(): DangerWeights & { digest: Buffer } {
  const bytes = brotliDecompressSync(readFileSync(weightsFile))
  const weightsFrom = (start: number) => new Int8Array(bytes.buffer, bytes.byteOffset + start, places)
  return {
    digest: bytes.subarray(0, digestLength),
    direct: weightsFrom(digestLength),
    any: weightsFrom(digestLength + places),
  }
}

/** The points for words that the rules recognise. */
const pointsOfRules = 0.8
const pointsOfAnswer = 0.7

/** A crisis has more points than these. Someone who only hints at danger gets helplines too, if the hint is clear. */
const crisisBar = { direct: 0.4, any: 1.4 }
const worryBar = 0.4

/** A longer text contains words of every kind, so it is read two sentences at a time. */
const maxWordsAtOnce = 60

/** With fewer words, a text resembles too many sentences. */
const wordsThatCount = 4

const wordCountOf = (text: string): number => text.trim().split(/\s+/).length

/** Each sentence alone, and together with the next one, because alone it may say too little. */
function partsOf(message: string): string[] {
  const sentences = message.split(/(?<=[.!?…\u0964])\s+|\n+/).filter((part) => part.trim() !== '')
  return [...sentences, ...sentences.slice(1).map((sentence, index) => `${sentences[index]} ${sentence}`)]
}

export type Danger = 'crisis' | 'worrying' | null

type Circumstances = { previous?: string | undefined; isAnswered?: boolean }

/**
 * Judges a message by its similarity to messages from people in danger, and by whether the rules recognise some of its
 * words. The limit is higher for a question that the handbook or the log answers.
 */
export function judge(
  message: string,
  { direct, any }: DangerWeights,
  { previous, isAnswered = false }: Circumstances = {},
): Danger {
  const parts = partsOf(message)
  const read = wordCountOf(message) <= maxWordsAtOnce ? [message] : parts
  const crisisParts = isCrisisAfter(message, previous) ? [message, ...parts.filter(isCrisis)] : []
  const judged = [
    ...read.map((part) => ({ part, points: isAnswered ? -pointsOfAnswer : 0 })),
    ...crisisParts.map((part) => ({ part, points: pointsOfRules })),
  ].map(({ part, points }) => {
    const features = featuresOf(part)
    const weight = Math.min(1, wordCountOf(part) / wordsThatCount)
    return {
      direct: likenessOf(features, direct) * weight + points,
      any: likenessOf(features, any) * weight + points,
    }
  })
  if (judged.some((points) => points.direct > crisisBar.direct || points.any > crisisBar.any)) return 'crisis'
  return judged.some((points) => points.any > worryBar) ? 'worrying' : null
}

/** Loaded with the first message, because commands and the worker never judge one. */
let learned: DangerWeights | undefined

/**
 * Finds messages about danger to oneself or others, and messages from people who may be in danger without saying so.
 * This decides before any model is asked. The rules find words that are spelled to avoid detection, and similarity
 * finds what no rule covers. Neither is reliable alone.
 */
export const dangerIn = (message: string, circumstances?: Circumstances): Danger =>
  judge(message, (learned ??= readWeights()), circumstances)

/** Used for letters: if true, the writer sees helplines first, and the letter is read first. */
export const mayBeInDanger = (text: string): boolean => dangerIn(text) === 'crisis'
