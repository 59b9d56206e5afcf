const takeIt =
  'Your archive holds everything that is yours. It opens in any browser without a network, and another installation of Sadhana Compass can import it.'
const after = (day: string) =>
  `From ${day} no one can sign in here any more, and we erase every account. The last backup is encrypted, and destroyed 30 days later.`

export const en = {
  /** The end of every email to which a person answers. */
  answer: 'An answer to this email is read by a person.',
  getArchive: 'Get your archive',
  archive: {
    subject: 'Your archive is ready',
    text: 'We’ve prepared an archive with everything that is yours here. It can be downloaded for a day.',
  },
  announced: {
    subject: (day: string) => `Sadhana Compass closes on ${day}`,
    paragraphs: (day: string, host: string, reason: string) => [
      `Sadhana Compass at ${host} closes on ${day}. The people who run it write: “${reason}”`,
      `${takeIt} You can make one whenever you like, and download it before ${day}. A week before that day, we make one for you and write again.`,
      'If you had a contribution running, it has ended. Nothing more is taken.',
      after(day),
    ],
  },
  reminder: {
    subject: (day: string) => `Closing on ${day}: take your archive`,
    paragraphs: (day: string, host: string) => [
      `Sadhana Compass at ${host} closes on ${day}, as we wrote before. ${takeIt}`,
      after(day),
    ],
  },
  last: {
    subject: (day: string) => `Your archive, before we close on ${day}`,
    paragraphs: (day: string, host: string) => [
      `Sadhana Compass at ${host} closes on ${day}. We’ve made an archive for you, which you can download before that day. If you practise in the meantime, you can make a new one.`,
      takeIt,
      after(day),
      'Thank you for practising here.',
    ],
  },
  cancelled: {
    subject: (_day: string) => 'Sadhana Compass stays open',
    paragraphs: (day: string, host: string) => [
      `We wrote that Sadhana Compass at ${host} closes on ${day}. It stays open after all. Your account and your log are as they were, and new members can join again.`,
      'If a contribution of yours has ended, it doesn’t start again by itself.',
    ],
  },
}

export type ClosingTexts = typeof en
