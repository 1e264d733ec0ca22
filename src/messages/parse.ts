/**
 * Templates of messages: text with placeholders, and the plural and select of ICU.
 * https://unicode-org.github.io/icu/userguide/format_parse/messages/
 */

/** A text, or what is filled in. */
export type Node = string | Placeholder

export interface Placeholder {
  readonly name: string
  /** Of a plural or select: what is written for which value. `other` is always among them. */
  readonly choice?: {
    readonly kind: 'plural' | 'select'
    readonly options: Readonly<Record<string, Template>>
  }
}

export type Template = readonly Node[]

/** The number of the plural that a text is in. */
const NUMBER_SIGN = '#'

const MARKUP = /<\/?(?:set|field)>/g

/** Throws a SyntaxError for braces that do not fit, an unknown kind of choice, or a choice without `other`. */
export function parse(text: string): Template {
  const reader = new Reader(text.replace(MARKUP, ''))
  const template = reader.text()
  if (!reader.isAtEnd) throw new SyntaxError(`'}' without '{' in the message: ${text}`)
  return template
}

/** All names in a template, those within choices too. */
export function namesIn(template: Template): Set<string> {
  const names = new Set<string>()
  for (const node of template) {
    if (typeof node === 'string') continue
    names.add(node.name)
    for (const option of Object.values(node.choice?.options ?? {}))
      for (const name of namesIn(option)) names.add(name)
  }
  return names
}

class Reader {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  get isAtEnd(): boolean {
    return this.#at === this.#text.length
  }

  /** To the end, or to the brace that closes an option. `plural`: the name that # stands for. */
  text(plural?: string): Template {
    const nodes: Node[] = []
    let plain = ''
    const add = (node: Placeholder) => {
      if (plain !== '') nodes.push(plain)
      nodes.push(node)
      plain = ''
    }
    for (; !this.isAtEnd && this.#text[this.#at] !== '}'; this.#at++) {
      const sign = this.#text[this.#at] as string
      if (sign === '{') add(this.#placeholder(plural))
      else if (sign === NUMBER_SIGN && plural !== undefined) add({ name: plural })
      else plain += sign
    }
    if (plain !== '') nodes.push(plain)
    return nodes
  }

  /** From its opening brace to its closing one. */
  #placeholder(plural: string | undefined): Placeholder {
    const head = /^\{(\w+)(?:,\s*(\w+),\s*)?/.exec(this.#text.slice(this.#at))
    if (!head) throw this.#wrong()
    const [all, name = '', kind] = head
    this.#at += all.length
    if (kind !== undefined && kind !== 'plural' && kind !== 'select') throw this.#wrong()
    const choice = kind
      ? ({ kind, options: this.#options(kind === 'plural' ? name : plural) } as const)
      : undefined
    if (this.#text[this.#at] !== '}') throw this.#wrong()
    return { name, ...(choice && { choice }) }
  }

  #options(plural: string | undefined): Readonly<Record<string, Template>> {
    const options: Record<string, Template> = {}
    for (;;) {
      const head = /^\s*(=?\w+)\s*\{/.exec(this.#text.slice(this.#at))
      if (!head) break
      this.#at += head[0].length
      options[head[1] as string] = this.text(plural)
      if (this.#text[this.#at] !== '}') throw this.#wrong()
      this.#at++
    }
    this.#at += /^\s*/.exec(this.#text.slice(this.#at))?.[0].length ?? 0
    if (options.other === undefined) throw new SyntaxError(`a choice without 'other' in: ${this.#text}`)
    return options
  }

  #wrong(): SyntaxError {
    return new SyntaxError(`not a message at character ${this.#at}: ${this.#text}`)
  }
}
