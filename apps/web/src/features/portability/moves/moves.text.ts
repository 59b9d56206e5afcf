import type { MovedThing, MoveRefusal } from '@sadhana/contract'
import { bytesInWords, momentText, plural } from '#intl/intl.rules.ts'

const refusals: Record<MoveRefusal, string> = {
  expired: 'The permission from there has run out before everything was here.',
  private: 'Its name leads to a private network, where we call no one.',
  'too-large': 'It sends more than we can read at once.',
  'answer-wrong': 'It answered in a way we don’t understand.',
  'failed-there': 'It couldn’t make your archive.',
  dropped: 'The import was dropped, or another one took its place.',
}

const things: Record<MovedThing, (count: number) => string> = {
  practices: (count) => plural(count, { one: '1 practice', other: (many) => `${many} practices` }),
  pictures: (count) => plural(count, { one: '1 picture', other: (many) => `${many} pictures` }),
  moods: (count) => plural(count, { one: '1 mood', other: (many) => `${many} moods` }),
  nights: (count) => plural(count, { one: '1 night', other: (many) => `${many} nights` }),
  pauses: (count) => plural(count, { one: '1 pause', other: (many) => `${many} pauses` }),
  sits: (count) => plural(count, { one: '1 sit of your own', other: (many) => `${many} sits of your own` }),
  questions: (count) =>
    plural(count, { one: '1 question to your practice', other: (many) => `${many} questions to your practice` }),
  challenges: (count) => plural(count, { one: '1 challenge', other: (many) => `${many} challenges` }),
  articles: (count) => plural(count, { one: '1 article you’ve read', other: (many) => `${many} articles you’ve read` }),
  chats: (count) =>
    plural(count, { one: '1 question to the guide', other: (many) => `${many} questions to the guide` }),
  settings: (count) => plural(count, { one: '1 setting', other: (many) => `${many} settings` }),
}

export const movesText = {
  title: 'Move',
  couldNotLoad: 'We couldn’t load your moves',
  here: {
    title: 'Move here from another installation',
    about:
      'If you’ve practised somewhere else that runs Sadhana Compass, bring everything with you. You sign in there and agree; then you see here what would be added.',
    address: 'Its address',
    addressHint: 'Such as https://compass.example',
    go: 'Continue there',
    asking: (peer: string) => `You began a move from ${peer}, and haven’t come back with a yes yet.`,
    answering: 'We’re asking for your archive',
    notAgreed: 'We got no yes from there. Please start again.',
    making: (peer: string) => `${peer} is making your archive. You can leave this page; it goes on without you.`,
    fetching: (bytes: number) =>
      `Your archive is on its way, ${bytesInWords(bytes)}. You can leave this page; it goes on without you.`,
    progress: 'How much of the archive is here',
    stop: 'Stop the move',
    stopFailed: 'We couldn’t stop the move',
    failed: 'The move didn’t work',
    refused: (peer: string) => `We couldn’t fetch your archive from ${peer}`,
    refusal: (refusal: MoveRefusal) => `${refusals[refusal]} Nothing here has changed, and nothing there is lost.`,
    again: 'Start another move',
    afterwards: (peer: string) =>
      `Your account at ${peer} is still there, and you can go on using it. Whether you erase it, and when, you decide there.`,
    open: (peer: string) => `Open ${peer}`,
  },
  away: {
    title: 'Move away from here',
    about:
      'A move away starts in the other installation: open Settings there, choose Move, and enter the address of this one. What others wrote or follow stays here.',
    underWay: (peer: string, moment: string) =>
      `You agreed to a move to ${peer} on ${momentText(moment)}. It hasn’t told us yet that everything was added.`,
    stop: 'Stop the move',
    arrived: (peer: string) => `Everything is at ${peer}`,
    arrivedHint: (moment: string) =>
      `It told us so on ${momentText(moment)}. You can erase your account here at once or in 14 days, or keep it.`,
    erase: 'Erase my account here',
    keep: 'Keep my account',
    endFailed: 'We couldn’t save this',
  },
  leave: {
    title: (host: string) => `Move to ${host}?`,
    incomplete: 'This link is incomplete',
    incompleteHint: 'Please start again in the other installation, under Settings, Move.',
    about: (origin: string) =>
      `${origin} asks for everything you’ve logged here. Please agree only if you know this address and have an account there.`,
    goes: 'What goes',
    nothing: 'You haven’t logged anything here yet.',
    couldNotLoad: 'We couldn’t count what would go',
    stays: 'What stays here',
    staying: [
      'Followers, and who you follow',
      'Messages, rooms and letters',
      'Sign-ins, passwords and payments',
      'Your account, until you decide otherwise',
    ],
    agree: 'Agree and continue',
    stay: 'Don’t move',
    failed: 'We couldn’t start the move',
  },
  things,
} as const
