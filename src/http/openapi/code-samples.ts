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
const SUMMARY = /^(?<method>GET|POST) (?<path>\S+)/

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

function curl({ url, body }: Request): string {
  const posted =
    body === undefined
      ? ''
      : ` \\\n  -H 'Content-Type: application/json' \\\n  --data '${body.replaceAll("'", "'\\''")}'`
  return `curl "${url}" \\\n  -H "Authorization: Bearer $EVERYGRAM_KEY"${posted}`
}

function typescript({ method, url, body }: Request): string {
  const posted = body === undefined ? '' : `\n  method: '${method}',\n  body: JSON.stringify(${body}),`
  const type = body === undefined ? '' : ", 'Content-Type': 'application/json'"
  return `const reply = await fetch('${url.replaceAll("'", '%27')}', {${posted}
  headers: { Authorization: \`Bearer \${process.env.EVERYGRAM_KEY}\`${type} },
})
const answer = await reply.json()
if (!reply.ok) throw new Error(answer.error.message)
console.log(answer.data)`
}

function python({ url, body }: Request): string {
  const type = body === undefined ? '' : ', "Content-Type": "application/json"'
  const posted = body === undefined ? '' : `, data=json.dumps(json.loads("""${body}""")).encode()`
  return `import json, os, urllib.request

headers = {"Authorization": f"Bearer {os.environ['EVERYGRAM_KEY']}"${type}}
request = urllib.request.Request("${url}", headers=headers${posted})
with urllib.request.urlopen(request) as reply:
    print(json.load(reply)["data"])`
}
