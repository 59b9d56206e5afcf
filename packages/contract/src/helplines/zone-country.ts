import { helpCountries, type Country } from './helplines.ts'

/**
 * The time zones of every country in the list, by their current and former IANA names: browsers still say
 * `Asia/Calcutta`. A name that ends in `/` stands for all that start with it.
 */
const zones: Record<Country, string> = {
  AT: 'Europe/Vienna',
  AU: 'Australia/ Antarctica/Macquarie',
  BE: 'Europe/Brussels',
  BG: 'Europe/Sofia',
  CA:
    'Canada/ America/Atikokan America/Blanc-Sablon America/Cambridge_Bay America/Coral_Harbour America/Creston ' +
    'America/Dawson America/Dawson_Creek America/Edmonton America/Fort_Nelson America/Glace_Bay America/Goose_Bay ' +
    'America/Halifax America/Inuvik America/Iqaluit America/Moncton America/Montreal America/Nipigon ' +
    'America/Pangnirtung America/Rainy_River America/Rankin_Inlet America/Regina America/Resolute America/St_Johns ' +
    'America/Swift_Current America/Thunder_Bay America/Toronto America/Vancouver America/Whitehorse ' +
    'America/Winnipeg America/Yellowknife',
  CH: 'Europe/Zurich',
  CY: 'Asia/Nicosia Asia/Famagusta Europe/Nicosia',
  CZ: 'Europe/Prague',
  DE: 'Europe/Berlin Europe/Busingen',
  DK: 'Europe/Copenhagen',
  EE: 'Europe/Tallinn',
  ES: 'Europe/Madrid Africa/Ceuta Atlantic/Canary',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  GB: 'Europe/London Europe/Belfast',
  GR: 'Europe/Athens',
  HR: 'Europe/Zagreb',
  HU: 'Europe/Budapest',
  IE: 'Europe/Dublin',
  IN: 'Asia/Kolkata Asia/Calcutta',
  IT: 'Europe/Rome',
  LI: 'Europe/Vaduz',
  LT: 'Europe/Vilnius',
  LU: 'Europe/Luxembourg',
  LV: 'Europe/Riga',
  MT: 'Europe/Malta',
  NL: 'Europe/Amsterdam',
  NZ: 'Pacific/Auckland Pacific/Chatham',
  PL: 'Europe/Warsaw',
  PT: 'Europe/Lisbon Atlantic/Madeira Atlantic/Azores',
  RO: 'Europe/Bucharest',
  SE: 'Europe/Stockholm',
  SI: 'Europe/Ljubljana',
  SK: 'Europe/Bratislava',
  US:
    'US/ America/Indiana/ America/Kentucky/ America/North_Dakota/ America/Adak America/Anchorage America/Boise ' +
    'America/Chicago America/Denver America/Detroit America/Fort_Wayne America/Indianapolis America/Juneau ' +
    'America/Los_Angeles America/Louisville America/Menominee America/Metlakatla America/New_York America/Nome ' +
    'America/Phoenix America/Shiprock America/Sitka America/Yakutat Pacific/Honolulu',
}

/** The country of a time zone, if we know more about that country. */
export const countryOfZone = (zone: string): Country | undefined =>
  helpCountries.find((country) =>
    zones[country].split(' ').some((name) => (name.endsWith('/') ? zone.startsWith(name) : zone === name)),
  )
