import type * as english from '#app/frames/site-frame.text.ts'
import type { Translation } from '#intl/translation.ts'

export const siteFrameText: Translation<typeof english.siteFrameText> = {
  label: 'Sitio',
  limbs: 'Las ocho ramas',
  pricing: 'Precios',
  signIn: 'Iniciar sesión',
  join: 'Lista de espera',
  more: 'Más',
  privacy: 'Privacidad',
  terms: 'Condiciones',
  noTrackers: 'Sin rastreadores, ni aquí ni en ninguna otra parte de la app.',
  source: 'Código fuente',
  version: (version, commit) => (commit ? `Versión ${version} (${commit.slice(0, 7)})` : `Versión ${version}`),
}

export const themeText: Translation<typeof english.themeText> = {
  label: 'Tema',
  themes: {
    system: 'Tema del sistema',
    light: 'Tema claro',
    dark: 'Tema oscuro',
  },
}
