import type { SecurityTexts } from './security.emails.en.ts'

export const de: SecurityTexts = {
  notices: {
    login_success_new_device: {
      subject: 'Neue Anmeldung bei deinem Konto',
      text: 'Jemand hat sich bei deinem Konto mit einem Gerät angemeldet, das wir noch nicht kennen.',
    },
    password_changed_success: {
      subject: 'Dein Passwort wurde geändert',
      text: 'Dein Passwort wurde geändert, und wir haben deine anderen Geräte abgemeldet.',
    },
    password_reset_success: {
      subject: 'Dein Passwort wurde zurückgesetzt',
      text: 'Dein Passwort wurde per E-Mail zurückgesetzt, und wir haben alle deine Geräte abgemeldet.',
    },
    email_change_requested: {
      subject: 'Anfrage, deine E-Mail-Adresse zu ändern',
      text: 'Jemand hat verlangt, die E-Mail-Adresse deines Kontos zu ändern. Sie ändert sich, sobald die neue Adresse bestätigt ist.',
    },
    email_changed_success: {
      subject: 'Deine E-Mail-Adresse wurde geändert',
      text: 'Die E-Mail-Adresse deines Kontos wurde geändert. Das ist die letzte E-Mail, die wir an diese Adresse senden.',
    },
    phone_verified_success: {
      subject: 'Eine Telefonnummer wurde hinzugefügt',
      text: 'Jemand hat für dein Konto eine Telefonnummer bestätigt. Codes, die per SMS an sie gehen, gelten ab jetzt zum Anmelden.',
    },
    phone_changed_success: {
      subject: 'Deine Telefonnummer wurde geändert',
      text: 'Die Telefonnummer deines Kontos wurde geändert. Mit der alten kann man sich nicht mehr anmelden.',
    },
    '2fa_enabled': {
      subject: 'Die Zwei-Faktor-Anmeldung ist an',
      text: 'Ab jetzt brauchst du zum Anmelden auch einen Code. Bitte bewahre deine Ersatzcodes an einem sicheren Ort auf.',
    },
    '2fa_disabled': {
      subject: 'Die Zwei-Faktor-Anmeldung ist aus',
      text: 'Die Zwei-Faktor-Anmeldung wurde ausgeschaltet. Zum Anmelden braucht es keinen Code mehr.',
    },
    '2fa_backup_code_success': {
      subject: 'Ein Ersatzcode wurde verwendet',
      text: 'Jemand hat sich mit einem deiner Ersatzcodes bei deinem Konto angemeldet. Dieser Code gilt nicht mehr.',
    },
    '2fa_backup_codes_generated': {
      subject: 'Neue Ersatzcodes erstellt',
      text: 'Jemand hat für dein Konto neue Ersatzcodes erstellt. Die alten gelten nicht mehr.',
    },
    '2fa_recovery_cancelled': {
      subject: 'Das Ausschalten der Zwei-Faktor-Anmeldung wurde abgebrochen',
      text: 'Die Anfrage, sich ohne Zwei-Faktor-Anmeldung anzumelden, wurde abgebrochen. Die Zwei-Faktor-Anmeldung ist weiterhin an.',
    },
    '2fa_disabled_by_recovery': {
      subject: 'Die Zwei-Faktor-Anmeldung ist aus',
      text: 'Die Wiederherstellung ist abgeschlossen: Die Zwei-Faktor-Anmeldung ist aus, und zum Anmelden braucht es keinen Code mehr. Bitte richte sie bald wieder ein.',
    },
    access_token_created_success: {
      subject: 'Ein neuer Zugangsschlüssel',
      text: 'Jemand hat für dein Konto einen Zugangsschlüssel erstellt. Wer ihn hat, kann alles tun, was dem Schlüssel erlaubt ist, bis er abläuft oder du ihn unter Sicherheit, Zugangsschlüssel widerrufst.',
    },
    move_approved_success: {
      subject: 'Ein Umzug auf eine andere Installation',
      text: 'Jemand hat zugestimmt, dass deine Praxis auf eine andere Installation umzieht. Unter Einstellungen, Umzug siehst du, wohin, und dort kannst du den Umzug auch stoppen.',
    },
    passkey_added_success: {
      subject: 'Ein Passkey wurde hinzugefügt',
      text: 'Jemand hat deinem Konto einen Passkey hinzugefügt. Mit ihm kann man sich ab jetzt ohne dein Passwort anmelden.',
    },
    passkey_removed: {
      subject: 'Ein Passkey wurde entfernt',
      text: 'Jemand hat einen Passkey von deinem Konto entfernt. Mit ihm kann man sich nicht mehr anmelden.',
    },
    passkey_counter_error: {
      subject: 'Einer deiner Passkeys wurde vielleicht kopiert',
      text: 'Einer deiner Passkeys hat rückwärts gezählt. Das kann bedeuten, dass es eine Kopie von ihm gibt. Wir haben ihn nicht angenommen und nach einem anderen Weg zum Anmelden gefragt. Entferne ihn zur Sicherheit und füge einen neuen hinzu.',
    },
    social_linked_success: {
      subject: 'Ein neuer Weg, dich anzumelden',
      text: 'Jemand hat das Konto eines anderen Anbieters mit deinem verknüpft. Ab jetzt kann man sich damit anmelden.',
    },
    social_unlinked: {
      subject: 'Ein Weg, dich anzumelden, wurde entfernt',
      text: 'Jemand hat die Verknüpfung deines Kontos mit dem eines anderen Anbieters gelöst. Damit kann man sich nicht mehr anmelden.',
    },
    '2fa_disabled_by_operator': {
      subject: 'Die Zwei-Faktor-Anmeldung ist aus',
      text: 'Das Team dieser Installation hat die Zwei-Faktor-Anmeldung ausgeschaltet und dich überall abgemeldet, weil jemand nachgewiesen hat, dass es das eigene Konto ist. Zum Anmelden braucht es keinen Code mehr. Bitte richte sie bald wieder ein.',
    },
    account_restored: {
      subject: 'Dein Konto ist wieder da',
      text: 'Dein Konto ist nicht mehr pausiert. Melde dich an wie immer: Alles ist, wo du es gelassen hast, und was du teilst, ist wieder zu sehen.',
    },
    erasure_stopped: {
      subject: 'Dein Konto bleibt',
      text: 'Jemand hat sich bei deinem Konto angemeldet, deshalb löschen wir es nicht. Alles ist, wo du es gelassen hast. Nur ein Beitrag läuft nicht von selbst weiter.',
    },
  },
  notice: {
    circumstances: { from: (ip) => `von ${ip}`, on: (moment) => `am ${moment}` },
    details: (circumstances) => `Einzelheiten: ${circumstances}.`,
    action: 'Sicherheit deines Kontos prüfen',
    closing:
      'Wenn du das warst, ist alles gut. Wenn nicht, ändere jetzt dein Passwort und melde dich auf allen Geräten ab.',
  },
  proof: {
    subject: 'Bestätige deine E-Mail-Adresse',
    welcome: 'Willkommen bei Sadhana Compass.',
    text: 'Bitte bestätige, dass diese E-Mail-Adresse dir gehört: Öffne den Link unten oder gib den Code ein. Der Link gilt 24 Stunden, der Code zehn Minuten.',
    action: 'E-Mail-Adresse bestätigen',
    closing: 'Wenn du nicht darum gebeten hast, musst du nichts tun. Es ändert sich nichts.',
  },
  ownerCode: {
    subject: 'Dein Bestätigungscode',
    text: 'Hier ist der Code, mit dem du bestätigst, dass du es bist. Er gilt zehn Minuten:',
    closing:
      'Wir fragen nie per E-Mail oder Telefon nach diesem Code. Wenn du nicht darum gebeten hast, ist vielleicht jemand bei deinem Konto angemeldet: Melde dich an, melde dich auf allen Geräten ab und ändere dein Passwort.',
  },
  recovery: {
    subject: 'Anfrage, die Zwei-Faktor-Anmeldung auszuschalten',
    paragraphs: (from, until) => [
      'Jemand, der den ersten Schritt der Anmeldung geschafft hat, hat verlangt, die Zwei-Faktor-Anmeldung deines Kontos auszuschalten.',
      `Wenn du das warst, heb diese E-Mail auf. Der zweite Link gilt vom ${from} bis zum ${until}. Die Wartezeit gibt dir Zeit, andere aufzuhalten.`,
      'Wenn du das nicht warst, halte es jetzt auf: Öffne die Seite zur Sicherheit, brich die Wiederherstellung ab und ändere, wie du dich anmeldest.',
    ],
    action: 'Wiederherstellung abbrechen',
    otherAction: 'Zwei-Faktor-Anmeldung ausschalten',
    closing:
      'Wenn das jemand noch einmal verlangt, solange diese Wiederherstellung läuft, bleibt die Wartezeit gleich, und wir senden keine weitere E-Mail.',
  },
}
