/** The page of files by its main job, for its tests. */
import type { Page } from 'playwright-core'

/** Two rows that can be answered, one country that is misspelt twice, and one that no one knows. */
export const NIGHTS = [
  'Reference;Country;Nights',
  'r1;GB;3',
  'r2;United Kingdom;2',
  'r3;Germny;1',
  'r4;Germny;4',
  '=1+1;Atlantis;1',
].join('\n')

export async function chooseFile(page: Page, name: string, content: string | Buffer): Promise<void> {
  const buffer = typeof content === 'string' ? Buffer.from(content) : content
  await page.locator('#file').setInputFiles({ name, mimeType: 'text/csv', buffer })
}

/** The text of what the page saves when a button is pressed. */
export async function saved(page: Page, button: string | RegExp): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  const stream = await download.createReadStream()
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(piece as Buffer)
  return { name: download.suggestedFilename(), text: Buffer.concat(pieces).toString('utf8') }
}
