import type { Email } from '#platform/mail/email.ts'
import { closingDay } from '#platform/switches/switches.ts'
import type { EmailRound, QueuedEmail } from './emails.repo.ts'

type Facts = Pick<QueuedEmail, 'on' | 'reason'> & {
  publicUrl: string
  /** For someone who can't sign in: a link to the archive that works for anyone. */
  archiveUrl: string | undefined
}

const answer = 'An answer to this email is read by a person.'

/** The subject and content of an email about the end of the installation. */
export function closingEmail(round: EmailRound, facts: Facts): { subject: string; content: Email } {
  const { on, reason, publicUrl, archiveUrl } = facts
  const [day, host] = [closingDay(on), new URL(publicUrl).host]
  const action = { label: 'Get your archive', url: archiveUrl ?? new URL('/settings/archive', publicUrl).href }
  const after = `From ${day} no one can sign in here any more, and we erase every account. The last backup is encrypted, and destroyed 30 days later.`
  const takeIt =
    'Your archive holds everything that is yours. It opens in any browser without a network, and another installation of Sadhana Compass can import it.'
  const texts = {
    announced: {
      subject: `Sadhana Compass closes on ${day}`,
      paragraphs: [
        `Sadhana Compass at ${host} closes on ${day}. The people who run it write: “${reason}”`,
        `${takeIt} You can make one whenever you like, and download it until ${day}. A week before that, we make one for you and write again.`,
        'If you had a contribution running, it has ended. Nothing more is taken.',
        after,
      ],
    },
    reminder: {
      subject: `Closing on ${day}: take your archive`,
      paragraphs: [`Sadhana Compass at ${host} closes on ${day}, as we wrote before. ${takeIt}`, after],
    },
    last: {
      subject: `Your archive, before we close on ${day}`,
      paragraphs: [
        `Sadhana Compass at ${host} closes on ${day}. We’ve made an archive for you, which can be downloaded until then. If you practise in the meantime, you can make a new one.`,
        takeIt,
        after,
        'Thank you for practising here.',
      ],
    },
    cancelled: {
      subject: 'Sadhana Compass stays open',
      paragraphs: [
        `We wrote that Sadhana Compass at ${host} closes on ${day}. It stays open after all: nothing of yours has changed, and new members can join again.`,
        'A contribution that ended doesn’t start again by itself.',
      ],
    },
  } as const
  const { subject, paragraphs } = texts[round]
  const isOver = round === 'cancelled'
  return { subject, content: { paragraphs: [...paragraphs], ...(!isOver && { action }), closing: answer } }
}
