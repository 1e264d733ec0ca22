/** Values of the parts of addresses, as far as someone has typed. */
import type { Desk } from './session.ts'

/** As many as the protocol takes. */
const VALUES_MAX = 100

/** Of a part by its name; nothing for those of which there are thousands. */
export function completionsFor(
  { context, methods }: Desk,
  { name, value }: { readonly name: string; readonly value: string },
): readonly string[] {
  const known: Readonly<Record<string, readonly string[]>> = {
    edition: context.editions.register.entries
      .filter(({ status }) => status !== 'open')
      .map((entry) => entry.name),
    name: methods.names,
  }
  const values = Object.hasOwn(known, name) ? (known[name] ?? []) : []
  return values.filter((one) => one.startsWith(value)).slice(0, VALUES_MAX)
}
