import { guideButtonText } from './guide-button.text.ts'

/** Every sentence of the Practice Guide's window. */
export const guideText = {
  ...guideButtonText,
  more: 'More',
  from: { model: 'Answers from our library', library: 'Looks things up', crisis: 'A fixed answer, by people' },
  conversation: 'Conversation',
  hello: {
    morning: (name: string) => `Good morning, ${name}.`,
    afternoon: (name: string) => `Good afternoon, ${name}.`,
    evening: (name: string) => `Good evening, ${name}.`,
  },
  welcome: {
    model: (greeting: string) =>
      `${greeting} I’m the Practice Guide. Ask about the eight limbs, about this app, or about what to do with ten minutes.`,
    library: (greeting: string) => `${greeting} Ask me where something is, or what a limb means.`,
  },
  whatIsThis: 'What is this?',
  local:
    'No language model is set up on this server, so a smaller, local guide answers. It looks things up in the handbook and the library and quotes what it finds. It can’t hold a conversation, and nothing you write leaves this server.',
  suggestions: 'Suggestions',
  suggested: [
    'What should I do with ten minutes?',
    'I sat down restless',
    'What is pratyahara?',
    'How do rest days work?',
  ],
  thinking: 'The guide is thinking',
  stop: 'Stop',
  stopped: 'Stopped. We didn’t save this answer.',
  /** As specified. */
  failed: "I'm having trouble connecting right now. Please try again in a moment.",
  tooMany: 'That’s a lot of questions in a short time. Please try again in a minute.',
  instead: {
    quota: 'You’ve used today’s budget with the language model, so the local guide looked this up. It’s back tomorrow.',
    down: 'The language model couldn’t answer this one, so the local guide looked it up.',
  },
  openSection: 'Open that section',
  sourceOf: (source: string, title: string) => `${source}, “${title}”`,
  saw: 'What the guide saw',
  delete: 'Delete',
  deleteOf: (question: string) => `Delete: ${question}`,
  deleteFailed: 'We couldn’t delete this',
  deleteAll: 'Delete the conversation',
  deleteAllTitle: 'Delete the conversation?',
  deleteAllText: 'All your questions and the answers to them are deleted for good.',
  earlier: 'Show earlier questions',
  loadFailed: 'We couldn’t load your conversation',
  loadSafe: 'It’s safe, and you can ask something new.',
  consent: 'May use my practice log',
  consentOn: 'Sessions and feelings of the last 30 days, never notes or tags',
  consentOff: 'Off: the guide knows nothing about you',
  consentFailed: 'We couldn’t save this',
  message: 'Message',
  placeholder: 'Write to the guide',
  send: 'Send',
  fine: 'No diagnosis, no medical advice.',
  how: 'How the guide works',
  crisis: {
    line: (name: string, number: string) => `${name}, ${number}`,
    directory: 'Find someone who answers',
    emergency: (number: string) => `Emergency, ${number}`,
    elsewhere: 'I am somewhere else',
    write: 'Write instead of calling',
    person: 'Write to us',
  },
}
