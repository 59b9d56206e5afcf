type Rule = { why: string; de: RegExp; es: RegExp; unless?: RegExp }

/**
 * What docs/writing.md and docs/design/languages.md exclude. `unless`: what the English says where it is meant, for
 * example when a network is lost.
 */
const rules: Rule[] = [
  {
    why: 'urges',
    de: /verlier|verpass|letzte chance|nur noch heute|beeil|reiß\w* (nicht )?ab\b/i,
    es: /\bpierd[aeo]s?\b|perdiste|última oportunidad|solo (por )?hoy|date prisa|no rompas|esfuérzate/i,
    unless: /\b(lose|losing|lost)\b/i,
  },
  {
    why: 'blames',
    de: /\b(leider|deine schuld|du hast vergessen|du hättest|enttäusch\w*|versagt|fehlgeschlagen|ungültig\w*)\b/i,
    es: /\b(lamentablemente|tu culpa|te olvidaste|deberías haber|decepcion\w*|inválid[oa]s?)\b/i,
  },
  {
    why: 'formal',
    // At the beginning of a sentence, "Sie" also means "they".
    de: /(?<=[\p{Ll}„,] )(Sie|Ihr|Ihre[nmrs]?|Ihnen)\b(?! selbst)|\b(Ihnen|geben Sie|wählen Sie)\b/u,
    es: /\b(usted(es)?|vuestr[oa]s?|vosotr[oa]s)\b/i,
  },
  {
    why: 'people',
    de: /\w+([*:_]|\/-?)innen\b|\b(Benutzer|Nutzer|Teilnehmer|Lehrer|Freunde?|Anfänger|Leser|Moderatoren|Betreiber|Unterstützer|Follower|Schüler|Besucher)(n|s|innen)?\b/u,
    es: /\w+[oa]\/[oa]s?\b|\w+@s?\b|\b((?<!la )bienvenid[oa]s?|seguidor(es|as?)?|usuarios|moderador(es)?|operador(es)?|amigos|profesor(es)?|maestros|alumnos|estás (list|cansad|segur|content|conectad|sol|invitad|suscrit)[oa])\b/i,
  },
  { why: 'quotes', de: /["«»]|“(?=\p{L})|(?<=\p{L})'/u, es: /["„“”]|(?<=\p{L})'/u },
  { why: 'spaces', de: /\S {2}|\s[.,;:!?](?!\S)|^ [^,]/u, es: /\S {2}|\s[.,;:!?](?!\S)/u },
  // Shares come from `percentage`; a percent sign in a text has a space that doesn't break.
  { why: 'percent', de: /…\s?%|\d ?%/u, es: /…\s?%|\d ?%/u },
  // As in `wholeNumber`: 5.000 in German, 5000 in Spanish.
  { why: 'thousands', de: /\d,\d{3}\b|\b\d000\b/, es: /\d,\d{3}\b|(?<!\d)\d\.\d{3}\b/ },
  { why: 'ellipsis', de: /\p{L}…$|\.\.\./u, es: /\.\.\.\./u },
  { why: 'marks', de: /[¿¡]/u, es: /(^|[.!?] )[^¿¡]*[^¿¡\s]\?$(?<!¿.*)/u },
]

const shouts = (text: string) => text.match(/!/g)?.length ?? 0

/** Why a text doesn't sound as we do. */
export function unwelcomeIn(language: 'de' | 'es', text: string, english: string | undefined): string[] {
  const broken = rules.filter((rule) => rule[language].test(text) && !rule.unless?.test(english ?? ''))
  const isLoud = english !== undefined && shouts(text) > shouts(english)
  return [...broken.map(({ why }) => why), ...(isLoud ? ['shouts'] : [])]
}
