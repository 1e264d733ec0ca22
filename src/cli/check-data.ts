/** everygram check-data: loads every edition with all checks, and the operator's own figures where OVERLAY names them. */
import { fuelPart } from '../domains/fuel/part.ts'
import { hotelPart } from '../domains/hotel/part.ts'
import { loadEdition } from '../process/data/load.ts'
import { readRegister } from '../process/data/register.ts'
import { EDITIONS_DIR } from '../process/package-root.ts'
import { DataError } from '../tables/problems.ts'
import { UsageError } from './usage.ts'

export function checkData(args: readonly string[]): void {
  if (args.length > 0) throw new UsageError(`check-data takes no arguments, got '${args.join(' ')}'`)
  let faulty = 0
  for (const { name } of readRegister(EDITIONS_DIR).entries) faulty += check(name)
  if (faulty > 0) process.exitCode = 1
}

/** Prints the result for one edition; gives 1 when it has faults. */
function check(name: string): number {
  try {
    const edition = loadEdition(EDITIONS_DIR, name, process.env.OVERLAY || undefined)
    const { size } = edition.countries
    console.log(
      `edition ${name}: ok (${size} countries, ${edition.part(hotelPart).size} hotel factors, ${edition.part(fuelPart).size} fuels, hash ${edition.hash})`,
    )
    return 0
  } catch (error) {
    if (!(error instanceof DataError)) throw error
    console.error(`edition ${name}: ${error.problems.length} faults\n${error.message}`)
    return 1
  }
}
