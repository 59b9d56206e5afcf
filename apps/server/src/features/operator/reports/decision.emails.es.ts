import type { DecisionTexts } from './decision.emails.en.ts'

export const es: DecisionTexts = {
  decisionSubject: ({ actions }) =>
    actions.includes('suspend') ? 'Tu cuenta está en pausa' : 'Sobre lo que compartiste',
  decisionText: ({ actions, days, reason, practiceOn }) => {
    if (actions.includes('close') || actions.length === 0) return []
    return [
      ...(actions.includes('hide')
        ? [
            practiceOn === null
              ? 'Algo que compartiste ya no está a la vista de los demás miembros. Sigue en tu diario, y tú todavía lo ves.'
              : `Tu práctica del ${practiceOn} ya no está a la vista de los demás miembros. Sigue en tu diario, y tú todavía la ves.`,
          ]
        : []),
      ...(actions.includes('warn')
        ? [
            practiceOn === null
              ? 'Lee esto como una advertencia sobre lo que compartes.'
              : `Lee esto como una advertencia sobre tu práctica del ${practiceOn}.`,
          ]
        : []),
      ...(actions.includes('suspend')
        ? [
            `Hemos puesto tu cuenta en pausa ${days ? `durante ${days} días` : 'hasta nuevo aviso'}. Mientras tanto no puedes iniciar sesión, y los demás no ven lo que compartes. Tu diario queda como está. Si quieres una copia, responde a este correo y te la enviaremos.`,
          ]
        : []),
      `Nuestro motivo: «${reason}»`,
      'Si crees que nos equivocamos, responde a este correo. Lo mirará otra persona, casi siempre en menos de dos días.',
    ]
  },
  thanksSubject: 'Gracias por tu denuncia',
  thanksText: (wasClosed) => [
    'Gracias por contárnoslo. Una persona ha leído tu denuncia.',
    wasClosed
      ? 'Esta vez no encontramos nada contrario a nuestras normas. Puedes bloquear o silenciar a cualquiera, y no lo sabrá.'
      : 'Hemos hecho algo al respecto. Qué exactamente queda entre nosotros y la otra persona.',
  ],
}
