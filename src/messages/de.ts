/** All messages in German. */
import { access } from './de/access.ts'
import { amounts } from './de/amounts.ts'
import { batch } from './de/batch.ts'
import { catalogue } from './de/catalogue.ts'
import { cli } from './de/cli.ts'
import { electricity } from './de/electricity.ts'
import { explanation } from './de/explanation.ts'
import { factors } from './de/factors.ts'
import { files } from './de/files.ts'
import { freight } from './de/freight.ts'
import { fuel } from './de/fuel.ts'
import { hotel } from './de/hotel.ts'
import { http } from './de/http.ts'
import { inProcess } from './de/in-process.ts'
import { jobs } from './de/jobs.ts'
import { lines } from './de/lines.ts'
import { llm } from './de/llm.ts'
import { mcp } from './de/mcp.ts'
import { numbers } from './de/numbers.ts'
import { places } from './de/places.ts'
import { report } from './de/report.ts'
import { reportFacts } from './de/report-facts.ts'
import { request } from './de/request.ts'
import { routes } from './de/routes.ts'
import { startup } from './de/startup.ts'
import { travel } from './de/travel.ts'
import { verify } from './de/verify.ts'
import type { en } from './en.ts'
import type { Entry } from './infer.ts'

export const de: Readonly<Record<keyof typeof en, Entry>> = {
  ...access,
  ...amounts,
  ...batch,
  ...catalogue,
  ...cli,
  ...electricity,
  ...explanation,
  ...factors,
  ...files,
  ...freight,
  ...fuel,
  ...hotel,
  ...http,
  ...inProcess,
  ...jobs,
  ...lines,
  ...llm,
  ...numbers,
  ...mcp,
  ...places,
  ...report,
  ...reportFacts,
  ...request,
  ...routes,
  ...startup,
  ...travel,
  ...verify,
}
