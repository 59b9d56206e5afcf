import type { GivingTexts } from './giving.emails.en.ts'

export const de: GivingTexts = {
  receipt: {
    subjects: { payment: 'Dein Beleg', refund: 'Deine Rückzahlung', reversal: 'Eine Zahlung wurde zurückgebucht' },
    openings: {
      payment: (sum) => `Danke. Wir haben deinen Beitrag von ${sum} erhalten.`,
      refund: (sum) => `Wir haben dir ${sum} zurückgezahlt. Bis PayPal das anzeigt, können ein paar Tage vergehen.`,
      reversal: (sum) =>
        `Deine Bank oder PayPal hat ${sum} zurückgebucht. An deiner Praxis ändert sich nichts, und alles in der kostenlosen Stufe bleibt dir offen.`,
    },
    cycles: { monthly: 'monatlicher Beitrag', annual: 'jährlicher Beitrag', once: 'einmaliger Beitrag' },
    tiers: {
      'financial-difficulty': 'Knapp bei Kasse',
      'low-cost': 'Kleiner Beitrag',
      standard: 'Voller Beitrag',
      'pay-forward': 'Für andere mit',
      custom: 'Dein eigener Betrag',
    },
    date: 'Datum',
    whatFor: 'Wofür',
    amount: 'Betrag',
    paidThrough: 'Bezahlt über',
    number: 'PayPal-Transaktion',
    forPayment: 'Betrifft Zahlung',
    receivedBy: 'Die Zahlung erhielt',
    action: 'Deinen Beitrag ansehen',
    proof:
      'Ein Beitrag ist freiwillig, und du kaufst damit keine Ware. Bitte heb diese E-Mail auf, falls du einen Zahlungsnachweis brauchst.',
    refundProof: 'Bitte heb diese E-Mail auf, falls du einen Nachweis brauchst.',
  },
  impact: {
    quarters: ['Januar bis März', 'April bis Juni', 'Juli bis September', 'Oktober bis Dezember'],
    subject: (period) => `Eingegangene Beiträge, ${period}`,
    received: (period, sum) =>
      `Du trägst andere mit, deshalb siehst du hier, was von ${period} eingegangen ist: insgesamt ${sum}.`,
    supporters: (count) => ({
      one: 'Zurzeit leistet ein Mitglied einen Beitrag.',
      other: `Zurzeit leisten ${count} Mitglieder einen Beitrag.`,
    }),
    planned: (infrastructure, development, freeAccess) =>
      `So planen wir es ein: ${infrastructure} für Infrastruktur und Hosting, ${development} für Entwicklung und neue Funktionen und ${freeAccess} für den Fonds für freien Zugang.`,
    months: (count) => ({
      one: 'Zum niedrigsten Preis entspricht dieser Fonds einem Monat für einen Menschen, der gerade nicht zahlen kann.',
      other: `Zum niedrigsten Preis entspricht dieser Fonds zusammen ${count} Monaten für Menschen, die gerade nicht zahlen können.`,
    }),
    action: 'Sehen, wohin dein Geld geht',
    closing: 'Du bekommst diese E-Mail viermal im Jahr, solange dein Beitrag zur Stufe „Für andere mit“ gehört. Danke.',
  },
}
