/** All messages in English: their keys, and with their placeholders the types of their values. */
import { access } from './en/access.ts'
import { amounts } from './en/amounts.ts'
import { batch } from './en/batch.ts'
import { catalogue } from './en/catalogue.ts'
import { cli } from './en/cli.ts'
import { electricity } from './en/electricity.ts'
import { explanation } from './en/explanation.ts'
import { factors } from './en/factors.ts'
import { files } from './en/files.ts'
import { freight } from './en/freight.ts'
import { fuel } from './en/fuel.ts'
import { hotel } from './en/hotel.ts'
import { http } from './en/http.ts'
import { inProcess } from './en/in-process.ts'
import { jobs } from './en/jobs.ts'
import { lines } from './en/lines.ts'
import { llm } from './en/llm.ts'
import { mcp } from './en/mcp.ts'
import { numbers } from './en/numbers.ts'
import { places } from './en/places.ts'
import { report } from './en/report.ts'
import { reportFacts } from './en/report-facts.ts'
import { request } from './en/request.ts'
import { routes } from './en/routes.ts'
import { startup } from './en/startup.ts'
import { travel } from './en/travel.ts'
import { verify } from './en/verify.ts'

export const en = {
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
