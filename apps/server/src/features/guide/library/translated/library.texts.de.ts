import type { LibraryWords } from './library-words.rules.ts'

/** The limbs and ideas in German, and words that people use to ask about them and about the handbook. */
export const de: LibraryWords = {
  sources: { handbook: 'Handbuch', limbs: 'Die acht Glieder', ideas: 'Ideen zum Üben' },
  limbs: {
    yamas: {
      title: 'Was sind die Yamas?',
      text: 'Die Yamas sind das erste Glied: fünf Arten, sich im Umgang mit anderen zurückzuhalten. Es sind Ahiṃsā, nicht verletzen; Satya, wahrhaftig sein; Asteya, nicht nehmen, was nicht gegeben ist; Brahmacarya, mit der eigenen Kraft sorgsam sein; und Aparigraha, nicht festhalten. Patañjali zählt sie im Yoga-Sūtra 2.30 auf.',
      synonyms:
        'yama erstes glied gebote regeln umgang andere ethik gewaltlosigkeit ehrlichkeit ahimsa satya asteya brahmacharya aparigraha',
    },
    niyamas: {
      title: 'Was sind die Niyamas?',
      text: 'Die Niyamas sind das zweite Glied: fünf Arten, mit sich selbst umzugehen. Es sind Śauca, Reinheit; Santoṣa, Zufriedenheit; Tapas, stetiges Bemühen; Svādhyāya, sich selbst und Texte studieren; und Īśvara-praṇidhāna, sich etwas Größerem anvertrauen. Patañjali zählt sie im Yoga-Sūtra 2.32 auf.',
      synonyms:
        'niyama zweites glied regeln disziplin reinheit selbststudium saucha tapas svadhyaya ishvara pranidhana unterschied yama',
    },
    asana: {
      title: 'Was ist Asana?',
      text: 'Āsana ist das dritte Glied: die Haltung. Für Patañjali war es zuerst der Sitz, in dem man meditiert, fest und leicht (Yoga-Sūtra 2.46). Heute sind damit auch die vielen Haltungen einer Yogastunde gemeint. Hier kannst du beides eintragen.',
      synonyms: 'asanas drittes glied haltung haltungen stellung stellungen posen yogastunde dehnen',
    },
    pranayama: {
      title: 'Was ist Pranayama?',
      text: 'Prāṇāyāma ist das vierte Glied: Üben mit dem Atem. Patañjali beschreibt, wie Einatmen und Ausatmen lang und fein werden (Yoga-Sūtra 2.49 und 2.50). Geh sanft vor, halte den Atem nie mit Kraft an, und hör auf, wenn dir schwindlig wird.',
      synonyms: 'prana viertes glied atem atmen atemübung atemübungen atmung luft anhalten',
    },
    pratyahara: {
      title: 'Was ist Pratyahara?',
      text: 'Pratyāhāra ist das fünfte Glied: Die Sinne laufen nicht mehr jedem Klang und jedem Bild nach und ruhen mit dem Geist (Yoga-Sūtra 2.54). Oft heißt es Rückzug der Sinne. Du hörst noch, du antwortest nur nicht auf jedes Klopfen.',
      synonyms: 'fünftes glied sinne rückzug zurückziehen',
    },
    dharana: {
      title: 'Was ist Dharana?',
      text: 'Dhāraṇā ist das sechste Glied: Sammlung, den Geist an einen Ort binden (Yoga-Sūtra 3.1). Der Geist schweift ab, und du holst ihn zurück, so oft es nötig ist. Das Zurückkommen ist die Übung.',
      synonyms: 'sechstes glied konzentration konzentrieren sammlung fokus',
    },
    dhyana: {
      title: 'Was ist Dhyana?',
      text: 'Dhyāna ist das siebte Glied: Meditation, wenn die Aufmerksamkeit gleichmäßig zu einer Sache fließt (Yoga-Sūtra 3.2). Der Unterschied zu Dhāraṇā liegt nicht in dem, was du tust. In Dhāraṇā kommst du immer wieder zurück; in Dhyāna unterbricht eine Weile lang nichts.',
      synonyms: 'siebtes glied unterschied zwischen dharana und dhyana versenkung',
    },
    samadhi: {
      title: 'Was ist Samadhi?',
      text: 'Samādhi ist das achte Glied: Versunkenheit, wenn nur noch der Gegenstand da ist und das Gefühl wegfällt, dass jemand etwas tut (Yoga-Sūtra 3.3). Man kann es nicht mit Absicht tun, und es ist kein Ziel mit einem Datum.',
      synonyms: 'achtes letztes glied versunkenheit erleuchtung einheit',
    },
  },
  ideas: {
    'ten-minutes': {
      title: 'Mit zehn Minuten',
      text: 'Setz dich dorthin, wo du bist, und lass den Ausatem ein wenig länger sein als den Einatem, etwa auf drei ein und auf vier aus. Wenn das unangenehm ist, atme, wie du magst, und sieh nur zu. Die kürzesten geführten Übungen dauern sechs Minuten, und auch eine Minute zählt.',
      synonyms: 'zehn fünf paar wenige minuten kurz schnell wenig zeit reicht anfangen heute täglich',
    },
    restless: {
      title: 'Wenn du dich unruhig hingesetzt hast',
      text: 'Du musst dich nicht erst beruhigen. Sag still „unruhig“, so wie du „es regnet“ sagen würdest, finde es im Körper, und gib dieser Stelle drei ganze Atemzüge. Dann geh zurück zu deinem Atem. Ist es nach fünf Minuten stärker, steh auf und geh langsam umher.',
      synonyms: 'unruhe unruhig gedanken kreisen rasen abgelenkt zappelig hört nicht auf denken kopf voll hinsetzen',
    },
    sleepless: {
      title: 'Wenn der Schlaf nicht kommt oder kurz war',
      text: 'Wähl etwas, das wenig verlangt. Leg oder setz dich hin, und lass jeden Ausatem etwas länger sein als den Einatem, ohne genau zu zählen. Nach einer kurzen Nacht halte die Augen halb offen, und hör auf, wenn dir schwindlig wird.',
      synonyms: 'einschlafen schlaflos schlaflosigkeit wach liegen schlafen schlecht geschlafen bett müde morgen abend',
    },
    stress: {
      title: 'Nach einem anstrengenden Tag',
      text: 'Leg den Tag ab, bevor du zu üben beginnst: drei langsame Atemzüge, lockere Schultern, die Füße am Boden. Dann sitz ein paar Minuten mit einem längeren Ausatem. Gehen deine Gedanken zurück zur Arbeit, musst du sie nicht anhalten. Komm einfach zurück.',
      synonyms:
        'stress gestresst stressig arbeit job prüfung nervös angespannt druck überfordert entspannen beruhigen runterkommen hilft',
    },
    sleepy: {
      title: 'Wenn du schläfrig wirst',
      text: 'Öffne die Augen, richte dich etwas auf, oder steh auf. Ein kurzer Gang bringt mehr als eine Stunde Kampf. Wenn du jedes Mal schläfrig wirst, brauchst du vielleicht einfach Schlaf: Sich auszuruhen ist kein Scheitern.',
      synonyms: 'schläfrig müde eindösen wegnicken einnicken beim meditieren schwer',
    },
    'time-of-day': {
      title: 'Morgens oder abends',
      text: 'Was du einhalten kannst. Am Morgen hat der Tag noch nicht angefangen zu reden; am Abend bist du vielleicht müde, hast aber etwas abzulegen. Probier beides eine Woche lang, und notiere, wie du dich vorher und nachher fühlst: Dein eigenes Tagebuch sagt mehr als jede Regel.',
      synonyms: 'beste bessere tageszeit uhrzeit wann meditieren üben früh spät morgen abend frühstück',
    },
    dizzy: {
      title: 'Wenn dir schwindlig wird oder der Kopf wehtut',
      text: 'Hör mit der Übung auf, öffne die Augen, und lass den Atem gehen, wie er will. Setz oder leg dich hin, bis es vorbei ist. Nächstes Mal weniger: kürzer, langsamer, und den Atem nie mit Kraft anhalten. Wenn es wiederkommt oder du dich nicht wohlfühlst, lass es bitte ärztlich abklären.',
      synonyms: 'schwindel schwindlig schwindelig kopfschmerzen kopfweh übel ohnmacht benommen atemübung',
    },
    'first-sit': {
      title: 'Deine erste Meditation',
      text: 'Setz dich auf einen Stuhl oder ein Kissen, so dass dein Rücken ohne Anstrengung aufrecht ist. Stell den Timer auf drei Minuten. Spür den Atem an einer Stelle, etwa an der Nase oder am Bauch. Wenn du merkst, dass du weg warst, komm zurück. Das ist alles.',
      synonyms: 'anfänger anfängerin anfangen beginnen erste mal meditiert man nie meditiert neu lernen',
    },
    anger: {
      title: 'Wenn du wütend bist',
      text: 'Nimm vor dem nächsten Wort oder der nächsten Nachricht drei Atemzüge, und spür deine Füße. Ahiṃsā, nicht verletzen, beginnt damit, dass du den Wunsch bemerkst, zurückzuschlagen. Was wahr ist, kannst du immer noch sagen, etwas später und etwas freundlicher.',
      synonyms: 'wut wütend zorn ärger ärgern sauer genervt streit kollegin kollege nachbar chef',
    },
    'sore-knees': {
      title: 'Wenn Knie oder Rücken wehtun',
      text: 'Sitz höher: noch eine gefaltete Decke, bis die Hüften über den Knien sind. Oder nimm einen Stuhl, er ist ein ebenso guter Sitz. Stechender Schmerz, und jeder Schmerz im Knie, ist ein Grund, die Haltung langsam zu lösen. Wenn er bleibt, lass ihn ärztlich oder physiotherapeutisch abklären.',
      synonyms:
        'knie rücken hüfte bein beine fuß füße eingeschlafen taub kribbeln schmerz schmerzen schmerzt weh tun tut sitzen schneidersitz lotus stuhl boden unbequem',
    },
    'after-a-gap': {
      title: 'Nach einer Unterbrechung neu anfangen',
      text: 'Fang kleiner an als dort, wo du aufgehört hast: eine Minute, heute. Nichts muss nachgeholt werden. Vielleicht senkst du eine Zeit lang dein Wochenziel; zwei Tage in der Woche, die du einhältst, tragen weiter als sieben, die du nicht einhältst.',
      synonyms:
        'wieder anfangen neu beginnen wochen monate nicht geübt aufgehört motivation faul gewohnheit routine dranbleiben',
    },
    grief: {
      title: 'Wenn du trauerst',
      text: 'Es gibt nichts zu lösen. Du könntest dich ein paar Minuten mit einer Kerze oder einem Bild hinsetzen, atmen und den Namen sagen. Wenn Tränen kommen, lass sie. Bleib nur kurz sitzen, und sei danach mit jemandem zusammen oder schreib jemandem, der dir nahe ist.',
      synonyms: 'trauer trauern traurig gestorben verstorben tod verlust oma opa mutter vater freund hund abschied',
    },
  },
  synonyms: {
    'what-this-is': 'app zweck worum geht acht glieder liste namen reihenfolge',
    joining: 'registrieren anmelden beitreten mitmachen konto erstellen code eingeben bestätigung email angekommen',
    'first-minutes': 'anfangen erster tag loslegen nach der registrierung beginnen neu hier',
    'finding-your-way': 'menü einstellungen wo finde abmelden ausloggen knopf navigation',
    devices:
      'neues handy wechseln synchronisieren iphone android store installieren herunterladen browser laptop sprache englisch dunkel dunkler modus hell design farben nacht ohne internet offline empfang wlan flugzeug',
    'your-profile': 'foto profilbild avatar hochladen name umbenennen anzeigename instagram',
    inviting: 'einladen einladung einladungen freund freundin schwester bruder mann frau familie code link monat',
    giving:
      'kosten kostet app preis bezahlen zahlen geld kostenlos gratis spenden unterstützen abo beitrag kündigen stoppen rückerstattung rückzahlung erstattung beleg quittung rechnung abbuchung',
    'keeping-safe':
      'passwort ändern vergessen zwei faktor handy verloren authenticator ersatzcode ausgesperrt email adresse ändern alle geräte abmelden sicherheit',
    emails: 'emails newsletter abbestellen spam zu viele mails ausschalten nicht mehr schicken',
    'bringing-your-past':
      'importieren import übernehmen alte sitzungen andere app insight timer daylio apple health csv zip datei mitbringen verlauf rückgängig',
    'your-data':
      'daten exportieren export herunterladen sicherung pdf csv archiv konto löschen account schließen verlassen dsgvo alles drucken verkauft werbung',
    logging:
      'eintragen trage eintrag hinzufügen erfassen neue übung gestern früher nachtragen vergessen später minuten höchstens speichern',
    usual: 'gewöhnlich übliche vorschlag schnell wiederholen start',
    'hard-practice': 'schwer schwierig schlimm mühsam markieren angst unangenehm überwältigend',
    tags: 'schlagwort tag tags etikett kategorie kategorien filtern gruppe',
    notes: 'notiz notizen privat lesen lang zeichen tagebuch schreiben',
    pictures: 'foto fotos bild bilder hochladen anhängen wie viele',
    reminders:
      'erinnern erinnerung erinnert erinnerungen benachrichtigung benachrichtigungen wecker abends täglich uhrzeit',
    unfinished: 'entwurf verloren halb fertig formular verbindung abgebrochen speichern fehlgeschlagen weg',
    'all-sessions':
      'ändern bearbeiten löschen gelöscht versehen zurückholen wiederherstellen rückgängig liste verlauf falsche minuten korrigieren übung',
    'who-sees': 'wer sieht sehen sichtbar sichtbarkeit privat öffentlich teilen meine übungen einträge freunde',
    'your-day': 'mitternacht spät nachts zeitzone reise umziehen schicht welcher tag zählt',
    feed: 'herz gefällt mir neues beitrag gemeinschaft erscheint angezeigt geteilt',
    'finding-people': 'leute menschen mitglieder finden freunde folgen suchen suche entdecken email',
    'your-followers': 'follower folgt anfrage annehmen ablehnen bestätigen entfernen fremde',
    inbox: 'eingang benachrichtigungen gelesen punkt',
    messages: 'nachricht nachrichten schreiben privat chat lesebestätigung',
    'your-page': 'profil seite andere sehen öffentlich verbergen',
    'mute-block-report':
      'blockieren blockiere stummschalten melden melde belästigung belästigt nervt unfreundlich gemein beleidigt kommentar mitglied unterschied verbergen',
    mood: 'stimmung stimmungen gefühl laune energie notieren eintragen festhalten check-in',
    sleep: 'schlaf schlafen nacht eintragen festhalten aufzeichnen nickerchen bettzeit aufwachen stunden datum',
    'wellness-insights': 'zusammenhang hängt zusammen übung besser schlafen stimmung ursache statistik einblick',
    'gentle-days': 'sanft sanfte schonen leichter ausschalten beenden',
    preferences: 'wochenziel ziel einstellen ändern schwierigkeit bevorzugte zeit',
    'hard-days':
      'hilfe hilfetelefon telefonseelsorge seelsorge notruf krise verzweifelt verzweiflung niedergeschlagen traurig jemand zum reden',
    streaks:
      'ruhetag ruhetage verpasst ausgelassen auslasse überspringen serie gezählt zählt unterbrochen funktioniert',
    'fixed-rest-days': 'ruhetag fest fester woche frei samstag sonntag freitag mond vollmond neumond einstellen wählen',
    pauses:
      'pause pausieren urlaub ferien krankenhaus operation krank grippe baby weg wochen reise verreisen einfrieren',
    consistency: 'achtsamkeit wert prozent zahl beständigkeit bedeutet',
    levels: 'level stufe berechnet punkte erfahrung nächste aufsteigen verdienen sitzung',
    achievements: 'stein steine meilenstein abzeichen auszeichnung verdienen bekommen wofür',
    challenges: 'challenge vorhaben mitmachen später verlassen gemeinsam gruppe',
    buddies: 'buddy partner partnerin übungspartner übungspartnerin begleitung gemeinsam sieht gruß',
    learning: 'artikel lesen bibliothek punkte lernen',
    'quiet-mode': 'zahlen verbergen ausblenden verstecken alle ohne zählen ruhemodus ablenken',
    'four-stats': 'lieblingsübung grundlage diese woche zahl statistik gesamtzeit oben start',
    'progress-chart': 'diagramm verlauf grafik lesen sehen noch keine wöchentlich monatlich',
    'feelings-chart': 'verteilung veränderung häufigste glieder zeigt',
    'your-year': 'punkte jahr kalender bedeuten',
    'which-day': 'woche beginnt montag sonntag welcher tag zählt',
    suggestions: 'empfehlung empfehlungen vorschlag vorschläge ausblenden woher start',
    'sharing-figures': 'statistik teilen link bild freund seite online zurückziehen wie lange zahlen whatsapp',
    timer: 'timer akku uhr gesperrt sperre handy bildschirm läuft weiter dauer offen ende funktioniert',
    sounds: 'klang klänge geräusche regen feuer musik mischen lautstärke hintergrund',
    bells: 'glocke gong läuten intervall zwischendurch alle minuten ende anfang einstellen ankommen vorbereitung',
    'own-sits': 'eigene voreinstellung speichern ablauf programm abschnitte gehen sitzen reihenfolge',
    guided: 'geführt geführte meditationen stimme atemtakt atemübung ton',
    'own-breath': 'eigener atem rhythmus zählen einstellen',
    'ending-early':
      'früher aufhören beenden abbrechen gestoppt verloren minuten behalten zurücksetzen versehen unterbrochen',
    'after-a-sit': 'gespeichert internet offline gefühl notiz danach hinzufügen',
    'meditation-insights': 'beste tageszeit einblicke meditation woche',
    'guide-what': 'guide chat ki bot mensch roboter chatgpt sprachmodell kannst wer bist du',
    'guide-log': 'guide weißt weiß über mich einwilligung tagebuch notizen lesen privat daten gesendet nutzen',
    'guide-history': 'gespräch unterhaltung chat löschen verlauf gespeichert liest jemand fragen',
    'people-first': 'diagnose arzt ärztin medizin therapie krankheit behandeln',
    'daily-inspiration': 'zitat spruch zeile des tages inspiration',
  },
}
