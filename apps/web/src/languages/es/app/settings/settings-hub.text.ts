import type * as english from '#app/settings/settings-hub.text.ts'
import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'
import { atTime } from '#languages/es/intl/words.ts'

const inBlocks = (blocked: number) => plural(blocked, { one: '1 bloqueo', other: (count) => `${count} bloqueos` })
const inSilences = (muted: number) => plural(muted, { one: '1 silencio', other: (count) => `${count} silencios` })

export const settingsHubText: Translation<typeof english.settingsHubText> = {
  title: 'Ajustes',
  intro: 'Todo lo tuyo, en un solo lugar.',
  find: 'Buscar un ajuste',
  none: (words) => `Ningún ajuste coincide con «${words}».`,
  results: (rows) => plural(rows, { one: '1 ajuste encontrado', other: (count) => `${count} ajustes encontrados` }),
  signOut: 'Cerrar sesión',
  sections: {
    you: 'Tú',
    practice: 'Práctica',
    help: 'Ayuda',
    privacy: 'Privacidad',
    security: 'Seguridad',
    data: 'Tus datos',
  },
  rows: {
    page: { name: 'Mi página', at: (path) => `${path}, así la encuentran otros miembros` },
    email: {
      name: 'Correo',
      verified: (email) => `${email}, verificado`,
      unverified: (email) => `${email}, sin verificar todavía`,
      none: 'Ninguno todavía',
    },
    day: {
      name: 'Día de práctica',
      about: 'Cuándo termina tu día y dónde estás',
      ends: (time, zone) => `Termina ${atTime(time)}, ${zone}`,
    },
    goal: { name: 'Meta semanal', about: 'Cuántos días a la semana te gustaría practicar' },
    rest: {
      name: 'Días de descanso fijos',
      about: 'Días de la semana o de la luna en los que descansas',
      chosen: (days) => days.join(', '),
    },
    pause: {
      name: 'Pausa',
      about: 'Por enfermedad o viaje; tu racha espera',
      planned: (days) => `${days}; tu racha espera`,
    },
    reminders: { name: 'Recordatorios', about: 'Horarios, horas de silencio y calendario' },
    hideGuide: { name: 'Ocultar la guía de práctica', about: 'Su botón, su chat y toda mención de la IA' },
    quiet: { name: 'Modo tranquilo', about: 'Oculta cifras, rachas y niveles' },
    theme: {
      name: 'Apariencia',
      says: {
        system: 'Como tu dispositivo',
        light: 'Siempre clara',
        dark: 'Siempre oscura',
      },
    },
    language: { name: 'Idioma' },
    device: { name: 'Este dispositivo', about: 'Qué se abre sin conexión y cuánto espacio ocupa' },
    guide: { name: 'Manual', about: 'Cómo funciona todo' },
    helpNow: { name: 'Ayuda ahora', about: 'Alguien con quien hablar, en tu país' },
    letters: { name: 'Escríbenos', about: 'Una pregunta, un problema o una idea' },
    privacyPage: { name: 'Página de privacidad', about: 'Qué guardamos y qué no hacemos nunca' },
    terms: { name: 'Condiciones', about: 'Lo que aceptaste' },
    accessibility: { name: 'Accesibilidad', about: 'Qué hemos probado y cómo avisarnos' },
    sharing: {
      name: 'Quién ve mis prácticas',
      about: 'Tú, quienes te siguen o todos los miembros',
      says: {
        private: 'Solo yo, salvo que elija otra cosa',
        followers: 'Quienes me siguen, salvo que elija otra cosa',
        public: 'Todos los miembros, salvo que elija otra cosa',
      },
    },
    followers: {
      name: 'Quienes te siguen',
      about: 'Quién puede seguirte',
      anyone: 'Cualquiera puede seguirte',
      approved: 'Con tu aprobación',
      manyWaiting: 'Con tu aprobación. Hay muchas personas esperando',
      waiting: (people) =>
        plural(people, {
          one: 'Con tu aprobación. Hay 1 persona esperando',
          other: (count) => `Con tu aprobación. Hay ${count} personas esperando`,
        }),
    },
    hidden: {
      name: 'Bloqueos y silencios',
      about: 'Personas a las que no quieres ver',
      people: (blocked, muted) => (blocked + muted === 0 ? 'Nadie' : `${inBlocks(blocked)}, ${inSilences(muted)}`),
    },
    password: { name: 'Contraseña', about: 'Cambiar tu contraseña', none: 'Crear una contraseña' },
    twoFactor: { name: 'Verificación en dos pasos', on: 'Activada', off: 'Desactivada' },
    devices: {
      name: 'Dispositivos',
      about: 'Dónde tienes la sesión abierta',
      signedIn: (devices) =>
        plural(devices, {
          one: 'Solo este tiene la sesión abierta',
          other: (count) => `${count} con la sesión abierta`,
        }),
    },
    csv: { name: 'Exportar como CSV' },
    pages: { name: 'Páginas compartidas', about: 'Lo que se puede abrir desde fuera con un enlace' },
    archive: { name: 'Archivo e importación', about: 'Todo en un solo archivo, que aquí se puede volver a leer' },
    import: { name: 'Importación', about: 'De otras apps, tablas, Apple Health y Loop' },
    move: { name: 'Mudanza', about: 'Desde otra instalación o hacia ella, con todo lo que has registrado' },
    erase: { name: 'Borrar tu cuenta', about: 'Con catorce días para cambiar de opinión' },
    deleted: {
      name: 'Papelera',
      about: 'Se conservan siete días',
      practices: (practices, more) => {
        if (practices === 0) return 'No hay nada eliminado'
        if (more) return `Más de ${practices} prácticas, durante siete días`
        return plural(practices, {
          one: '1 práctica, durante siete días',
          other: (count) => `${count} prácticas, durante siete días`,
        })
      },
    },
  },
}
