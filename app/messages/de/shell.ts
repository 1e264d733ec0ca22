import type { shell as english } from '../en/shell.ts'
import { translated } from '../texts.ts'

export const shell = translated<typeof english>()({
  skip: 'Zum Inhalt springen',
  menu: 'Hauptmenü',
  language: 'Sprache',
  documentation: 'Dokumentation',
  reference: 'API-Referenz',
  release: 'Everygram {version}',
  edition: 'Datenversion {name} vom {day}',
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Prüfen Sie die Adresse oder beginnen Sie auf der Startseite.',
    back: 'Zur Startseite',
  },
  loading: 'Wird geladen …',
  retry: 'Erneut versuchen',
  suggestion: 'Meinten Sie „{value}“?',
  details: 'Details',
  failed: 'Das konnte nicht berechnet werden',
  outage: {
    title: 'Der Server ist nicht erreichbar',
    text: 'Ihre Eingaben bleiben erhalten. Versuchen Sie es gleich noch einmal.',
  },
  broken: {
    title: 'Ein Fehler ist aufgetreten',
    text: 'Laden Sie die Seite neu. Tritt der Fehler wieder auf, melden Sie bitte, was Sie getan haben.',
  },
  key: {
    title: 'API-Schlüssel eingeben',
    text: 'Dieser Server verlangt einen API-Schlüssel. Er bleibt gespeichert, bis Sie dieses Fenster schließen, und geht nur an diesen Server.',
    label: 'API-Schlüssel',
    wrong: 'Dieser Schlüssel ist nicht gültig. Prüfen Sie ihn und versuchen Sie es erneut.',
    send: 'Schlüssel verwenden',
    forget: 'Schlüssel entfernen',
  },
})
