/** @param {number} count */
const number = (count) => count.toLocaleString('de-DE')
/** @param {number} count @param {string} one @param {string} other */
const some = (count, one, other) => `${number(count)} ${count === 1 ? one : other}`

/** @type {typeof import('./texts.en.js').texts} */
export const texts = {
  locale: 'de-DE',
  words: {
    stressed: 'gestresst',
    anxious: 'ängstlich',
    tired: 'müde',
    restless: 'unruhig',
    neutral: 'neutral',
    content: 'zufrieden',
    energized: 'voller Energie',
    calm: 'ruhig',
    peaceful: 'friedlich',
    focused: 'konzentriert',
    centered: 'gesammelt',
    grateful: 'dankbar',
    blissful: 'glückselig',
    happy: 'fröhlich',
    excited: 'begeistert',
    sad: 'traurig',
    energetic: 'voller Energie',
    low: 'niedergeschlagen',
    angry: 'wütend',
    old_memories: 'alte Erinnerungen',
    cut_off: 'von Menschen abgeschnitten',
    numb: 'wie betäubt',
    unreal: 'unwirklich',
    aching: 'Schmerzen',
    sleepless: 'danach kein Schlaf',
    lights_or_sounds: 'Licht oder Geräusche zu viel',
  },
  severities: { little: 'ein wenig', quite: 'ziemlich', very: 'sehr' },
  hard: (how) => (how ? `es war schwer (${how})` : 'es war schwer'),
  practice: (limb, minutes) => `${limb}, ${minutes} ${minutes === '1' ? 'Minute' : 'Minuten'}`,
  mood: 'Stimmung',
  energy: (value) => `Energie ${value} von 10`,
  sleep: 'Schlaf',
  slept: (hours, minutes) => `Schlaf, ${hours} h ${minutes} min`,
  quality: (value) => `Qualität ${value} von 10`,
  you: 'Du',

  hours: (hours) => some(hours, 'Stunde', 'Stunden'),
  practices: (count, hours) => `${some(count, 'Übung', 'Übungen')}, ${hours}`,
  showMore: 'Mehr anzeigen',
  nothingIn: (month) => `Im ${month} wurde nichts eingetragen.`,
  monthsOf: (year) => `Monate von ${year}, nach Minuten`,
  pictures: 'Bilder',
  picture: 'Ein Bild von dir',
  found: (count, sought) => `${count === 0 ? 'Keine Notiz' : some(count, 'Notiz', 'Notizen')} mit „${sought}“`,

  title: (name) => (name ? `${name}, eine Praxis` : 'Eine Praxis'),
  document: (title) => `${title} · Archiv von Sadhana Compass`,
  span: (first, last) => `Alles, was du eingetragen hast, vom ${first} bis zum ${last}.`,
  nothing: 'Noch ist nichts eingetragen.',
  noNetwork: 'Diese Seite braucht kein Netz und sendet nirgendwohin etwas.',
  facts: { days: 'Tage', practices: 'Übungen', hours: 'Stunden', moods: 'Stimmungen', nights: 'Nächte' },
  alone: (pictures) =>
    `Deine Übungen, Notizen und Diagramme sind hier. ${some(pictures, 'Bild liegt', 'Bilder liegen')} im Ordner daneben: Entpacke das ganze Zip, um sie zu sehen.`,
  inside: (files) =>
    `${some(files, 'Datei', 'Dateien')}, die sich mit allem öffnen lassen, und wie du sie wieder importierst`,
  made: (day) =>
    `Erstellt am ${day}. Nur du solltest diese Datei haben: Deine Notizen sind darin, und die Übungen, die schwer waren.`,
  missing:
    'Anmeldungen, Sicherheitsprotokoll, Chats und Nachrichten sind nicht darin: Das Archiv, das du in den Einstellungen erstellst, hat auch sie.',
}
