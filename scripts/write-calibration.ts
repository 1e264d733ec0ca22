/**
 * Measures the ranges of every edition and writes what answers say of it, data/calibration/measured.csv, and the tables of
 * docs/calibration.md: `npm run data:calibration`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGE_DATA, PACKAGE_ROOT } from '../src/surfaces/process/package-root.ts'
import { calibrationPage, measuredText, measureEditions } from './lib/calibration.ts'

const measurements = await measureEditions()
writeFileSync(join(PACKAGE_DATA, 'calibration', 'measured.csv'), measuredText(measurements))
const page = join(PACKAGE_ROOT, 'docs', 'calibration.md')
writeFileSync(page, calibrationPage(readFileSync(page, 'utf8'), measurements))
