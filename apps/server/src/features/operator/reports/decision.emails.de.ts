import type { DecisionTexts } from './decision.emails.en.ts'

export const de: DecisionTexts = {
  decisionSubject: ({ actions }) =>
    actions.includes('suspend') ? 'Wir haben dein Konto pausiert' : 'Zu dem, was du geteilt hast',
  decisionText: ({ actions, days, reason, practiceOn }) => {
    if (actions.includes('close') || actions.length === 0) return []
    return [
      ...(actions.includes('hide')
        ? [
            practiceOn === null
              ? 'Wir haben etwas, das du geteilt hast, für andere Mitglieder ausgeblendet. In deinem Tagebuch ist es noch, und du siehst es weiterhin.'
              : `Wir haben deine Übung vom ${practiceOn} für andere Mitglieder ausgeblendet. In deinem Tagebuch ist sie noch, und du siehst sie weiterhin.`,
          ]
        : []),
      ...(actions.includes('warn')
        ? [
            practiceOn === null
              ? 'Bitte versteh diese E-Mail als Verwarnung wegen etwas, das du geteilt hast.'
              : `Bitte versteh diese E-Mail als Verwarnung wegen deiner geteilten Übung vom ${practiceOn}.`,
          ]
        : []),
      ...(actions.includes('suspend')
        ? [
            `Wir haben dein Konto ${days ? `für ${days} Tage` : 'bis auf Weiteres'} pausiert. Solange kannst du dich nicht anmelden, und andere sehen nicht, was du geteilt hast. Dein Tagebuch bleibt, wie es ist. Wenn du eine Kopie davon möchtest, antworte auf diese E-Mail, und wir senden dir eine.`,
          ]
        : []),
      `Unser Grund: „${reason}“`,
      'Wenn du findest, dass wir falschliegen, antworte auf diese E-Mail. Jemand anderes sieht es sich an, meist innerhalb von zwei Tagen.',
    ]
  },
  thanksSubject: 'Danke für deine Meldung',
  thanksText: (wasClosed) => [
    'Danke, dass du uns Bescheid gegeben hast. Ein Mensch hat deine Meldung gelesen.',
    wasClosed
      ? 'Diesmal haben wir nichts gefunden, was gegen unsere Regeln verstößt. Du kannst weiterhin jede Person blockieren oder stummschalten; wir sagen es ihr nicht.'
      : 'Wir haben etwas unternommen. Was genau, bleibt zwischen uns und der anderen Person.',
  ],
}
