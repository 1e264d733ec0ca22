/** The start page. A calculator's card: what it is about, and its worked example in words. */
export const start = {
  title: 'What do you want to know?',
  lead: 'Emissions with the source of every figure. Choose a question, or open an example and change it.',
  example: 'Example',
  cards: {
    hotel: {
      title: 'A stay',
      text: 'Nights in a hotel, by country.',
      example: 'Three nights in the United Kingdom',
    },
  } as Readonly<Record<string, { title: string; text: string; example: string }>>,
}
