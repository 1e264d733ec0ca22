/** Names by id, of one kind of thing. */
export type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>
