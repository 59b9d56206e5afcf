import type * as english from '#features/welcome/welcome.text.ts'
import type { Translation } from '#intl/translation.ts'

export const welcomeText: Translation<typeof english.welcomeText> = {
  step: (step, of) => `Paso ${step} de ${of}`,
  skip: 'Omitir',
  signOut: 'Cerrar sesión',
  sit: {
    title: '¿Meditamos un minuto?',
    say: 'Antes que nada: una campana, sesenta segundos, una campana. Ya cuenta.',
    sayToNew: (name) =>
      `Ya estás dentro, ${name}. Antes que nada: una campana, sesenta segundos, una campana. Ya cuenta.`,
    go: 'Meditar un minuto',
    log: 'Registrar algo que ya hice',
    skip: 'Ahora no',
  },
  why: {
    title: '¿Qué te trae aquí?',
    say: 'Elige todo lo que sea verdad. Solo tú ves tu respuesta.',
    options: {
      strain: 'Menos tensión',
      sleep: 'Dormir mejor',
      body: 'Un cuerpo que se mueve',
      breath: 'La respiración',
      mind: 'Una mente más estable',
      limbs: 'Las ocho ramas en sí',
      company: 'Compañía en la práctica',
      curiosity: 'Simple curiosidad',
    },
    go: 'Continuar',
    skip: 'Prefiero no decirlo',
  },
  who: {
    title: '¿Quién puede verte?',
    say: 'Al principio tus prácticas son privadas. Puedes cambiarlo para todas, o para una en concreto.',
    options: {
      private: 'Nadie ve lo que registras. Tú puedes leer las novedades igualmente.',
      followers: 'Quienes te siguen ven rama, minutos y sensaciones. Tus notas se quedan contigo.',
      public: 'Tus prácticas aparecen en las novedades de la comunidad. Tus notas se quedan contigo.',
    },
    note: 'Lo encontrarás en tus ajustes de privacidad siempre que quieras cambiarlo.',
    go: 'Empezar',
    skip: 'Dejarlo en privado y empezar',
  },
  failed: 'No pudimos guardar tus preferencias',
}
