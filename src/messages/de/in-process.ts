import type { inProcess as english } from '../en/in-process.ts'
import { translated } from '../infer.ts'

export const inProcess = translated<typeof english>()({
  'not_found.operation':
    'Die Operation {name} gibt es nicht.{has_suggestion, select, true { Meinten Sie {suggestion}?} other {}} Verfügbar: {allowed}.',
  'validation_error.option_is_parameter':
    '{name} ist ein Parameter von {operation}, keine Option. Geben Sie ihn unter den Parametern an.',
  'validation_error.option_unknown':
    '{name} ist keine Option.{has_suggestion, select, true { Meinten Sie {suggestion}?} other {}} Optionen: {allowed}.',
  'validation_error.option_text':
    "Die Option {param} muss eine Zeichenkette sein; angegeben ist {value}.{is_number, select, true { Schreiben Sie den Wert in Anführungszeichen: {param}: '{replacement}'.} other {}}",
  'validation_error.parameter_is_option':
    '{param} ist eine Option, kein Parameter. Geben Sie sie im dritten Argument an.',
  'validation_error.argument_kind':
    '{param} muss eine Zeichenkette, eine Zahl oder ein Wahrheitswert sein. Listen schreiben Sie als Zeichenkette mit Kommas.',
  'validation_error.argument': '{param} muss ein Objekt sein, zum Beispiel {example}; angegeben ist {value}.',
  'validation_error.fields': "Die Option fields muss 'short' oder 'full' sein; angegeben ist {value}.",
  'validation_error.no_short_result': '{operation} hat kein kurzes Ergebnis. Möglich ist es bei: {allowed}.',
  'validation_error.format_in_process':
    "Ein Aufruf im Prozess gibt ein Objekt zurück. Lassen Sie format weg; nur die Zahlen liefert die Option fields: 'short'.",
  'validation_error.short_result_form':
    "Mit fields: 'short' gibt ein Aufruf ein Objekt mit Zahlen zurück. Lassen Sie {setting} weg.",
})
