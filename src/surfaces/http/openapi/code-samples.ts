/** How an operation is called from the shell, from TypeScript and from Python: the same request three times. */
import type { Example } from './examples.ts'

/** The form that tools of OpenAPI read. */
export interface CodeSample {
  readonly lang: string
  readonly label: string
  readonly source: string
}

/** Where a server listens when nothing else is said. */
const SERVER = 'http://127.0.0.1:3000'
const SUMMARY = /^(?<method>GET|POST|DELETE) (?<path>\S+)/

/** `example`: its summary is the request. `body`: what is posted. */
export function codeSamples({ summary }: Example, body?: unknown): CodeSample[] {
  const { method = 'GET', path = '/' } = SUMMARY.exec(summary)?.groups ?? {}
  const request = { method, url: SERVER + path, ...(body !== undefined && { body: JSON.stringify(body) }) }
  return [
    { lang: 'Shell', label: 'curl', source: curl(request) },
    { lang: 'TypeScript', label: 'TypeScript', source: typescript(request) },
    { lang: 'Python', label: 'Python', source: python(request) },
  ]
}

interface Request {
  readonly method: string
  readonly url: string
  readonly body?: string
}

/** Of a request that sends nothing: said where it is not GET. */
const ifOther = ({ method, body }: Request, said: string) =>
  method === 'GET' || body !== undefined ? '' : said

function curl(request: Request): string {
  const { url, body } = request
  const posted =
    body === undefined
      ? ''
      : ` \\\n  -H 'Content-Type: application/json' \\\n  --data '${body.replaceAll("'", "'\\''")}'`
  return `curl ${ifOther(request, `-X ${request.method} `)}"${url}" \\\n  -H "Authorization: Bearer $EVERYGRAM_KEY"${posted}`
}

function typescript(request: Request): string {
  const { method, url, body } = request
  const posted =
    body === undefined
      ? ifOther(request, `\n  method: '${method}',`)
      : `\n  method: '${method}',\n  body: JSON.stringify(${body}),`
  const type = body === undefined ? '' : ", 'Content-Type': 'application/json'"
  return `const reply = await fetch('${url.replaceAll("'", '%27')}', {${posted}
  headers: { Authorization: \`Bearer \${process.env.EVERYGRAM_KEY}\`${type} },
})
const answer = await reply.json()
if (!reply.ok) throw new Error(answer.error.message)
console.log(answer.data)`
}

function python(request: Request): string {
  const { method, url, body } = request
  const type = body === undefined ? '' : ', "Content-Type": "application/json"'
  const posted =
    body === undefined
      ? ifOther(request, `, method="${method}"`)
      : `, data=json.dumps(json.loads("""${body}""")).encode()`
  return `import json, os, urllib.request

headers = {"Authorization": f"Bearer {os.environ['EVERYGRAM_KEY']}"${type}}
request = urllib.request.Request("${url}", headers=headers${posted})
with urllib.request.urlopen(request) as reply:
    print(json.load(reply)["data"])`
}
