/** The OpenAPI document that a server of this checkout serves, as text. */
import { buildApp } from '../../src/surfaces/http/assembly.ts'
import { contextWith, installedGeography } from '../../src/surfaces/process/context.ts'
import { servedFrom } from '../../src/surfaces/process/data/editions.ts'
import { PACKAGE_DATA, RELEASE } from '../../src/surfaces/process/package-root.ts'

export async function openApiText(): Promise<string> {
  // The examples of the document are answers, so it needs the geography too.
  const context = contextWith(servedFrom(PACKAGE_DATA), installedGeography({}))
  const app = await buildApp(context, { release: RELEASE })
  try {
    return (await app.inject('/openapi.json')).body
  } finally {
    await app.close()
  }
}
