import type { GivingTexts } from './giving.emails.en.ts'

export const de: GivingTexts = {
  receipt: {
    subjects: { payment: 'Dein Beleg', refund: 'Deine Rückzahlung', reversal: 'Eine Zahlung wurde zurückgeholt' },
    openings: {
      payment: (sum) => `Danke. Wir haben deinen Beitrag von ${sum} erhalten.`,
      refund: (sum) => `Wir haben dir ${sum} zurückgezahlt. Bis PayPal das anzeigt, können ein paar Tage vergehen.`,
      reversal: (sum) =>
        `Deine Bank oder PayPal hat ${sum} zurückgeholt. An deiner Praxis ändert sich nichts, und alles in der kostenlosen Stufe bleibt dir offen.`,
    },
    cycles: { monthly: 'monatlicher Beitrag', annual: 'jährlicher Beitrag', once: 'einmaliger Beitrag' },
    tiers: {
      'financial-difficulty': 'Knapp bei Kasse',
      'low-cost': 'Kleiner Beitrag',
      standard: 'Voller Beitrag',
      'pay-forward': 'Für andere mit',
      custom: 'Dein eigener Beitrag',
    },
    date: 'Datum',
    whatFor: 'Wofür',
    amount: 'Betrag',
    paidThrough: 'Bezahlt über',
    number: 'Nummer bei PayPal',
    forPayment: 'Betrifft Zahlung',
    receivedBy: 'Empfangen durch',
    action: 'Deinen Beitrag ansehen',
    proof:
      'Ein Beitrag ist freiwillig und kauft keine Ware. Bitte heb diese E-Mail auf, wenn du einen Nachweis brauchst.',
    refundProof: 'Bitte heb diese E-Mail auf, wenn du einen Nachweis brauchst.',
  },
  impact: {
    quarters: ['Januar bis März', 'April bis Juni', 'Juli bis September', 'Oktober bis Dezember'],
    subject: (period) => `Was eingegangen ist, ${period}`,
    received: (period, sum) =>
      `Du trägst andere mit, deshalb siehst du hier, was von ${period} eingegangen ist: insgesamt ${sum}.`,
    supporters: (count) => ({
      one: 'Zurzeit trägt ein Mitglied bei.',
      other: `Zurzeit tragen ${count} Mitglieder bei.`,
    }),
    planned: (infrastructure, development, freeAccess) =>
      `So planen wir es ein: ${infrastructure} für Infrastruktur und Hosting, ${development} für Entwicklung und neue Funktionen und ${freeAccess} für den Fonds für freien Zugang.`,
    months: (count) => ({
      one: 'Zum niedrigsten Preis reicht dieser Fonds für einen Monat für jemanden, der gerade nicht zahlen kann.',
      other: `Zum niedrigsten Preis reicht dieser Fonds für ${count} Monate für jemanden, der gerade nicht zahlen kann.`,
    }),
    action: 'Sehen, wohin dein Geld geht',
    closing: 'Du bekommst diese E-Mail viermal im Jahr, solange du in der Stufe „Für andere mit“ gibst. Danke.',
  },
}
