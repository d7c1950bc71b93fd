/**
 * The built package runs where no code may be made from text: on a page and in a worker under a Content-Security-Policy without
 * `unsafe-eval` and with Trusted Types, with the same results as in Node.
 */
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { dirname, join, normalize } from 'node:path'
import * as schema from '@formwork/form-schema'
import { expect, test } from '@playwright/test'
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript'
import { type Outcome, outcomeOf } from './outcome'

const PACKAGE = join(import.meta.dirname, '../../packages/form-schema')
const DIST = join(PACKAGE, 'dist')
const fromPackage = createRequire(join(PACKAGE, 'package.json'))
const ZOD = dirname(fromPackage.resolve('zod/package.json'))
const RE2 = join(dirname(fromPackage.resolve('re2js')), 'index.js')

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  // The page itself names its one worker; the package needs no policy.
  'trusted-types this-page',
].join('; ')

const PAGE = '<!doctype html><title>form-schema under a strict policy</title><script type="module" src="/page.js"></script>'

/** What both run: the forms, then the control, which is the one thing the policy has to refuse. Nothing is run from outside the page. */
const RUN = `
import * as schema from '/package/index.js'
import { outcomeOf } from '/outcome.js'
const violations = []
globalThis.addEventListener('securitypolicyviolation', ({ violatedDirective }) => violations.push(violatedDirective))
const pause = () => new Promise((resolve) => setTimeout(resolve))
export async function run() {
  const forms = await (await fetch('/forms.json')).json()
  const outcomes = []
  for (const text of forms) outcomes.push(await outcomeOf(schema, text))
  await pause()
  const own = [...violations]
  let control = 'made'
  try { new Function('return 1')() } catch { control = 'refused' }
  await pause()
  return { outcomes, own, control, isNoticed: violations.length > own.length }
}
`

const PAGE_MODULE = `
import { run } from '/run.js'
const here = await run()
const policy = window.trustedTypes.createPolicy('this-page', { createScriptURL: (url) => (url === '/worker.js' ? url : '') })
const inWorker = await new Promise((resolve, reject) => {
  const worker = new Worker(policy.createScriptURL('/worker.js'), { type: 'module' })
  worker.onmessage = ({ data }) => resolve(data)
  worker.onerror = ({ message }) => reject(new Error(message))
})
window.results = { here, inWorker }
`

const WORKER_MODULE = `
import { run } from '/run.js'
self.postMessage(await run())
`

const forms = ['012.json', '017.json', '085.json', 'palette-ferry-2022-11.json'].map((name) =>
  readFileSync(join(PACKAGE, 'fixtures', name), 'utf8'),
)

const MADE: ReadonlyMap<string, string> = new Map([
  ['/', PAGE],
  ['/page.js', PAGE_MODULE],
  ['/run.js', RUN],
  ['/worker.js', WORKER_MODULE],
  ['/forms.json', JSON.stringify(forms)],
])

async function fileOf(path: string): Promise<string> {
  const made = MADE.get(path)
  if (made !== undefined) return made
  if (path === '/outcome.js') return asJavaScript(await readFile(join(import.meta.dirname, 'outcome.ts'), 'utf8'))
  if (path.startsWith('/package/')) return withAddresses(await readFile(join(DIST, normalize(path.slice('/package/'.length))), 'utf8'))
  if (path === '/re2.js') return readFile(RE2, 'utf8')
  return readFile(join(ZOD, normalize(path.slice('/zod/'.length))), 'utf8')
}

function asJavaScript(source: string): string {
  return transpileModule(source, { compilerOptions: { target: ScriptTarget.ES2022, module: ModuleKind.ESNext } }).outputText
}

/** Where a browser finds what the package imports: `#patterns`, `#re2` and `#further-rules` are what its package.json says for whatever is not Node. */
const ADDRESSES: Readonly<Record<string, string>> = {
  'zod/mini': '/zod/mini/index.js',
  '#patterns': '/package/patterns-on-demand.js',
  '#re2': '/package/re2-on-demand.js',
  '#further-rules': '/package/further-on-demand.js',
  re2js: '/re2.js',
}

/** A browser finds no package by its name: what the package imports gets an address, and nothing else is changed. */
function withAddresses(source: string): string {
  return source.replaceAll(
    /((?:from|import)\s*["'])(zod\/mini|#patterns|#re2|#further-rules|re2js)(?=["'])/g,
    (_, before, name) => `${before}${ADDRESSES[name]}`,
  )
}

let server: Server
test.beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '/'
    const type = path === '/' ? 'text/html' : path.endsWith('.json') ? 'application/json' : 'text/javascript'
    fileOf(path).then(
      (text) => response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': POLICY }).end(text),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
test.afterAll(() => new Promise((resolve) => server.close(resolve)))

interface Results {
  readonly outcomes: readonly Outcome[]
  /** What the policy refused the package. */
  readonly own: readonly string[]
  readonly control: 'made' | 'refused'
  /** True when the page was told that the control was refused. */
  readonly isNoticed: boolean
}

declare global {
  interface Window {
    results?: { readonly here: Results; readonly inWorker: Results }
  }
}

const inNode = await Promise.all(forms.map((text) => outcomeOf(schema, text)))

test('on a page and in a worker the package does what it does in Node, without a violation', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  const handle = await page
    .waitForFunction(() => window.results, null, { timeout: 20_000 })
    .catch((error: unknown) => Promise.reject(new Error(errors.join('\n'), { cause: error })))
  const expected = { outcomes: inNode, own: [], control: 'refused', isNoticed: true }
  expect(await handle.jsonValue()).toEqual({ here: expected, inWorker: expected })
})

test('the results are worth comparing', () => {
  expect(inNode.every(({ imported }) => imported)).toBe(true)
  expect(inNode.some(({ issues }) => issues > 0)).toBe(true)
  expect(inNode.flatMap(({ patterns }) => patterns)).toEqual(expect.arrayContaining([true, false]))
})
