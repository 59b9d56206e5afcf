import type { HandbookSection } from '@sadhana/contract'

export const gettingStarted: HandbookSection = {
  id: 'getting-started',
  title: 'Erste Schritte',
  standfirst: 'Ein Ort zum Üben, und um zu merken, was das Üben bewirkt.',
  parts: [
    {
      id: 'what-this-is',
      title: 'Was Sadhana Compass ist',
      text: [
        'Ein stilles Tagebuch für Yoga und Meditation, entlang der acht Glieder des Ashtanga-Yoga. Du hältst fest, was du geübt hast und wie du dich davor und danach gefühlt hast. Mit den Wochen siehst du, was jedes Glied in dir verändert.',
        'Die acht Glieder heißen _Yamas_, _Niyamas_, _Asana_, _Pranayama_, _Pratyahara_, _Dharana_, _Dhyana_ und _Samadhi_. Du musst nicht alle kennen. Die meisten fangen mit einem an.',
        'Was du einträgst, gehört dir. Nur du kannst es sehen, bis du es anders entscheidest.',
      ],
      tip: 'Sind dir die Glieder neu? Als Mitglied findest du zu jedem zwei Artikel unter [Lesen](/gamification?tab=learning).',
    },
    {
      id: 'joining',
      title: 'Mit einem Code dazukommen',
      text: [
        'Du kommst auf Einladung dazu. Bitte jemanden, der schon hier ist, um einen Einladungscode und geh dann zu [Konto erstellen](/register). Kam der Code als Link, ist er schon eingetragen.',
        'Du kennst hier niemanden? Setz dich [auf die Warteliste](/waitlist), und wir schreiben dir eine E-Mail, sobald ein Platz frei wird.',
        'Öffne nach der Registrierung die E-Mail, die wir dir schicken, und bestätige deine Adresse. So kommst du wieder hinein, falls du dein Passwort vergisst.',
      ],
    },
    {
      id: 'first-minutes',
      title: 'Deine ersten Minuten',
      text: [
        'Drei kurze Karten begrüßen dich: Du kannst eine Minute meditieren, sagen, was dich herführt, und wählen, wer dich sehen darf. Jede davon lässt sich überspringen.',
        'Dann bist du unter [Start](/). **Meditieren** öffnet den Meditationstimer, und mit **Eintragen** hältst du fest, was du schon geübt hast. Eine Minute ist eine ganze Übung.',
      ],
      tip: 'Am ersten Tag musst du nichts beweisen. **Eine Minute meditieren**, und dein erster Stein liegt da.',
    },
    {
      id: 'finding-your-way',
      title: 'Wo du was findest',
      text: [
        'Sechs Orte stehen immer unten am Bildschirm: [Start](/), [Gemeinsam](/community), [Fortschritt](/gamification), [Befinden](/wellness), [Profil](/profile) und [Sicherheit](/security).',
        'Dein Bild oben öffnet ein Menü mit deiner Seite, deinen Einstellungen, **Ruhemodus**, **Als CSV exportieren**, **Hilfe jetzt** und **Abmelden**.',
        'Du suchst eine bestimmte Einstellung? Unter [Einstellungen](/settings) stehen alle an einem Ort. Du siehst dort auch, wie jede gerade eingestellt ist, und kannst sie durchsuchen.',
      ],
    },
    {
      id: 'devices',
      title: 'Auf Handy und Computer',
      text: [
        'Sadhana Compass läuft im Browser deines Handys oder Computers, auf Deutsch, Englisch oder Spanisch, und dein Tagebuch ist überall dasselbe, wo du dich anmeldest. Unter [Einstellungen](/settings) macht **Aussehen** es hell oder dunkel, und **Sprache** ändert seine Worte. Deutsch und Spanisch sind maschinell übersetzt: Wo etwas besser klingen könnte, kannst du im Menü deines Kontos andere Worte vorschlagen.',
        'Du kannst es auf deinem Gerät behalten, sodass es sich öffnet wie jede andere App. Nach deiner fünften Meditation auf diesem Gerät bieten wir es dir unter [Start](/) einmal an. Wähle **Installieren**, oder lehn ab, dann fragen wir nie wieder. Du kannst es auch jederzeit selbst tun, im Menü deines Browsers. Tippe auf einem iPhone oder iPad in der Leiste von Safari auf „Teilen“ und wähle „Zum Home-Bildschirm“.',
        'Nach deinem ersten Besuch öffnet es sich auch ohne Internet. Du kannst mit dem Timer und seinen Glocken meditieren, geführten Übungen folgen und vieles lesen: dein Tagebuch der letzten 90 Tage, deine Stimmungen und Nächte, die Artikel, die du geöffnet hast, dieses Handbuch und [Hilfe jetzt](/help-now). Was du in der Zwischenzeit einträgst, änderst oder notierst, wartet auf deinem Gerät und wird gesendet, sobald du wieder online bist. Für die Gemeinschaft und fürs Geben braucht es das Internet.',
        'Wenn du dich abmeldest, wird alles entfernt, was die App für Zeiten ohne Internet auf diesem Gerät gespeichert hat.',
      ],
    },
    {
      id: 'your-profile',
      title: 'Dein Profil und dein Bild',
      text: [
        'Drück in deinem [Profil](/profile) auf **Bearbeiten**, um deinen Anzeigenamen und den Text über dich zu ändern, und auf **Bild ändern**, um ein Bild zu wählen und zuzuschneiden. Angaben zu Ort und Kamera werden entfernt, bevor es dein Gerät verlässt. Ohne Bild hast du einen Stein mit deinen Initialen.',
        'Unter [Soziale Medien](/profile?tab=social) kannst du deine Namen bei Facebook, Instagram, X und YouTube auf deine Seite setzen, und bei jedem wählen, wer ihn sieht: **Nur ich**, **Alle, die mir folgen** oder **Alle Mitglieder**. Wir posten dort nie und lesen nie mit.',
      ],
      tip: '**Deine Seite so ansehen wie andere** zeigt dir genau das.',
    },
    {
      id: 'inviting',
      title: 'Jemanden einladen',
      text: [
        'Öffne [Einladungen](/profile?tab=referrals) und drück auf **Code erstellen**. **Link kopieren** kopiert den ganzen Link, fertig zum Verschicken. Jeder Code ist für eine Person, und du kannst 10 im Monat erstellen.',
        'Du siehst, welche Codes eingelöst wurden und wann. Den Namen siehst du erst, wenn die Person dir folgt.',
      ],
    },
    {
      id: 'giving',
      title: 'Geben',
      text: [
        'Alles hier steht allen offen. Wenn du mithelfen möchtest, dass es weiterläuft, findest du unter [Preise](/pricing), was du geben kannst, und dazu eine kostenlose Stufe, bei der niemand nachfragt.',
        'Im Reiter **Beitrag** in [deinem Profil](/profile?tab=subscription) steht, was du gibst. Dort kannst du es ändern oder beenden. Wenn du es beendest, wird nichts mehr abgebucht. Was zu deinem Beitrag gehört, bleibt dir bis zum Ende des bezahlten Zeitraums, und danach alles aus der kostenlosen Stufe.',
        'Möchtest du etwas fragen oder uns von einer Idee erzählen? [Schreib uns](/settings/letters).',
      ],
    },
    {
      id: 'keeping-safe',
      title: 'Dein Konto schützen',
      text: [
        'Sobald deine E-Mail-Adresse bestätigt ist, kannst du unter [Sicherheit](/security) die **Zwei-Faktor-Anmeldung** einschalten: Dann meldest du dich mit deinem Passwort und einem 6-stelligen Code aus einer Authenticator-App an. Bewahr die Ersatzcodes an einem Ort auf, der nicht dein Handy ist.',
        'Handy und Codes verloren? Wähle beim Anmelden **Ich habe mein Handy und meine Ersatzcodes verloren**. Wir schicken dir eine E-Mail, und nach 72 Stunden kommst du wieder hinein. Jedes Gerät, auf dem du noch angemeldet bist, kann das abbrechen. Fehlt dir nur eines von beiden? Dann meldest du dich mit einem Ersatzcode statt mit der App an; jeder gilt einmal. **Neue Ersatzcodes erstellen** unter [Sicherheit](/security) ersetzt Codes, die du nicht mehr findest.',
        'Mit einem Passkey meldest du dich mit Fingerabdruck, Gesicht oder PIN deines Geräts an, ohne Passwort und ohne Code. Wähle unter [Sicherheit](/security) **Passkey hinzufügen** und gib ihm einen Namen. Von da an drückst du auf **Mit Passkey anmelden** oder wählst ihn dort, wo der Browser ihn anbietet. Dein Passwort gilt weiterhin. Ist ein Gerät nicht mehr da, entferne dort seinen Passkey.',
        'Unter [Aktivität](/security?tab=activity) siehst du, wo du angemeldet bist. Beende eine einzelne Sitzung oder drück auf **Auf allen Geräten abmelden**.',
        'Ist diese Installation mit Google, Facebook oder Apple verbunden, kannst du dich damit anmelden. Unter [Bestätigung](/security?tab=verification) verknüpfst du sie oder trennst sie wieder. Ein Passwort brauchst du dann nicht; wo wir sonst danach fragen, tritt ein Code an seine Stelle.',
        'Verschickt diese Installation SMS, kannst du dich mit deinem Telefon anmelden: Drück auf **Weiter mit Telefon** und gib den 6-stelligen Code ein, den wir dir schicken. Deine Nummer bestätigst oder änderst du unter [Bestätigung](/security?tab=verification). Nur du siehst sie.',
        'E-Mail-Adresse und Passwort änderst du in den [Einstellungen in deinem Profil](/profile?tab=settings). Hast du dein Passwort vergessen, drück beim Anmelden auf **Passwort vergessen?**, und wir schicken dir einen Link per E-Mail.',
      ],
    },
    {
      id: 'emails',
      title: 'Was wir dir schicken',
      text: [
        'Wir schreiben dir E-Mails zu deinem Konto, zum Beispiel um deine Adresse zu bestätigen, nach einer neuen Anmeldung oder wenn dein Passwort geändert wurde. Außerdem bekommst du Antworten auf deine Fragen und Meldungen und zu jeder Zahlung einen Beleg. Nichts davon lässt sich ausschalten.',
        'Es gibt keinen Newsletter und nichts über Serien, „Gefällt mir“ oder wer dir folgt. Ist etwas nicht angekommen? Schau in deinen Spam-Ordner und sieh in den [Einstellungen in deinem Profil](/profile?tab=settings) nach, welche Adresse dort steht.',
      ],
    },
    {
      id: 'bringing-your-past',
      title: 'Frühere Praxis mitbringen',
      text: [
        'Unter [Import](/settings/import) kannst du Übungen oder Stimmungen aus einer anderen App als Tabelle mitbringen, zum Beispiel aus Insight Timer oder Daylio, dazu Meditationen, Yoga und Schlaf aus Apple Health und Gewohnheiten aus Loop Habit Tracker. Wähle bei Loop die .zip-Datei, die dort mit **Als CSV exportieren** entsteht, und gib bei jeder Gewohnheit an, zu welchem Glied sie gehört. Die Datei wird auf deinem Gerät gelesen. Du sagst, was jede Spalte bedeutet, und siehst, was gesendet würde.',
        '**Prüfen, ohne zu speichern** zählt dann, was neu ist, was du schon hast und was wir nicht lesen können. Was du hinzufügst, ist privat, und 30 Tage lang kannst du es dort rückgängig machen.',
      ],
    },
    {
      id: 'your-data',
      title: 'Deine Daten, und wenn du gehst',
      text: [
        'Alles, was du eingetragen hast, kannst du mitnehmen. **CSV herunterladen** unter [Start](/) speichert alle deine Übungen, mit Gefühlen und Notizen. Für Stimmungen und Schlaf gibt es eigene Dateien, unter [Wohlbefinden](/wellness) bei den Vorlieben.',
        '**PDF** daneben macht daraus einen Bericht zum Drucken und Aufheben. Wähle einen **Zeitraum**, kreuze **Mit Notizen** an, wenn deine Notizen darin stehen sollen, und drück auf **PDF erstellen**. Er liegt 24 Stunden für dich bereit. Im [Ruhemodus](/settings/practice) kommt er ohne Zahlen.',
        'Wenn du alles möchtest, was wir über dich gespeichert haben, drück unter [Archiv und Import](/settings/archive) auf **Archiv erstellen**. Dieselbe Seite liest ein Archiv auch wieder ein, hier oder anderswo: Du siehst, was dazukäme, bevor etwas gespeichert wird, und kannst es 30 Tage lang rückgängig machen.',
        'Wenn du in einer anderen Installation von Sadhana Compass weitermachst, öffne dort [Umzug](/settings/move) und gib die Adresse dieser hier ein. Du stimmst hier zu, siehst dort, was dazukäme, und entscheidest danach, ob das Konto, das du verlässt, gelöscht wird. Nachrichten kommen nicht mit, und wer dir folgt, auch nicht.',
        'Wenn du gehen möchtest, öffne [Konto löschen](/settings/erase): Dort steht, was verschwindet und was bleibt, und du kannst vorher das Archiv mitnehmen. Drück auf **Weiter zum Löschen** und zeig uns, dass du es bist: mit deinem Passwort, einem Passkey, einem Code oder, falls du dich so anmeldest, noch einmal mit Google, Facebook oder Apple. Deine Seite verschwindet sofort, und dein Beitrag endet. Alles andere wird nach 14 Tagen gelöscht. Meldest du dich vorher an, wird das Löschen gestoppt; mehr brauchst du nicht zu tun. Was wir behalten und was damit geschieht, steht unter [Datenschutz](/privacy).',
        'Wir verkaufen deine Daten nicht, verfolgen dich nicht und zeigen keine Werbung.',
      ],
    },
  ],
}
