import {
  type ChatSource,
  countryOfZone,
  emergencyNumberOf,
  helplineDirectory,
  helplineOf,
  helplines,
} from '@sadhana/contract'
import type { Boundary } from './boundary.rules.ts'

/**
 * People wrote this answer, and it is the same for everyone. Only the numbers depend on the member's time zone. It
 * recommends no practice.
 */
export function crisisAnswer(zone: string): string {
  const country = countryOfZone(zone)
  const line = country && helplineOf(country)
  const emergency = country && emergencyNumberOf(country)
  return [
    'I am glad you wrote that down. This is more than practice can carry, and you should not carry it alone.',
    'Are you safe right now? Please talk to a person. If you or someone else might be in danger, call your local emergency number.',
    [
      ...(line ? [`${helplines[line].name}: ${helplines[line].call}.`] : []),
      ...(emergency ? [`Emergency: ${emergency}.`] : []),
      `Every country, by call, text or chat: ${helplineDirectory}.`,
    ].join(' '),
    'This answer is always the same. No model wrote it, and no one has been told. You can keep writing here.',
  ].join('\n\n')
}

const helpNow: ChatSource = { source: 'Helplines by country', title: 'Help now', path: '/help-now' }
const writeToUs: ChatSource = { source: 'A person reads it', title: 'Write to us', path: '/settings/letters' }
const peopleFirst: ChatSource = {
  source: 'Handbook',
  title: 'When you need a person',
  path: '/guide#people-first',
}

export const crisisSources: ChatSource[] = [helpNow, writeToUs]

/** For words that might mean danger: names people to talk to, and doesn't offend if something else was meant. */
export const gentleAnswer = {
  response:
    'That sounds heavy, and I only look things up, so please don’t stay alone with it. If you’re thinking of dying or of hurting yourself, or if someone isn’t safe, please talk to a person now: Help now lists people to call, text or chat with, by country.\n\nIf I misunderstood you, please ask me again in other words.',
  sources: [helpNow, writeToUs],
}

/** The answer when someone asks for a practice soon after helplines were shown. */
export const noPracticeAnswer = {
  response:
    'I’d rather not suggest a practice right now. If things are still hard, please talk to a person first: Help now lists people to call, text or chat with, by country.\n\nYou can ask me anything else, and keep writing here.',
  sources: [helpNow, writeToUs],
}

export const boundaryAnswers: Record<Boundary, { response: string; sources: ChatSource[] }> = {
  medical: {
    response:
      'That’s a question for a doctor, pharmacist or therapist who knows you. I can’t diagnose anything, and I can’t say what to take, what to leave out or whether a practice heals an illness. Please don’t change a medicine because of anything you read here.\n\nIf something feels wrong right now, such as chest pain or trouble breathing, please call your local emergency number. Until you’ve asked, leave out breath holding and anything that hurts.',
    sources: [peopleFirst, helpNow],
  },
  eating: {
    response:
      'I won’t give advice on eating less or on weight. If food, fasting or your body takes up a lot of your thoughts, that’s worth telling a doctor or someone you trust, and you don’t have to be sure it’s serious.\n\nNothing in this practice asks you to go hungry. Not harming begins with yourself.',
    sources: [helpNow, peopleFirst],
  },
}
