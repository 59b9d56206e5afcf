import type { ReminderTexts } from './reminder.emails.en.ts'

export const de: ReminderTexts = {
  action: 'Meditation beginnen',
  otherAction: 'Erinnerungen ändern oder ausschalten',
  closing: 'Du bekommst diese E-Mail, weil du für diese Zeit eine Erinnerung eingestellt hast.',
  title: 'Ein Moment für dich',
  usual: 'Wenn du so weit bist, sind hier ein paar stille Minuten für dich.',
  gentle: 'Du musst nichts tun. Wenn dir danach ist, ein paar leichte Atemzüge mit offenen Augen.',
  fewer: (count) =>
    `Die letzten ${count} Erinnerungen kamen vielleicht ungelegen, deshalb senden wir vorerst nur jeden dritten Tag eine. Du kannst das unter Erinnerungen ändern.`,
  test: 'So sieht eine Erinnerung aus. Du musst nichts tun.',
}
