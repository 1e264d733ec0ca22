/** Whose word about the address of a client is taken. */

/** Nobody's, that of so many proxies in front of us, or that of proxies at these addresses. */
export type TrustProxy = false | number | string[]

/** As Fastify takes it. A number of proxies: so many addresses, from the nearest on, are those of proxies. */
export function trusted(proxies: TrustProxy): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies
}
