import type { explanation as english } from '../en/explanation.ts'
import { translated } from '../infer.ts'

export const explanation = translated<typeof english>()({
  'explanation.contribution':
    '{has_leg, select, true {Teilstrecke {leg}: } other {}}{quantity} {unit}{has_note, select, true { ({note})} other {}} × {factor} = {contribution_kg} kg.',
  'explanation.factor':
    '{exact_factor} {factor_unit} ({factor_name}; {publisher}, {dataset}; {tier, select, exact {veröffentlichter Wert} region {Näherungswert aus anderem Land, Jahr oder Gebrauch} global {ein Wert für die ganze Welt} estimate {Schätzwert} other {Ihr eigener Wert}})',
  'explanation.input': 'Eine Menge beruht auf diesem Wert: {factor}.',
  'explanation.separate': 'Gesondert ausgewiesen, nicht in der Summe: {contribution}',
  'explanation.total':
    'Die Summe, gerundet auf das {step, select, gram {Gramm} other {Mikrogramm}}, ist {exact_co2e} {unit} CO2e.',
  'explanation.total_of_shares':
    'Die Summe ist {exact_co2e} {unit} CO2e: {times} gleiche Anteile, jeder gerundet auf das {step, select, gram {Gramm} other {Mikrogramm}}.',
})
