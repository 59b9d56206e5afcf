import type { GivingTexts } from './giving.emails.en.ts'

export const es: GivingTexts = {
  receipt: {
    subjects: { payment: 'Tu recibo', refund: 'Tu reembolso', reversal: 'Se ha revertido un pago' },
    openings: {
      payment: (sum) => `Gracias. Hemos recibido tu contribución de ${sum}.`,
      refund: (sum) => `Te hemos devuelto ${sum}. PayPal puede tardar unos días en mostrarlo.`,
      reversal: (sum) =>
        `Tu banco o PayPal nos ha retirado ${sum} de tu contribución. Nada cambia en tu práctica, y todo lo que es gratuito sigue abierto para ti.`,
    },
    cycles: { monthly: 'contribución mensual', annual: 'contribución anual', once: 'contribución única' },
    tiers: {
      'financial-difficulty': 'Dificultad económica',
      'low-cost': 'Acceso económico',
      standard: 'Apoyo estándar',
      'pay-forward': 'Apoyo solidario',
      custom: 'Tu propia cantidad',
    },
    date: 'Fecha',
    whatFor: 'Concepto',
    amount: 'Importe',
    paidThrough: 'Pagado con',
    number: 'Operación de PayPal',
    forPayment: 'Pago original',
    receivedBy: 'Recibió el pago',
    action: 'Ver tu contribución',
    proof:
      'La contribución es voluntaria y con ella no se compra ningún producto. Guarda este correo si necesitas un comprobante.',
    refundProof: 'Guarda este correo si necesitas un comprobante.',
  },
  impact: {
    quarters: ['de enero a marzo', 'de abril a junio', 'de julio a septiembre', 'de octubre a diciembre'],
    subject: (period) => `Lo que se recibió, ${period}`,
    received: (period, sum) =>
      `Contribuyes para que otras personas puedan estar aquí. Por eso te contamos lo que se recibió ${period}: ${sum} en total.`,
    supporters: (count) => ({
      one: 'En este momento contribuye un miembro.',
      other: `En este momento contribuyen ${count} miembros.`,
    }),
    planned: (infrastructure, development, freeAccess) =>
      `Así pensamos usarlo: ${infrastructure} para infraestructura y alojamiento, ${development} para desarrollo y funciones nuevas, y ${freeAccess} para el fondo de acceso gratuito.`,
    months: (count) => ({
      one: 'Al precio más bajo, ese fondo equivale a un mes de acceso para alguien que ahora no puede pagar.',
      other: `Al precio más bajo, ese fondo equivale a ${count} meses de acceso para quienes ahora no pueden pagar.`,
    }),
    action: 'Ver adónde va tu dinero',
    closing: 'Recibes este correo cuatro veces al año, mientras contribuyes con «Apoyo solidario». Gracias.',
  },
}
