/** A bad request, and what the contract says the answer must be. */
export interface BadRequest {
  url: string
  status: number
  code?: string
  /** The parameter at fault. */
  field?: string
  /** A part of the message. */
  says: RegExp | string
  /** The value that the message must quote, shortened to 80 characters. */
  quotes?: string
  /** Fields of the error body that only some codes have. */
  available?: { [list: `available_${string}`]: string[] }
  /** Where several parameters are wrong, the code of each in place of code and field. */
  errors?: Record<string, string>
  /** GET when absent. */
  method?: Method
  contentType?: string
  body?: string
}

export type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS' | 'TRACE' | 'PROPFIND' | 'QUERY'
