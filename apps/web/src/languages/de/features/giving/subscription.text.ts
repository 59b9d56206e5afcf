import type * as english from '#features/giving/subscription.text.ts'
import { minutesInWords, plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const subscriptionText: Translation<typeof english.subscriptionText> = {
  title: 'Dein Beitrag',
  loadFailed: 'Wir konnten deinen Beitrag nicht laden',
  loadFailedText: 'Es hat sich nichts geändert. Bitte versuch es noch einmal.',
  tiers: {
    'financial-difficulty': 'Knapp bei Kasse',
    'low-cost': 'Kleiner Beitrag',
    standard: 'Voller Beitrag',
    'pay-forward': 'Für andere mit',
    custom: 'Dein eigener Betrag',
  },
  early: {
    title: 'Vorab ausprobieren',
    text: 'Probier Dinge aus, die noch im Entstehen sind. Sie können sich ändern oder wieder verschwinden; dein Tagebuch berührt das nie.',
    features: { 'compare-by-limb': 'Zwei Zeiträume nach Glied vergleichen' },
    since: (day) => `Seit dem ${day}`,
    open: 'Öffnen',
    opens: (feature) => `Öffnen: ${feature}`,
    question: 'Wie ist es gelaufen? <letter>Schreib es uns in einem Satz</letter>.',
  },
  per: { monthly: 'im Monat', annual: 'im Jahr' },
  once: 'einmalig',
  summary: (tier, amount, per) => `${tier}, ${amount} ${per}`,
  none: {
    title: 'Kein laufender Beitrag',
    text: 'Alle acht Glieder stehen dir offen, und nichts wird hier zurückgehalten. Wenn du einen Teil der Kosten mittragen möchtest, bestimmst du, wie viel.',
    action: 'So funktioniert das Geben',
  },
  free: {
    title: 'Kein laufender Beitrag',
    text: 'Du hast die kostenlose Stufe gewählt. Alles steht dir offen, so lange du möchtest. Kein Nachweis, keine Fragen.',
    action: 'So funktioniert das Geben',
  },
  states: { active: 'Läuft', pastDue: 'Zahlung offen', cancelled: 'Beendet', cancelling: 'Wird beendet' },
  facts: {
    since: 'Seit',
    next: 'Nächste Zahlung',
    with: 'Bezahlt mit',
    provider: 'PayPal',
    due: 'War fällig',
    again: 'PayPal versucht es wieder',
    access: 'Zugang',
    unchanged: 'Unverändert',
    cancelledOn: 'Beendet am',
    last: 'Letzte Zahlung',
  },
  pastDue: {
    title: 'PayPal konnte die letzte Zahlung nicht abbuchen.',
    text: 'Oft ist nur eine Karte abgelaufen. Du kannst das dort in Ordnung bringen, weniger geben oder aufhören. Alles drei ist in Ordnung, und deine Praxis steht dir so oder so offen.',
    open: 'PayPal öffnen',
  },
  cancelled: {
    until: (date) => `Bis zum ${date} für dich da`,
    over: 'Beendet',
    text: (tier, date) =>
      `PayPal hat das Ende bestätigt, und es wird nichts mehr abgebucht. Was zur Stufe „${tier}“ gehört, bleibt dir bis zum ${date}. Danach geht alles Kostenlose weiter wie bisher.`,
    overText:
      'PayPal hat das Ende bestätigt, und es wird nichts mehr abgebucht. Alles Kostenlose geht weiter wie bisher.',
    again: 'Wieder beginnen',
  },
  cancelling: {
    title: 'Wir buchen nichts mehr ab.',
    text: 'PayPal antwortet gerade nicht, deshalb geben wir es weiter, sobald das wieder geht. Du brauchst nichts zu tun.',
    until: (date) => `Was zu deinem Beitrag gehört, bleibt dir bis zum ${date}.`,
  },
  change: 'Betrag ändern',
  cancel: 'Beitrag beenden',
  cancelDialog: {
    title: 'Beitrag beenden?',
    text: (date) =>
      `Es wird nichts mehr abgebucht. Alles steht dir offen, bis der bezahlte Zeitraum am ${date} endet, und danach auch, als Mitglied ohne Beitrag.`,
    textUndated:
      'Es wird nichts mehr abgebucht. Alles steht dir offen, bis der bezahlte Zeitraum endet, und danach auch, als Mitglied ohne Beitrag.',
    hint: 'Du kannst wieder beginnen, wann immer es dir passt. Keine Fragen, weder so noch so.',
    keep: 'Behalten',
  },
  changeDialog: {
    title: 'Beitrag ändern',
    now: (summary) => `Jetzt: ${summary}.`,
    tiers: 'Neuer Betrag',
    hints: {
      'financial-difficulty': 'Kostenlos und ohne Fragen. Beendet die Zahlungen',
      'low-cost': 'Ein kleines, stetiges Ja',
      standard: 'Trägt deinen eigenen Platz',
      'pay-forward': 'Dein Platz und noch einer',
    },
    current: 'Was du jetzt gibst',
    explain: (now, then) => `${then} statt ${now}.`,
    explainFrom: (date, now, then) => `Ab dem ${date}: ${then} statt ${now}.`,
    explainText:
      'PayPal bittet dich, dem neuen Betrag zuzustimmen. Die alte Vereinbarung endet, sobald das bestätigt ist, also wird nichts doppelt abgebucht.',
    stopText:
      'PayPal bucht nichts mehr ab. Alles steht dir offen, bis der bezahlte Zeitraum endet, und danach auch, als Mitglied ohne Beitrag.',
    submit: 'Weiter zu PayPal',
    stop: 'Zahlungen beenden',
    keep: (amount) => `Bei ${amount} bleiben`,
    others: 'Andere Beträge und jährliches Geben',
  },
  waiting: {
    title: 'Wir warten auf die Bestätigung von PayPal.',
    text: 'Meist dauert es weniger als eine Minute. Bis dahin gilt hier nichts als bezahlt.',
    long: (minutes) =>
      `Diese dauert länger: bisher ${minutesInWords(minutes)}. PayPal prüft eine erste Zahlung manchmal von Hand. Wenn sie nicht durchgeht, wird nichts abgebucht.`,
    unreachable: 'PayPal antwortet gerade nicht, wir wissen es also noch nicht. Wir fragen weiter nach.',
    again: 'Nachsehen',
    openPayPal: 'PayPal öffnen',
    stopped: 'Bei PayPal abgebrochen',
    write: 'Schreib uns',
    meantime: 'In der Zwischenzeit',
    meantimeText: 'Alles steht dir offen, wie immer. Du kannst diese Seite schließen.',
  },
  tracked: { title: 'Zahlung erfasst', text: 'Danke für deinen Beitrag.' },
  failed: {
    title: 'Die Zahlung ist noch nicht erfasst',
    text: 'Die Zahlung ging durch, aber wir konnten sie in deinem Konto nicht erfassen.',
    safe: (amount) => `Deine Zahlung von ${amount} ist sicher.`,
    safeText:
      'PayPal hat sie verzeichnet, und sie wird nicht doppelt abgebucht. Wir versuchen es weiter. Du brauchst nichts zu tun.',
    reference: (reference) => `Referenz bei PayPal: ${reference}`,
  },
  declined: {
    title: 'PayPal hat die Zahlung nicht angenommen',
    text: 'Es wurde nichts abgebucht. Du kannst es noch einmal versuchen, einen anderen Betrag wählen oder es lassen.',
    again: 'Zu den Stufen',
  },
  thanks: {
    title: 'Danke',
    text: {
      'low-cost': 'Das hilft, deinen Platz zu tragen.',
      standard: 'Das trägt deinen eigenen Platz.',
      'pay-forward': 'Das trägt deinen Platz und noch einen.',
      custom: 'Das hilft, deinen Platz zu tragen.',
    },
    receipt: (email) => `Ein Beleg ist unterwegs an ${email}.`,
  },
  did: {
    title: 'Was daraus geworden ist',
    payments: (count, amount) =>
      plural(count, {
        one: `1 Zahlung, insgesamt ${amount}.`,
        other: (text) => `${text} Zahlungen, insgesamt ${amount}.`,
      }),
    fund: (amount) => `${amount} davon sind für den Fonds eingeplant, der Plätze kostenlos hält.`,
    thanks: 'Danke, dass du einen Teil davon mitgetragen hast.',
    where: 'Wohin dein Geld geht',
  },
}
