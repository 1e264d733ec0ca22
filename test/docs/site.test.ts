/** How Markdown becomes pages. */
import { expect, test } from 'vitest'
import { deadLinks } from '../../site/links.ts'
import { render } from '../../site/markdown.ts'
import { menuOf } from '../../site/menu.ts'
import type { DocPage } from '../../site/pages.ts'

const html = (markdown: string, file = 'docs/page.md') => render(markdown, file).body.markup

function pageOf(file: string, markdown: string): DocPage {
  const path = `/${file.replace('.md', '')}`
  return { file, path, source: `/${file}`, markdown, ...render(markdown, file) }
}

test('a heading can be led to by its words, and the second of a name by a number', () => {
  const { headings, title, summary } = render(
    '# `a_b` and C!\n\nThe `first` words.\n\n## Rate\n\n## Rate\n',
    'docs/page.md',
  )
  expect(headings.map(({ anchor }) => anchor)).toEqual(['a_b-and-c', 'rate', 'rate-1'])
  expect([title, summary]).toEqual(['a_b and C!', 'The first words.'])
})

test('links lead to where the pages are served', () => {
  expect(html('[x](errors.md#no_route)')).toContain('href="/docs/errors#no_route"')
  expect(html('[x](../access.md)', 'docs/methods/page.md')).toContain('href="/docs/access"')
  expect(html('[x](methods/)')).toContain('href="/docs/methods"')
  expect(html('[x](../CHANGELOG.md)')).toContain('href="/docs/changelog"')
  expect(html('[x](#here)')).toContain('href="/docs/page#here"')
  expect(html('[x](/docs/api/factor)')).toContain('href="/docs/api/factor"')
  expect(html('[x](https://example.org/a)')).toContain('href="https://example.org/a" rel="noreferrer"')
})

test('a file of the repository that is not served is no link', () => {
  expect(html('[compose.yaml](../compose.yaml)')).toBe('<p>compose.yaml</p>\n')
})

test('markup is text, and comments are left out', () => {
  expect(html('<script>alert(1)</script>')).not.toContain('<script')
  expect(html('a <b>c</b>')).toContain('&lt;b&gt;')
  expect(html('<!-- made by a script -->')).toBe('')
})

test('words after the language of a block are for the tests', () => {
  expect(html('```sh untested=needs-docker\ndocker ps\n```')).toBe(
    '<pre tabindex="0" data-language="sh"><code>docker ps\n</code></pre>\n',
  )
})

test('words of neighbouring cells are apart in the text of a section', () => {
  expect(render('# A\n\n| one | two |\n|---|---|\n| three | four |', 'docs/page.md').sections[0]?.text).toBe(
    'one two three four',
  )
})

test('a table has no styles of its own, which the policy would stop', () => {
  const table = html('| a | b |\n|---|--:|\n| `1` | 2 |')
  expect(table).toContain('<td><code>1</code></td><td class="right">2</td>')
  expect(table).not.toContain('style')
})

test('a dead link is named with its file, and so is a heading that is not there', () => {
  const pages = [
    pageOf(
      'docs/one.md',
      '# One\n\n[good](two.md#part), [dead](three.md), [gone](two.md#gone), [api](/docs/api/nothing)',
    ),
    pageOf('docs/two.md', '# Two\n\n## Part\n'),
  ]
  expect(deadLinks(pages)).toEqual([
    'docs/one.md: /docs/three',
    'docs/one.md: /docs/two#gone',
    'docs/one.md: /docs/api/nothing',
  ])
})

test('the menu has pages in the order of the file, then the others of a folder, then what is not named', () => {
  const pages = ['docs/a.md', 'docs/b.md', 'docs/m/x.md', 'docs/m/y.md'].map((file) =>
    pageOf(file, `# ${file}\n`),
  )
  const order = [{ title: 'First', pages: ['b', 'm/y', 'm/*', 'not-yet-written'] }]
  const menu = menuOf(pages, order).map(({ title, pages: entries }) => [
    title,
    entries.map(({ path }) => path),
  ])
  expect(menu).toEqual([
    ['First', ['/docs/b', '/docs/m/y', '/docs/m/x']],
    ['More', ['/docs/a']],
  ])
})
