import type * as english from '#features/giving/subscription.text.ts'
import { minutesInWords, plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const subscriptionText: Translation<typeof english.subscriptionText> = {
  title: 'Tu contribución',
  loadFailed: 'No pudimos cargar tu contribución',
  loadFailedText: 'Nada ha cambiado. Inténtalo de nuevo.',
  tiers: {
    'financial-difficulty': 'Dificultad económica',
    'low-cost': 'Acceso económico',
    standard: 'Apoyo estándar',
    'pay-forward': 'Apoyo solidario',
    custom: 'Tu propia cantidad',
  },
  early: {
    title: 'Acceso anticipado',
    text: 'Prueba cosas mientras aún se están haciendo. Pueden cambiar o desaparecer; nunca tocan tu diario.',
    features: { 'compare-by-limb': 'Comparar dos periodos por rama' },
    since: (day) => `Desde el ${day}`,
    open: 'Abrir',
    opens: (feature) => `Abrir ${feature}`,
    question: '¿Qué tal te fue? <letter>Cuéntanoslo en una frase</letter>.',
  },
  per: { monthly: 'al mes', annual: 'al año' },
  once: 'una vez',
  summary: (tier, amount, per) => `${tier}, ${amount} ${per}`,
  none: {
    title: 'Sin suscripción activa',
    text: 'Las ocho ramas están abiertas para ti, y aquí no te falta nada. Si te gustaría cubrir una parte de los gastos, tú eliges cuánto.',
    action: 'Ver cómo se contribuye',
  },
  free: {
    title: 'Sin suscripción activa',
    text: 'Elegiste el nivel gratuito. Todo está abierto para ti, el tiempo que quieras. Sin comprobantes ni preguntas.',
    action: 'Ver cómo se contribuye',
  },
  states: { active: 'Activa', pastDue: 'Pago pendiente', cancelled: 'Cancelada', cancelling: 'En cancelación' },
  facts: {
    since: 'Desde',
    next: 'Próximo pago',
    with: 'Se paga con',
    provider: 'PayPal',
    due: 'Vencía',
    again: 'PayPal lo reintenta',
    access: 'Acceso',
    unchanged: 'Sin cambios',
    cancelledOn: 'Cancelada',
    last: 'Último pago',
  },
  pastDue: {
    title: 'PayPal no pudo cobrar el último pago.',
    text: 'A menudo se debe a una tarjeta vencida. Puedes arreglarlo ahí mismo, dar menos o dejar de dar. Las tres cosas están bien, y tu práctica sigue abierta en cualquier caso.',
    open: 'Abrir PayPal',
  },
  cancelled: {
    until: (date) => `Tuya hasta el ${date}`,
    over: 'Cancelada',
    text: (tier, date) =>
      `PayPal ha confirmado que terminó, y no se cobra nada más. Lo que trae ${tier} sigue contigo hasta el ${date}. Después, todo lo del nivel gratuito sigue como antes.`,
    overText: 'PayPal ha confirmado que terminó, y no se cobra nada más. Todo lo del nivel gratuito sigue como antes.',
    again: 'Empezar de nuevo',
  },
  cancelling: {
    title: 'No te cobraremos nada más.',
    text: 'PayPal no responde en este momento; se lo diremos en cuanto responda. No tienes que hacer nada.',
    until: (date) => `Lo que trae tu contribución sigue contigo hasta el ${date}.`,
  },
  change: 'Cambiar cantidad',
  cancel: 'Cancelar contribución',
  cancelDialog: {
    title: '¿Cancelar tu contribución?',
    text: (date) =>
      `No se cobra ningún pago más. Todo sigue abierto para ti hasta que termine el periodo de pago, el ${date}, y también después, con el nivel gratuito.`,
    textUndated:
      'No se cobra ningún pago más. Todo sigue abierto para ti hasta que termine el periodo de pago, y también después, con el nivel gratuito.',
    hint: 'Puedes volver a empezar cuando te venga bien. Sin preguntas, en ningún caso.',
    keep: 'Conservarla',
  },
  changeDialog: {
    title: 'Cambiar tu contribución',
    now: (summary) => `Ahora: ${summary}.`,
    tiers: 'Nueva cantidad',
    hints: {
      'financial-difficulty': 'Gratis y sin preguntas. Termina los pagos',
      'low-cost': 'Un sí pequeño y constante',
      standard: 'Sostiene tu propio lugar',
      'pay-forward': 'Tu lugar, y el de alguien más',
    },
    current: 'Lo que das ahora',
    explain: (now, then) => `${then} en lugar de ${now}.`,
    explainFrom: (date, now, then) => `A partir del ${date}: ${then} en lugar de ${now}.`,
    explainText:
      'PayPal te pide que aceptes la nueva cantidad. El acuerdo anterior termina cuando eso se confirma, así que no se cobra nada dos veces.',
    stopText:
      'PayPal no cobra ningún pago más. Todo sigue abierto para ti hasta que termine el periodo de pago, y también después, con el nivel gratuito.',
    submit: 'Continuar a PayPal',
    stop: 'Terminar los pagos',
    keep: (amount) => `Seguir con ${amount}`,
    others: 'Otras cantidades y pago anual',
  },
  waiting: {
    title: 'Esperando la confirmación de PayPal.',
    text: 'Suele tardar menos de un minuto. Hasta entonces, aquí nada cuenta como pagado.',
    long: (minutes) =>
      `Esta vez tarda más: ${minutesInWords(minutes)} hasta ahora. A veces PayPal revisa a mano un primer pago. Si no sale adelante, no se cobra nada.`,
    unreachable: 'PayPal no responde en este momento, así que aún no lo sabemos. Seguimos preguntando.',
    again: 'Mirar otra vez',
    openPayPal: 'Abrir PayPal',
    stopped: 'No terminé en PayPal',
    write: 'Escribirnos',
    meantime: 'Mientras tanto',
    meantimeText: 'Todo está abierto para ti, como siempre. Puedes cerrar esta página.',
  },
  tracked: { title: 'Pago registrado', text: 'Gracias por tu contribución.' },
  failed: {
    title: 'No quedó registrado',
    text: 'El pago se hizo, pero no pudimos registrarlo en tu cuenta.',
    safe: (amount) => `Tu pago de ${amount} está a salvo.`,
    safeText: 'PayPal lo tiene registrado, y no se cobrará dos veces. Seguimos intentándolo. No tienes que hacer nada.',
    reference: (reference) => `Referencia de PayPal: ${reference}`,
  },
  declined: {
    title: 'PayPal no hizo el cobro',
    text: 'No se cobró nada. Puedes intentarlo de nuevo, elegir otra cantidad o dejarlo así.',
    again: 'Ver los niveles',
  },
  thanks: {
    title: 'Gracias',
    text: {
      'low-cost': 'Esto ayuda a sostener tu lugar.',
      standard: 'Esto sostiene tu propio lugar.',
      'pay-forward': 'Esto sostiene tu lugar, y el de alguien más.',
      custom: 'Esto ayuda a sostener tu lugar.',
    },
    receipt: (email) => `Un recibo va en camino a ${email}.`,
  },
  did: {
    title: 'Lo que hizo posible',
    payments: (count, amount) =>
      plural(count, {
        one: `1 pago, ${amount} en total.`,
        other: (text) => `${text} pagos, ${amount} en total.`,
      }),
    fund: (amount) => `De ahí, ${amount} están previstos para el fondo que mantiene lugares gratuitos.`,
    thanks: 'Gracias por sostener una parte de esto.',
    where: 'A dónde va tu dinero',
  },
}
