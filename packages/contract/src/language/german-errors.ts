import type { TranslatedErrors } from './translated-errors.ts'

export const germanErrors: TranslatedErrors = {
  'request.invalid': 'Bitte prüfe die markierten Felder.',
  'request.malformed': 'Wir konnten diese Anfrage nicht lesen. Bitte prüfe ihr Format.',
  'request.not_found': 'Unter dieser Adresse gibt es nichts.',
  'request.timeout': 'Die Anfrage hat zu lange gebraucht. Bitte versuch es noch einmal.',
  'request.precondition_failed': 'Das hat sich geändert, seit du es zuletzt geladen hast.',
  'request.range_outside': 'In diesem Bereich gibt es nichts.',
  'request.headers_too_large': 'Die Kopfzeilen dieser Anfrage sind zu groß.',
  'request.too_large': 'Das ist zu viel auf einmal. Bitte versuch es mit etwas Kleinerem.',
  'request.unsupported_type': 'Bitte sende JSON.',
  'request.too_many': 'Zu viele Anfragen in kurzer Zeit. Bitte warte einen Moment und versuch es noch einmal.',
  'request.in_progress': 'Wir arbeiten noch an dieser Anfrage. Bitte versuch es gleich noch einmal.',
  'request.key_reused': 'Dieser Idempotenzschlüssel wurde schon für eine andere Anfrage verwendet.',
  'auth.required': 'Bitte melde dich an.',
  'auth.token_refused': 'Dieser Zugangsschlüssel öffnet das nicht.',
  'auth.token_in_address':
    'Bitte sende Zugangsschlüssel im Header „Authorization“, nie in einer Adresse. Andere können diesen gesehen haben: Am besten widerrufst du ihn.',
  'account.invalid_credentials': 'Die Angaben stimmen nicht. Bitte versuch es noch einmal.',
  'account.suspended': 'Dein Konto ist pausiert.',
  'account.username_taken': 'Dieser Mitgliedsname ist schon vergeben. Bitte wähle einen anderen.',
  'account.email_taken': 'Mit dieser E-Mail-Adresse gibt es schon ein Konto.',
  'account.phone_taken': 'Zu dieser Nummer gibt es hier schon ein Konto. Bitte melde dich damit an.',
  'account.password_weak': 'Dieses Passwort ist zu leicht zu erraten. Bitte wähle ein längeres oder selteneres.',
  'account.password_wrong': 'Das ist nicht dein jetziges Passwort. Bitte versuch es noch einmal.',
  'account.no_verified_email':
    'Dein Konto hat keine bestätigte E-Mail-Adresse oder Telefonnummer, an die ein Code gehen könnte.',
  'account.not_moved':
    'Sofort löschen können nur Mitglieder, die umgezogen sind. Du kannst dein Konto in 14 Tagen löschen lassen.',
  'account.passkey_refused':
    'Wir konnten diesen Passkey nicht prüfen. Bitte versuch es noch einmal oder wähle einen anderen Weg.',
  'account.passkey_suspect':
    'Dieser Passkey wurde vielleicht kopiert, darum reicht er diesmal nicht. Bitte nimm dein Passwort oder einen Code. Wir haben dir dazu eine E-Mail gesendet.',
  'account.passkey_not_found': 'Dieser Passkey ist schon entfernt.',
  'account.passkeys_full': 'Du hast 20 Passkeys, mehr bewahren wir nicht auf. Bitte entferne zuerst einen.',
  'account.last_way_in':
    'Nur so kannst du dich anmelden. Bitte füge einen anderen Weg hinzu, bevor du diesen entfernst.',
  'account.social_expired': 'Das hat zu lange gedauert oder woanders begonnen. Bitte fang noch einmal an.',
  'account.social_not_linked': 'Dieses Konto ist nicht mehr verknüpft. Bitte wähle einen anderen Weg.',
  'account.social_unreachable':
    'Der Anbieter dieses Kontos antwortet gerade nicht. Bitte versuch es später noch einmal.',
  'account.social_taken': 'Mit diesem Konto meldet sich hier schon jemand an. Bitte melde dich damit an.',
  'account.reset_failed': 'Das Passwort konnte nicht zurückgesetzt werden. Bitte versuch es noch einmal.',
  'unsubscribe.link_invalid': 'Dieser Link ist nicht vollständig. Bitte öffne ihn noch einmal aus der E-Mail.',
  'security.code_invalid': 'Dieser Code stimmt nicht. Bitte versuch es noch einmal.',
  'security.sign_in_expired': 'Diese Anmeldung ist abgelaufen. Bitte melde dich noch einmal an.',
  'security.two_factor_enabled': 'Die Zwei-Faktor-Anmeldung ist schon eingeschaltet.',
  'security.password_needed': 'Du hast dich vor einer Weile angemeldet. Bitte zeig uns noch einmal, dass du es bist.',
  'security.factor_needed':
    'Du hast dich vor einer Weile angemeldet. Bitte gib auch einen Code aus deiner Authenticator-App oder einen Ersatzcode ein.',
  'security.disable_refused':
    'Die Zwei-Faktor-Anmeldung konnte nicht ausgeschaltet werden. Bitte prüfe dein Passwort und versuch es noch einmal.',
  'security.backup_codes_refused':
    'Neue Ersatzcodes konnten nicht erstellt werden. Bitte prüfe dein Passwort und versuch es noch einmal.',
  'security.session_not_found': 'Dieses Gerät ist schon abgemeldet.',
  'security.token_not_found': 'Dieser Zugangsschlüssel ist schon widerrufen.',
  'security.tokens_full': 'Du hast 20 Zugangsschlüssel, mehr bewahren wir nicht auf. Bitte widerrufe zuerst einen.',
  'security.email_missing': 'Dein Konto hat noch keine E-Mail-Adresse.',
  'security.email_verified': 'Deine E-Mail-Adresse ist schon bestätigt.',
  'security.code_sent_recently':
    'Wir haben dir gerade eine E-Mail gesendet. Bitte warte etwas, bevor du noch eine anforderst.',
  'security.emails_spent': 'Heute können wir keine E-Mails mehr senden. Bitte versuch es morgen noch einmal.',
  'security.email_unverified': 'Bitte bestätige deine E-Mail-Adresse, bevor du die Zwei-Faktor-Anmeldung einschaltest.',
  'security.recovery_unavailable': 'Dafür braucht dein Konto eine bestätigte E-Mail-Adresse.',
  'security.recovery_not_ready': 'Die 72 Stunden sind noch nicht vorbei. Bitte versuch den Link später noch einmal.',
  'security.recovery_invalid':
    'Dieser Link funktioniert nicht mehr. Vielleicht ist er abgelaufen oder wurde zurückgezogen.',
  'phone.number_invalid':
    'Diese Telefonnummer stimmt nicht. Bitte gib sie im internationalen Format ein, zum Beispiel +351 912 345 678.',
  'phone.country_not_served': 'In dieses Land können wir keine SMS senden. Bitte melde dich auf einem anderen Weg an.',
  'phone.code_sent_recently':
    'Für diese Nummer wurde gerade ein Code angefordert. Bitte warte eine Minute, bevor du noch einen anforderst.',
  'phone.other_browser':
    'Dieser Code gilt nur in dem Browser, für den wir ihn gesendet haben. Bitte gib ihn dort ein oder fordere hier einen neuen an.',
  'phone.codes_spent':
    'Für diese Nummer wurden heute fünf Codes angefordert, mehr geht nicht. Bitte melde dich auf einem anderen Weg an oder versuch es morgen noch einmal.',
  'phone.texts_spent':
    'Heute können wir keine SMS mehr senden. Bitte melde dich auf einem anderen Weg an oder versuch es morgen noch einmal.',
  'profile.username_final': 'Du hast deinen Mitgliedsnamen schon gewählt, darum lässt er sich nicht mehr ändern.',
  'picture.unreadable': 'Wir konnten dieses Bild nicht lesen. Bitte wähle ein JPEG, PNG oder WebP.',
  'picture.too_large': 'Dieses Bild ist zu groß. Bitte wähle eins mit höchstens 5 MB.',
  'picture.too_many_pixels': 'Dieses Bild ist zu groß. Bitte wähle eins mit höchstens 40 Megapixeln.',
  'guide.not_found': 'Wir konnten diese Antwort nicht finden. Vielleicht ist sie schon gelöscht.',
  'reminder.full': 'Du hast schon zehn Erinnerungen. Lösch eine, um eine andere hinzuzufügen.',
  'reminder.not_found':
    'Wir konnten diese Erinnerung nicht finden. Vielleicht hast du sie auf einem anderen Gerät gelöscht.',
  'reminder.push_not_set_up':
    'Von hier kommen keine Push-Nachrichten. Erinnerungen können stattdessen per E-Mail kommen.',
  'reminder.endpoint_refused':
    'Wir kennen den Push-Dienst deines Browsers nicht. Erinnerungen können stattdessen per E-Mail kommen.',
  'reminder.nowhere_to_send': 'Es gibt noch kein Ziel, an das wir sie senden können.',
  'reminder.token_invalid': 'Diese Erinnerung ist zu alt für eine Antwort.',
  'referral.code_invalid': 'Dieser Einladungscode gilt nicht. Vielleicht wurde er schon verwendet oder ist abgelaufen.',
  'referral.limit_reached':
    'Du hast alle deine Codes für diesen Monat erstellt. Nächsten Monat kannst du weitere erstellen.',
  'practice.not_found': 'Wir konnten diese Übung nicht finden. Vielleicht ist sie gelöscht oder privat.',
  'practice.in_future': 'Diese Übung liegt in der Zukunft. Bitte prüfe Datum und Uhrzeit.',
  'practice.zone_unknown': 'Wir kennen diese Zeitzone nicht. Bitte wähle eine aus der Liste.',
  'practice.deleted': 'Du hast diese Übung schon eingetragen und später gelöscht.',
  'practice.picture_not_found': 'Wir konnten dieses Bild nicht finden. Vielleicht ist es entfernt oder privat.',
  'practice.pictures_full': 'Eine Übung kann bis zu vier Bilder haben.',
  'practice.changed_elsewhere': 'Du hast diese Übung auf einem anderen Gerät geändert. Hier ist die neueste Fassung.',
  'journey.pause_overlaps': 'An einigen dieser Tage hast du schon eine Pause.',
  'journey.pause_too_far': 'Eine Pause kann innerhalb des nächsten Jahres beginnen.',
  'journey.pauses_too_long':
    'Das wären mehr als 30 Pausentage am Stück. Bitte lass dazwischen mindestens einen Übungstag.',
  'journey.pause_not_found': 'Diese Pause gibt es nicht mehr.',
  'journey.achievement_not_found': 'Diesen Meilenstein hast du nicht erreicht.',
  'learning.not_found': 'Wir konnten diesen Artikel nicht finden.',
  'journey.gentle_offer_not_found': 'Auf dieses Angebot musst du nicht mehr antworten.',
  'journey.gentle_days_over': 'Diese sanften Tage sind schon vorbei.',
  'journey.challenge_not_found': 'Dieses gemeinsame Vorhaben ist nicht mehr offen.',
  'journey.buddy_not_found': 'Für eine Übungspartnerschaft folgt ihr einander. Das hat hier nicht geklappt.',
  'journey.buddies_full':
    'Eine Person von euch hat schon drei Übungspartnerschaften. Sie lassen sich jederzeit beenden.',
  'journey.buddy_already_invited': 'Ihr habt schon eine Übungspartnerschaft, oder eine Einladung wartet auf Antwort.',
  'journey.buddy_invited_recently': 'Du hast diese Person erst vor Kurzem eingeladen. Bitte warte ein paar Tage.',
  'journey.word_sent_today': 'Du hast heute schon einen stillen Gruß gesendet.',
  'meditation.not_found': 'Wir konnten diese Meditation nicht finden. Vielleicht ist sie gelöscht.',
  'meditation.presets_full': 'Du kannst 12 Meditationen speichern. Bitte lösch zuerst eine.',
  'meditation.deleted': 'Du hast diese Meditation schon gespeichert und später gelöscht.',
  'portability.page_not_found': 'Hier ist nichts geteilt.',
  'portability.pages_full': 'Du teilst schon 20 Seiten. Bitte widerrufe zuerst eine.',
  'reflection.wrong_month':
    'Wir blicken auf den letzten ganzen Monat zurück. Bitte lade die Seite neu, dann siehst du, welcher das ist.',
  'reflection.too_little': 'Für einen Rückblick braucht es mindestens drei Übungen in dem Monat.',
  'reflection.deleted': 'Du hast den Rückblick auf diesen Monat gelöscht, darum entsteht er nicht noch einmal.',
  'wellness.not_found': 'Wir konnten diesen Eintrag nicht finden. Vielleicht ist er gelöscht.',
  'wellness.deleted': 'Du hast diesen Eintrag schon gespeichert und später gelöscht.',
  'wellness.changed_elsewhere':
    'Du hast diesen Eintrag auf einem anderen Gerät geändert. Hier ist die neueste Fassung.',
  'wellness.times_wrong': 'Bitte prüfe Datum und Uhrzeiten.',
  'wellness.question_running': 'Du stellst schon eine Frage. Du kannst sie beenden oder auf ihre Antwort warten.',
  'wellness.question_not_found': 'Wir konnten diese Frage nicht finden. Vielleicht hast du sie beendet oder gelöscht.',
  'wellness.question_day_wrong': 'Dieser Tag gehört bisher nicht zu deiner Frage.',
  'wellness.question_altered': 'Diese Frage wurde nach ihrem Beginn geändert, darum hat sie keine Antwort.',
  'wellness.sleep_overlaps':
    'Für diese Zeit hast du schon Schlaf eingetragen. Du kannst ihn bei deinen Nächten bearbeiten.',
  'portability.report_not_found': 'Diesen Bericht gibt es nicht mehr. Du kannst jederzeit einen neuen erstellen.',
  'portability.archive_not_found': 'Dieses Archiv gibt es nicht mehr. Du kannst jederzeit ein neues erstellen.',
  'portability.import_not_found': 'Wir konnten diesen Import nicht finden. Vielleicht wurde er verworfen.',
  'portability.import_moved_on':
    'Dieser Import ist schon weiter. Bitte lade die Seite neu, dann siehst du, wo er steht.',
  'portability.import_too_long': 'Diese Datei hat mehr als 100.000 Zeilen. Bitte importiere sie in Teilen.',
  'portability.part_wrong': 'Ein Teil des Archivs ist nicht vollständig angekommen. Bitte versuch es noch einmal.',
  'portability.undo_over': 'Die 30 Tage, in denen sich dieser Import rückgängig machen lässt, sind vorbei.',
  'portability.move_not_found': 'Wir konnten diesen Umzug nicht finden. Bitte fang noch einmal an.',
  'portability.move_address_wrong':
    'Bitte gib die Adresse einer Installation ein, zum Beispiel https://compass.example.',
  'portability.move_address_private':
    'Diese Adresse liegt in einem privaten Netz, dort rufen wir niemanden auf. Das Team dieser Installation kann eine Ausnahme machen.',
  'portability.move_address_own': 'Hier bist du schon. Bitte gib die Adresse der anderen Installation ein.',
  'portability.move_expired':
    'Die Erlaubnis von dort ist abgelaufen oder wurde schon verwendet. Bitte fang noch einmal an.',
  'portability.move_unreachable':
    'Die andere Installation antwortet gerade nicht. Bitte versuch es später noch einmal.',
  'portability.move_answer_wrong':
    'Wir verstehen die Antwort der anderen Installation nicht. Hier hat sich nichts geändert.',
  'portability.move_version_newer':
    'Die andere Installation ist neuer als diese. Bitte frag das Team dieser Installation, ob es sie zuerst aktualisiert.',
  'portability.departure_unsafe': 'Wir bringen deine Praxis nur zu Installationen mit https.',
  'portability.departure_code_refused': 'Dieser Code öffnet hier nichts, oder nichts mehr.',
  'portability.departure_token_refused': 'Dieser Schlüssel öffnet hier kein Archiv, oder keins mehr.',
  'community.person_not_found': 'Wir konnten niemanden mit diesem Mitgliedsnamen finden.',
  'community.not_oneself': 'Mit deinem eigenen Konto geht das nicht.',
  'message.person_not_found': 'Wir konnten dieses Gespräch nicht finden.',
  'message.not_mutual': 'Ihr könnt einander schreiben, solange ihr einander folgt.',
  'message.id_taken': 'Eine andere Nachricht hat schon diese Kennung. Bitte sende sie noch einmal.',
  'giving.not_configured': 'Hier wird noch kein Geld angenommen: Niemand kann etwas geben, und niemand muss.',
  'giving.provider_unreachable':
    'PayPal antwortet gerade nicht. Es wurde nichts abgebucht. Bitte versuch es später noch einmal.',
  'giving.amount_wrong': 'Bitte wähle einen Betrag von 1 bis 1.000 Dollar.',
  'giving.not_included': 'Das gehört zu Standard Support.',
  'giving.already_begun': 'Du hast diesen Beitrag schon mit einem anderen Betrag begonnen. Bitte fang noch einmal an.',
  'room.not_found': 'Diesen Raum gibt es nicht, oder er ist nicht für dich offen.',
  'room.full': 'Alle Plätze sind besetzt.',
  'room.over': 'Dieser Raum hat schon begonnen oder ist vorbei.',
  'room.not_over': 'Die Meditation ist noch nicht vorbei.',
  'room.no_one_there': 'An diesem Platz ist niemand mehr.',
  'room.too_many': 'Du kannst drei Räume gleichzeitig offen haben.',
  'room.time_wrong': 'Bitte wähle einen Beginn in den nächsten zwei Wochen.',
  'service.failed': 'Bei uns ist etwas schiefgegangen. Bitte versuch es in ein paar Minuten noch einmal.',
  'service.storage_full':
    'Wir haben gerade keinen Platz, um das zu speichern. Es hat sich nichts geändert. Bitte versuch es später noch einmal.',
  'service.switched_off': 'Das ist zurzeit ausgeschaltet.',
  'service.closing': 'Diese Installation schließt bald.',
  'service.closed': 'Diese Installation ist geschlossen.',
  'service.unavailable': 'Wir sind gerade überlastet. Bitte versuch es gleich noch einmal.',
}
