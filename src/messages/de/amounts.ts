import type { amounts as english } from '../en/amounts.ts'
import { translated } from '../infer.ts'

export const amounts = translated<typeof english>()({
  small_leak_rate: {
    message: 'Bitte prüfen Sie die Leckrate: {percent} bedeutet {percent} Prozent.',
    detail: 'Für ein Zehntel der Füllmenge schreiben Sie 10.',
  },
})
