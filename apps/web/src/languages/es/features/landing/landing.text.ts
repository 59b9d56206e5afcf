import type * as english from '#features/landing/landing.text.ts'
import type { Translation } from '#intl/translation.ts'

export const landingText: Translation<typeof english.landingText> = {
  signIn: {
    title: 'Inicia sesión para seguir',
    text: 'Esta página es para miembros. Inicia sesión y te llevaremos directamente a ella.',
  },
  hero: {
    title: 'Encuentra tu rumbo, meditación a meditación.',
    lede: 'Sadhana Compass es un lugar tranquilo para anotar tu práctica en las ocho ramas del Ashtanga yoga y ver qué cambia en ti. Por invitación, privado desde el principio y gratis si lo necesitas.',
    join: 'Unirme a la lista de espera',
    register: 'Tengo un código de invitación',
    other: '¿Ya practicas aquí? <login>Inicia sesión</login>. O mira <pricing>cómo se contribuye</pricing>.',
    limbs: {
      yamas: 'Yamas',
      niyamas: 'Niyamas',
      asana: 'Asana',
      pranayama: 'Pranayama',
      pratyahara: 'Pratyahara',
      dharana: 'Dharana',
      dhyana: 'Dhyana',
      samadhi: 'Samadhi',
    },
    scene:
      'Una brújula al amanecer: una figura sentada sobre una piedra de río hace de aguja, y ocho piedras alrededor llevan los símbolos de las ocho ramas',
  },
  promises: {
    label: 'Qué encuentras',
    feelings: {
      title: 'Antes y después',
      text: 'Anota cómo te sientes antes y después de cada práctica. Con las semanas verás qué cambia en ti cada rama.',
      shift: 'con inquietud <to>y luego</to> en calma',
      example: 'Un ejemplo: tu cambio más frecuente con <limb>pranayama</limb>',
    },
    privacy: {
      title: 'Privado desde el principio',
      text: 'Solo tú ves lo que registras, a menos que lo compartas con quienes te siguen o con todos los miembros.',
      fact: 'Solo yo',
      factText: 'Cada práctica, hasta que la compartas',
    },
    export: {
      title: 'Siempre tuyo',
      text: 'Sin rastreadores ni publicidad. Descarga tus prácticas, ánimos y noches en archivos CSV cuando quieras.',
      fact: 'yoga-practice-data.csv',
      factText: 'Todas las prácticas, para cualquier hoja de cálculo',
    },
  },
  limbs: {
    title: 'Ocho ramas, un árbol',
    intro:
      '<name>Patañjali</name> las puso por escrito hace unos dieciséis siglos. No son etapas que se terminan: crecen juntas.',
    advice: (limb) => `Qué sí y qué no<hidden> en <name>${limb}</name></hidden>`,
    dos: 'Sí',
    donts: 'No',
  },
  inside: {
    title: 'Qué hay dentro',
    parts: [
      {
        title: 'Un diario',
        text: 'Una práctica habitual se anota con cuatro toques. Edítala, elimínala o recupérala, y tus estadísticas la siguen.',
      },
      {
        title: 'Un temporizador',
        text: 'Campanas, ocho sonidos propios y un reloj que no se atrasa aunque el teléfono duerma.',
      },
      {
        title: 'Un camino',
        text: 'Rachas con días de descanso, piedras que colocar, retos compartidos sin clasificaciones y artículos sobre cada rama.',
      },
      {
        title: 'Ánimos y noches',
        text: 'Un toque para anotar cómo te sientes. Mira qué va unido a la práctica, y cuántos días lo respaldan.',
      },
      {
        title: 'Compañía',
        text: 'Sigue a otras personas, comparte lo que quieras y practica en compañía de alguien que ve si practicaste, nunca qué.',
      },
      {
        title: 'Tranquilidad',
        text: '¿Prefieres que nada se cuente? El modo tranquilo oculta cifras, rachas y niveles en todas partes.',
      },
    ],
    picture:
      'En qué se convierte la práctica: las sensaciones con las que una persona de ejemplo llegaba a asana y aquellas con las que se iba, unidas por corrientes, más anchas cuanto más veces se dieron.',
    caption: 'La propia app, con el diario de una persona de ejemplo: cómo llegaba a su práctica y cómo se iba.',
    guide: 'Leer el manual',
  },
  invitation: {
    title: 'Por invitación, para que siga siendo pequeño y amable',
    intro:
      'Los miembros pueden compartir hasta diez códigos al mes. Si conoces a alguien aquí, pídele uno. Si no, deja tu nombre y te escribiremos cuando se abra un lugar.',
    join: 'Unirme a la lista de espera',
    register: 'Crear cuenta',
    giving: 'Da lo que te parezca bien',
    amount: (dollars) => `$${dollars}`,
    pricing: 'Ver qué se paga con cada contribución',
  },
}
