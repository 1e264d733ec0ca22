/** Notices: what a reader of a result should know about it. */

export interface Notice {
  code: string
  severity: 'info' | 'warning'
  message: string
  field?: string
}

export function info(code: string, message: string, field?: string): Notice {
  return field === undefined
    ? { code, severity: 'info', message }
    : { code, severity: 'info', message, field }
}

export function warning(code: string, message: string, field?: string): Notice {
  return { ...info(code, message, field), severity: 'warning' }
}
