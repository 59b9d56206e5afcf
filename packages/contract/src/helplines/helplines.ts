/** A country by its ISO 3166 code. */
export type Country = (typeof europeanUnion)[number] | (typeof otherCountries)[number]

/** The source of a number. Nothing is listed without one. Check it again when you change a number. */
type Evidence = {
  /**
   * Pages that confirm the number and what we say about its hours and cost. These are the provider's own if we could
   * read them.
   */
  sources: readonly [string, ...string[]]
  /** The day on which the sources were last read. */
  checked: string
}

export type Helpline = Evidence & {
  name: string
  countries: readonly Country[]
  /** Formatted for people. `dialled` formats it for a phone. */
  call: string
  text?: string
}

export type EmergencyNumber = Evidence & { countries: readonly Country[]; call: string }

const europeanUnion = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const
const otherCountries = ['AU', 'CA', 'CH', 'GB', 'IN', 'LI', 'NZ', 'US'] as const

/** Every country whose helpline or emergency number we know. */
export const helpCountries: readonly Country[] = [...europeanUnion, ...otherCountries]

const checked = '2026-11-15'

/** People to talk to. Used by `/help-now`, and by everything that leads there. */
export const helplines = {
  samaritans: {
    name: 'Samaritans',
    countries: ['GB', 'IE'],
    call: '116 123',
    sources: [
      'https://www.samaritans.org/how-we-can-help/contact-samaritan/',
      'https://www.samaritans.org/news/samaritans-ireland-responds-one-call-help-every-minute-last-year',
      'https://www.nhs.uk/using-the-nhs/nhs-services/mental-health-services/dealing-with-a-mental-health-crisis-or-emergency/',
    ],
    checked,
  },
  lifelineUs: {
    name: '988 Lifeline',
    countries: ['US'],
    call: '988',
    text: '988',
    sources: [
      'https://www.samhsa.gov/find-help/988/faqs',
      'https://health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/988-suicide-crisis-lifeline',
    ],
    checked,
  },
  helplineCanada: {
    name: '9-8-8: Suicide Crisis Helpline',
    countries: ['CA'],
    call: '988',
    text: '988',
    sources: [
      'https://mentalhealthcommission.ca/catalyst/988-launches-in-canada/',
      'https://www.newswire.ca/news-releases/government-of-canada-launches-three-digit-suicide-crisis-helpline-896472116.html',
      'https://www.cdnfirefighter.com/no-one-will-be-turned-away-988-suicide-crisis-helpline-launches-across-canada/',
    ],
    checked,
  },
  teleManas: {
    name: 'Tele-MANAS',
    countries: ['IN'],
    call: '14416',
    sources: [
      'https://theshillongtimes.com/2025/02/07/tele-manas-mental-health-helpline-handles-over-18-1-lakh-calls-centre/',
      'https://crackittoday.com/current-affairs/tele-manas/',
    ],
    checked,
  },
  telefonSeelsorgeGermany: {
    name: 'TelefonSeelsorge',
    countries: ['DE'],
    call: '0800 111 0 111',
    sources: [
      'https://www.domradio.de/artikel/telefonseelsorge-jetzt-unter-oekumenischem-dachverband',
      'https://www.evangelisch.de/inhalte/136401/18-07-2016/deutsche-telefonseelsorge-besteht-seit-60-jahren',
    ],
    checked,
  },
  telefonseelsorgeAustria: {
    name: 'Telefonseelsorge',
    countries: ['AT'],
    call: '142',
    sources: ['https://www.katholisch.at/telefonseelsorge', 'https://burgenland.orf.at/stories/3207209/'],
    checked,
  },
  dargeboteneHand: {
    name: 'Tel 143, Die Dargebotene Hand',
    countries: ['CH', 'LI'],
    call: '143',
    sources: ['https://www.143.ch/en/our-history/'],
    checked,
  },
  numeroNational: {
    name: 'Numéro national de prévention du suicide',
    countries: ['FR'],
    call: '3114',
    sources: [
      'https://3114.fr/que-se-passe-t-il-quand-je-contacte-le-3114/',
      'https://www.mayotte.ars.sante.fr/3114-le-numero-national-de-prevention-du-suicide',
    ],
    checked,
  },
  zelfmoordpreventie: {
    name: '113 Zelfmoordpreventie',
    countries: ['NL'],
    call: '113',
    sources: [
      'https://www.113.nl/schoolopdracht',
      'https://www.upday.com/nl/binnenland/nummer-113-nu-gratis-betere-hulp-bij-zelfdodingsgedachten/pj8neqt',
    ],
    checked,
  },
  linea024: {
    name: 'Línea 024',
    countries: ['ES'],
    call: '024',
    sources: ['https://www.rtve.es/noticias/20220509/sanidad-presenta-telefono-prevencion-suicidio/2347183.shtml'],
    checked,
  },
  lifelineAustralia: {
    name: 'Lifeline',
    countries: ['AU'],
    call: '13 11 14',
    text: '0477 13 11 14',
    sources: ['https://lifeinmind.org.au/news/lifelines-crisis-text-service-now-available-24-7'],
    checked,
  },
  needToTalk: {
    name: '1737, Need to talk?',
    countries: ['NZ'],
    call: '1737',
    text: '1737',
    sources: ['https://m.scoop.co.nz/stories/PA1706/S00527/single-phone-number-to-access-support-services.htm'],
    checked,
  },
} as const satisfies Record<string, Helpline>

