/** What a newcomer does is what CONTRIBUTING.md says: another word there is another deed. */
import { describe, expect, test } from 'vitest'
import { readTasks } from '../../scripts/lib/newcomer/guide.ts'

const GUIDE = `# Contributing

What it is.

## Add a figure

### A fuel

A row with its \`fuel_type\` goes into \`data/open/2025/fuels.csv\`:

\`\`\`csv add
fuel_type,label
lamp_oil,Lamp Oil
\`\`\`

In \`data/open/2025/fuels.csv\`:

\`\`\`diff change
 fuel_type,label
-lamp_oil,Lamp Oil
+lamp_oil,Oil of Lamps
\`\`\`

Then check:

\`\`\`sh run
npx everygram check-data
\`\`\`

\`\`\`text shows
edition 2025.2: ok …
\`\`\`

## Write documentation

\`\`\`sh
npm run build
\`\`\`
`

test('a section with something to do is a task, named by its headings', () => {
  expect(readTasks(GUIDE)).toEqual([
    {
      name: 'Add a figure: A fuel',
      line: 7,
      steps: [
        {
          kind: 'add',
          file: 'data/open/2025/fuels.csv',
          text: 'fuel_type,label\nlamp_oil,Lamp Oil',
          line: 11,
        },
        {
          kind: 'change',
          file: 'data/open/2025/fuels.csv',
          text: ' fuel_type,label\n-lamp_oil,Lamp Oil\n+lamp_oil,Oil of Lamps',
          line: 18,
        },
        {
          kind: 'run',
          text: 'npx everygram check-data',
          line: 26,
          shows: { language: 'text', text: 'edition 2025.2: ok …', line: 30 },
        },
      ],
    },
  ])
})

describe('a change of a word is a change of what is done', () => {
  const stepsOf = (guide: string) => readTasks(guide)[0]?.steps

  test.each([
    ['a cell', 'lamp_oil,Lamp Oil', 'lamp_oil,Kerosene', { text: 'fuel_type,label\nlamp_oil,Kerosene' }, 0],
    ['a file', 'open/2025/fuels.csv`:\n\n```csv', 'hotel.csv`:\n\n```csv', { file: 'data/hotel.csv' }, 0],
    ['a verb', 'csv add', 'csv new', { kind: 'new' }, 0],
    ['a command', 'check-data\n', 'check-data --help\n', { text: 'npx everygram check-data --help' }, 2],
    ['what it prints', '2025.2: ok', '2025.3: ok', { shows: { text: 'edition 2025.3: ok …' } }, 2],
  ])('%s', (_, from, to, step, at) => {
    expect(stepsOf(GUIDE.replace(from, to))?.[at]).toMatchObject(step)
  })
})

describe('a section may begin with another one', () => {
  const CITED = `${GUIDE}
## Cite a publication

It goes into \`data/sources.csv\`:

\`\`\`csv add
source_id
example
\`\`\`

## Add a country

### Its hotels

First, [cite the publication](#cite-a-publication).

\`\`\`sh run
npx everygram hotel KZ 3
\`\`\`
`

  test('its steps come first', () => {
    const [, , task] = readTasks(CITED)
    expect(task?.name).toBe('Add a country: Its hotels')
    expect(task?.steps.map(({ kind }) => kind)).toEqual(['add', 'run'])
  })

  test('a link that leads nowhere is named', () => {
    expect(() => readTasks(CITED.replace('(#cite-a-publication)', '(#cite)'))).toThrow(
      "CONTRIBUTING.md:53: no section '#cite' has something to do",
    )
  })
})

describe('a block that cannot be understood is named with its line', () => {
  test.each([
    ['csv add', 'csv append', "CONTRIBUTING.md:11: 'append' is not one of add, change, new, run, shows"],
    ['goes into `data/open/2025/fuels.csv`:', 'goes there:', 'CONTRIBUTING.md:11: the paragraph above'],
    ['into `data/open/2025/fuels.csv`', 'into `../fuels.csv`', "CONTRIBUTING.md:11: '../fuels.csv' is not"],
    ['sh run', 'sh', "CONTRIBUTING.md:30: a block that 'shows' something must follow one to 'run'"],
    ['```sh run\nnpx everygram check-data\n```', '- ```sh run\n  npx\n  ```', 'must not be inside a list'],
  ])('%s', (from, to, message) => {
    expect(() => readTasks(GUIDE.replace(from, to))).toThrow(message)
  })
})
