import type { WaitlistTexts } from './waitlist.emails.en.ts'

export const de: WaitlistTexts = {
  confirmation: {
    subject: 'Du bist auf der Warteliste',
    paragraphs: [
      'Danke, dass du bei uns mitmachen möchtest. Du bist auf der Warteliste.',
      'Wir laden immer nur wenige Menschen auf einmal ein, damit die Gemeinschaft klein genug bleibt, um freundlich zu sein. Sobald ein Platz für dich da ist, senden wir deine persönliche Einladung an diese Adresse. Bis dahin schreiben wir dir nicht.',
    ],
    closing: 'Wenn du nicht mitmachen wolltest, kannst du diese E-Mail ignorieren.',
  },
  invitation: {
    subject: 'Deine Einladung zu Sadhana Compass',
    text: 'Es ist ein Platz für dich da. Hier ist dein persönlicher Einladungscode. Er funktioniert einmal und gilt 30 Tage:',
    action: 'Konto erstellen',
    closing: 'Wir freuen uns darauf, mit dir zu meditieren.',
  },
}