export type HelplineId = keyof typeof helplines

const emergencyNumbers: readonly EmergencyNumber[] = [
  {
    countries: europeanUnion,
    call: '112',
    sources: [
      'https://pubaffairsbruxelles.eu/eu-institution-news/112-day-celebrating-the-eus-single-emergency-number',
      'http://ec.europa.eu/information_society/activities/112/actions/index_en.htm',
    ],
    checked,
  },
  {
    countries: ['GB'],
    call: '999',
    sources: ['http://www.nwbh.nhs.uk/contactus/Pages/Help-in-a-crisis.aspx'],
    checked,
  },
  {
    countries: ['US'],
    call: '911',
    sources: ['https://health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/988-suicide-crisis-lifeline'],
    checked,
  },
  {
    countries: ['CA'],
    call: '911',
    sources: ['https://mentalhealthcommission.ca/catalyst/988-launches-in-canada/'],
    checked,
  },
  {
    countries: ['IN'],
    call: '112',
    sources: [
      'https://www.businesstoday.in/current/economy-politics/20-states-join-pan-india-single-emergency-helpline-number-112/story/338636.html',
      'https://www.lokmattimes.com/technology/over-29-lakh-phone-calls-handled-by-tele-manas-cells-savitri-thakur-2/',
    ],
    checked,
  },
  { countries: ['AU'], call: '000', sources: ['https://www.esta.vic.gov.au/000-process'], checked },
  {
    countries: ['NZ'],
    call: '111',
    sources: ['https://www.govt.nz/browse/crime-and-justice/crimes-and-emergencies/111-emergency-service/'],
    checked,
  },
]

/**
 * A directory for all other countries. The helplines it lists are free and confidential
 * (developer.throughlinecare.com/general).
 */
export const helplineDirectory = 'https://findahelpline.com'

export const inEuropeanUnion = (country: Country): boolean => (europeanUnion as readonly Country[]).includes(country)

export const helplineOf = (country: Country): HelplineId | undefined =>
  (Object.keys(helplines) as HelplineId[]).find((id) =>
    (helplines[id].countries as readonly Country[]).includes(country),
  )

export const emergencyNumberOf = (country: Country): string | undefined =>
  emergencyNumbers.find(({ countries }) => countries.includes(country))?.call

/** Every number here was checked on this day or later: it is the oldest of their dates. */
export const helplinesChecked: string = [...Object.values(helplines), ...emergencyNumbers]
  .map((entry): string => entry.checked)
  .toSorted()[0]!

/** The digits of a number, as needed for `tel:` and `sms:` links. */
export const dialled = (number: string): string => number.replaceAll(/\D/g, '')
