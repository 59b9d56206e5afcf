import type { DecisionTexts } from './decision.emails.en.ts'

export const de: DecisionTexts = {
  decisionSubject: ({ actions }) =>
    actions.includes('suspend') ? 'Dein Konto ist pausiert' : 'Zu dem, was du geteilt hast',
  decisionText: ({ actions, days, reason, practiceOn }) => {
    if (actions.includes('close') || actions.length === 0) return []
    return [
      ...(actions.includes('hide')
        ? [
            practiceOn === null
              ? 'Etwas, das du geteilt hast, ist für andere Mitglieder nicht mehr zu sehen. In deinem Tagebuch ist es noch, und du siehst es weiterhin.'
              : `Deine Übung vom ${practiceOn} ist für andere Mitglieder nicht mehr zu sehen. In deinem Tagebuch ist sie noch, und du siehst sie weiterhin.`,
          ]
        : []),
      ...(actions.includes('warn')
        ? [
            practiceOn === null
              ? 'Bitte lies das als Warnung zu dem, was du teilst.'
              : `Bitte lies das als Warnung zu deiner Übung vom ${practiceOn}.`,
          ]
        : []),
      ...(actions.includes('suspend')
        ? [
            `Wir haben dein Konto ${days ? `für ${days} Tage` : 'bis auf Weiteres'} pausiert. Solange kannst du dich nicht anmelden, und andere sehen nicht, was du teilst. Dein Tagebuch bleibt, wie es ist. Wenn du eine Kopie davon möchtest, antworte auf diese E-Mail, und wir senden dir eine.`,
          ]
        : []),
      `Unser Grund: „${reason}“`,
      'Wenn du findest, dass wir falsch liegen, antworte auf diese E-Mail. Eine andere Person sieht es sich an, meist innerhalb von zwei Tagen.',
    ]
  },
  thanksSubject: 'Danke für deine Meldung',
  thanksText: (wasClosed) => [
    'Danke, dass du uns Bescheid gegeben hast. Ein Mensch hat deine Meldung gelesen.',
    wasClosed
      ? 'Diesmal haben wir nichts gefunden, was gegen unsere Regeln verstößt. Du kannst weiterhin alle blockieren oder stummschalten, ohne dass sie es erfahren.'
      : 'Wir haben etwas unternommen. Was genau, bleibt zwischen uns und der anderen Person.',
  ],
}
