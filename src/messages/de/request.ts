import type { request as english } from '../en/request.ts'
import { translated } from '../infer.ts'

export const request = translated<typeof english>()({
  unworded: '{text}',
  unknown_parameter: {
    message: 'Der unbekannte Parameter {name} wurde ignoriert.',
    detail: '{has_suggestion, select, true {Meinten Sie {suggestion}?} other {}}',
  },
  'unknown_parameter.more':
    '{count, plural, one {Ein weiterer unbekannter Parameter wurde ignoriert.} other {# weitere unbekannte Parameter wurden ignoriert.}}',
  'no_exact_factor.strict':
    'Hierfür gibt es keinen genauen Faktor, und strict=true lässt keinen Ersatz zu: {notice}',
})
