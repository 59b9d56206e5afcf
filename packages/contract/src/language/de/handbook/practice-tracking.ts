import type { HandbookSection } from '@sadhana/contract'

export const practiceTracking: HandbookSection = {
  id: 'practice-tracking',
  title: 'Übungen festhalten',
  standfirst: 'Viermal tippen für das Gewohnte, eine Minute für alles andere.',
  parts: [
    {
      id: 'logging',
      title: 'Eine Übung eintragen',
      text: [
        'Öffne das [Übungsformular](/?tab=practice). Wähle das **Ashtanga-Glied**, wie lange es gedauert hat (1 bis 300 Minuten), dein **Gefühl vor der Übung** und dein **Gefühl nach der Übung**. Drück dann auf **Übung speichern**.',
        'Datum und Uhrzeit stehen auf jetzt. Klapp sie auf, um etwas von heute Morgen, von gestern oder von einem früheren Tag einzutragen. In der Zukunft kann eine Übung nicht liegen.',
        'Nach dem Speichern bist du wieder auf der Startseite, und die Übung ist dein neuester Stein. **Rückgängig machen** nimmt sie zurück, und wenn dir noch etwas einfällt, gibt es **Notiz hinzufügen**.',
      ],
      tip: 'Bei Gefühlen musst du nicht genau sein. Das erste Wort, das passt, ist meistens das richtige.',
    },
    {
      id: 'usual',
      title: 'Was du gewöhnlich übst',
      text: [
        'Hast du innerhalb von 60 Tagen dreimal dasselbe Glied eingetragen, gleich lang und zur gleichen Tageszeit, dann erscheint es auf der Startseite und im Formular unter **Wie gewohnt**. Tippe es an, wähle, wie du dich davor und danach gefühlt hast, und speichere.',
        'Bis zu drei werden gezeigt, und zuerst die, die zur jetzigen Tageszeit passen.',
      ],
    },
    {
      id: 'hard-practice',
      title: 'Wenn eine Übung schwer war',
      text: [
        '**Es war schwer** steht neben den Gefühlen nach der Übung, im Formular und nach einer Meditation. Du kannst es allein wählen oder mit einem anderen Gefühl. Wenn du magst, gib an, wie sehr, und wähle bis zu drei Wörter dazu. Nur du siehst es.',
        'Unter [Was jetzt helfen kann](/what-can-help) stehen kleine Dinge, die du tun kannst, jedes mit seiner Quelle. Etwa eine von drei Personen, die meditieren, kennt schwere Meditationen. Es heißt nicht, dass du etwas falsch gemacht hast.',
      ],
    },
    {
      id: 'notes',
      title: 'Notizen',
      text: [
        'Die **Notizen zur Übung** sind für dich: was dir aufgefallen ist, woran du dich erinnern möchtest. Platz ist für 5.000 Zeichen.',
        'Sie bleiben auch dann privat, wenn du die Übung teilst, solange du **Meine Notizen teilen** nicht ankreuzt. Für Schlagwörter gilt dasselbe wie für die Notizen.',
      ],
    },
    {
      id: 'tags',
      title: 'Schlagwörter',
      text: [
        '**Schlagwörter** stehen unter den Notizen: bis zu fünf eigene Wörter mit je 24 Zeichen, zum Beispiel für einen Kurs oder eine Übungsreihe. Drück nach jedem die Eingabetaste oder setz ein Komma. Die, die du am häufigsten benutzt, werden dir wieder angeboten.',
        'Sobald du welche benutzt, kannst du [Alle meine Übungen](/sessions) nach **Schlagwort** filtern, und auf der Startseite siehst du bei jedem, wie viele deiner Übungen es tragen. Andere sehen deine Schlagwörter nur dort, wo sie auch deine Notizen sehen.',
      ],
    },
    {
      id: 'pictures',
      title: 'Bilder',
      text: [
        '**Bilder hinzufügen** steht bei den Notizen: bis zu vier, jedes mit einer Beschreibung für Menschen, die es nicht sehen können. Wer die Übung sieht, sieht auch die Bilder. Dein Gerät entfernt die Angaben zu Ort und Kamera, bevor es sie sendet.',
      ],
    },
    {
      id: 'reminders',
      title: 'Erinnerungen',
      text: [
        'Drück unter [Erinnerungen](/settings/reminders) auf **Hinzufügen** und wähle eine Uhrzeit, die Tage und wie die Erinnerung kommt: per Push auf deine Geräte oder per E-Mail. Sie kommt um diese Uhrzeit, wo immer du bist, auch in deinen Ruhezeiten. Hast du an dem Tag schon geübt oder machst du Pause, bleibt sie aus.',
        'In der Erinnerung kannst du **Beginnen**, **Später** (eine Stunde später) oder **Heute nicht** wählen. Bleiben fünf hintereinander ohne Antwort und ohne Übung, kommt nur noch jeden dritten Tag eine, bis du wieder alle möchtest. Ob du sie öffnest, verfolgen wir nicht. In sanften Tagen kommt höchstens eine am Tag, mit sanfteren Worten.',
        'In den **Ruhezeiten**, von 21:30 bis 6:00 Uhr, wenn du nichts anderes einstellst, warten E-Mails und die stillen Grüße aus deinen Übungspartnerschaften. E-Mails zur Sicherheit und solche, um die du gerade gebeten hast, kommen trotzdem. **Alle pausieren** hält jede Erinnerung an, so lange du möchtest. Die **Wöchentliche E-Mail** schickt dir deine Woche in einem Satz, mit einem kleinen Bild, an einem Tag deiner Wahl. **In deinem Kalender** erstellt eine geheime Adresse für Kalender-Apps, mit den Zeiten deiner Erinnerungen und deinen festen Ruhetagen, und mit nichts über deine Praxis.',
      ],
    },
    {
      id: 'unfinished',
      title: 'Unfertige Einträge und schlechte Verbindungen',
      text: [
        'Du kannst das Formular jederzeit verlassen. Dieses Gerät hebt deinen Eintrag eine Woche lang auf, oder bis du dich abmeldest.',
        'Bricht beim Speichern die Verbindung ab, schick den Eintrag einfach noch einmal. Er zählt nur einmal.',
      ],
    },
    {
      id: 'all-sessions',
      title: 'Finden, ändern, löschen',
      text: [
        'Unter [Alle meine Übungen](/sessions) steht alles, das Neueste zuerst. Filtern kannst du nach **Glied**, **Von** und **Bis**, und nach **Schlagwort**, wenn du welche benutzt. Hast du dich bei den Minuten vertan? Jede Übung lässt sich ändern oder löschen, und alle Zahlen ziehen mit: Serie, Diagramme und Steine.',
        'Was du löschst, wartet sieben Tage im [Papierkorb](/sessions?view=deleted). Mit **Zurückholen** zählt es, als wäre es nie weg gewesen. **Endgültig löschen** wartet nicht.',
      ],
    },
    {
      id: 'who-sees',
      title: 'Wer eine Übung sieht',
      text: [
        'Für jede Übung gilt **Nur ich**, **Alle, die mir folgen** oder **Alle Mitglieder**. Du wählst im Formular und kannst es dir später anders überlegen.',
        'Womit neue Übungen beginnen, steht in deinen [Einstellungen zur Privatsphäre](/settings/privacy). Solange du dort nichts änderst, ist es **Nur ich**.',
      ],
    },
    {
      id: 'your-day',
      title: 'Wann dein Tag endet',
      text: [
        'Eine Meditation nachts um halb eins gehört vielleicht noch zum Abend davor. Stell unter [Einstellungen zur Praxis](/settings/practice) bei **Der Tag endet um** eine beliebige Uhrzeit bis 6:00 Uhr ein; was du davor übst, zählt für den Tag davor.',
        'Deine **Zeitzone** richtet sich nach deinem Gerät, wenn du keine andere wählst. Reisen verschieben nichts, was du schon eingetragen hast.',
      ],
    },
  ],
}
