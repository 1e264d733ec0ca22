/** Under which path each file is served. */

/** Of the root of the repository, beside docs/. */
export const OF_THE_ROOT: readonly string[] = ['CHANGELOG.md', 'CONTRIBUTING.md']
const START = '/docs'

/** Where a file is served: docs/errors.md at /docs/errors, a README at its folder, CHANGELOG.md at /docs/changelog. */
export function pathOf(file: string): string {
  if (OF_THE_ROOT.includes(file)) return `/docs/${file.toLowerCase().replace(/\.md$/, '')}`
  return `/${file}`.replace(/\.md$/, '').replace(/\/README$/, '')
}

/** Where it is served as Markdown, by the name that links in it have. */
export function sourceOf(path: string): string {
  return path === START ? '/docs/README.md' : `${path}.md`
}

/** Whether a file of the repository is a page. */
export function isServed(file: string): boolean {
  return file === 'docs' || file.startsWith('docs/') || OF_THE_ROOT.includes(file)
}
