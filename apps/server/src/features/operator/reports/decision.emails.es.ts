import type { DecisionTexts } from './decision.emails.en.ts'

export const es: DecisionTexts = {
  decisionSubject: ({ actions }) =>
    actions.includes('suspend') ? 'Hemos puesto tu cuenta en pausa' : 'Sobre lo que compartiste',
  decisionText: ({ actions, days, reason, practiceOn }) => {
    if (actions.includes('close') || actions.length === 0) return []
    return [
      ...(actions.includes('hide')
        ? [
            practiceOn === null
              ? 'Hemos ocultado a los demás miembros algo que compartiste. Sigue en tu diario, y tú todavía lo ves.'
              : `Hemos ocultado a los demás miembros tu práctica del ${practiceOn}. Sigue en tu diario, y tú todavía la ves.`,
          ]
        : []),
      ...(actions.includes('warn')
        ? [
            practiceOn === null
              ? 'Esto es una advertencia sobre lo que compartiste.'
              : `Esto es una advertencia sobre tu práctica del ${practiceOn}.`,
          ]
        : []),
      ...(actions.includes('suspend')
        ? [
            `Hemos puesto tu cuenta en pausa ${days ? `durante ${days} días` : 'hasta nuevo aviso'}. Mientras tanto no puedes iniciar sesión, y los demás miembros no ven lo que compartiste. Tu diario queda como está. Si quieres una copia, responde a este correo y te la enviaremos.`,
          ]
        : []),
      `Nuestro motivo: «${reason}»`,
      'Si crees que nos hemos equivocado, responde a este correo. Lo mirará otra persona, casi siempre en un plazo de dos días.',
    ]
  },
  thanksSubject: 'Gracias por avisarnos',
  thanksText: (wasClosed) => [
    'Gracias por contárnoslo. Una persona ha leído tu aviso.',
    wasClosed
      ? 'En este caso no encontramos nada contrario a nuestras normas. Puedes bloquear o silenciar a cualquier persona; no le avisaremos.'
      : 'Hemos hecho algo al respecto. Los detalles quedan entre nuestro equipo y la otra persona.',
  ],
}
