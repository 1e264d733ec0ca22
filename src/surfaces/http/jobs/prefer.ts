/** The header Prefer (RFC 7240): `respond-async`, among other preferences, which are not ours to follow. */
export const RESPOND_ASYNC = 'respond-async'

export function prefersAsync(prefer: string | string[] | undefined): boolean {
  return [prefer ?? []]
    .flat()
    .flatMap((line) => line.split(','))
    .some((one) => one.split(';', 1)[0]?.trim().toLowerCase() === RESPOND_ASYNC)
}
