/** As much of a Valkey as the limits ask for, which holds its answers back when it is told to. */
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

export interface FakeValkey {
  readonly url: string
  /** How often it was asked for a token. */
  asked(): number
  /** Does what it is asked and says nothing any more. */
  hold(): void
  /** Says all that was held back. */
  release(): void
  close(): Promise<void>
}

export async function fakeValkey(): Promise<FakeValkey> {
  let [asked, isHeld] = [0, false]
  const held: (() => void)[] = []
  const sockets = new Set<Socket>()
  const reply = ([name = '']: string[]): string => {
    const command = name.toUpperCase()
    if (command === 'INFO') return bulk('loading:0\r\n')
    if (command !== 'EVALSHA' && command !== 'EVAL') return '+OK\r\n'
    asked++
    return `*2\r\n:1\r\n${bulk('9')}`
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).setEncoding('latin1')
    let rest = ''
    socket.on('data', (text) => {
      rest += text
      for (let read = command(rest); read; read = command(rest)) {
        rest = rest.slice(read.length)
        const said = reply(read.words)
        if (isHeld) held.push(() => socket.write(said))
        else socket.write(said)
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    hold() {
      isHeld = true
    },
    release() {
      isHeld = false
      for (const say of held.splice(0)) say()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

const bulk = (text: string) => `$${text.length}\r\n${text}\r\n`

/** A list of texts, as clients of Valkey send commands (RESP); undefined where not all of it has come. */
function command(text: string): { words: string[]; length: number } | undefined {
  const head = /^\*(\d+)\r\n/.exec(text)
  if (!head) return undefined
  let at = head[0].length
  const words: string[] = []
  for (let word = 0; word < Number(head[1]); word++) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at))
    if (!size) return undefined
    const start = at + size[0].length
    const end = start + Number(size[1])
    if (text.length < end + 2) return undefined
    words.push(text.slice(start, end))
    at = end + 2
  }
  return { words, length: at }
}
