/**
 * `pnpm docs:api`: writes docs/reference/ from the sources: the calls from api-contract, the widget types from form-schema. And the JSON Schema of a definition.
 * A test compares the pages with this output, so they cannot become outdated.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { definitionSchema } from './definition-schema.mjs'

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const WRITTEN_BY = '<!-- Written by `npx pnpm docs:api`; change the source, not this page. -->'

const code = (text) => `\`${text}\``
const row = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
const table = (head, rows) => [row(head), `|${'---|'.repeat(head.length)}`, ...rows.map(row)].join('\n')

/** Loads the sources of a package as they are, without a build. */
async function sourcesOf(name, file = 'index.ts') {
  const entry = join(ROOT, 'packages', name, 'src', file)
  const { module } = await runnerImport(entry, {
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    // Imports by `#`, and those of the other packages, are resolved to sources as well: otherwise a build would be loaded in their place where there is one.
    environments: { inline: { resolve: { noExternal: [/^#/, /^@formwork\//], conditions: ['formwork-source'] } } },
  })
  return module
}

/** @returns {Promise<{ path: string, text: string }[]>} every page, path relative to the root */
export async function referencePages() {
  const [contract, schema, { z }] = await Promise.all([
    sourcesOf('api-contract'),
    sourcesOf('form-schema'),
    sourcesOf('form-schema', 'zod.ts'),
  ])
  return [
    { path: 'docs/reference/api.md', text: apiPage(contract) },
    { path: 'docs/reference/widgets.md', text: widgetsPage(schema) },
    { path: 'packages/form-schema/definition.schema.json', text: `${JSON.stringify(definitionSchema(schema, z), null, 2)}\n` },
  ]
}

function apiPage({ routes, httpStatusOf, ENVELOPE_CODES, PERMISSIONS, WILDCARD_PERMISSION }) {
  const callsOn = (wire) => {
    const calls = Object.values(routes).filter((route) => route.wire === wire)
    return table(
      ['Call', 'Who may call', 'Takes', 'What it does'],
      calls.map((route) => [code(`${route.method} ${route.path}`), whoMayCall(route.access), takes(route), whatItDoes(route)]),
    )
  }
  return `# Calls

${WRITTEN_BY}

Every call of the server, from \`packages/api-contract\`. The same as an OpenAPI 3.1 document, with the schemas: \`GET /api/docs/json\` on a running server.

- A signed-in caller sends \`Authorization: Bearer <token>\`; \`POST /login\` answers with the token. Nothing else authenticates, a cookie does not.
- Bodies are JSON (\`Content-Type: application/json\`). A body with an unknown key is refused (\`POST /refreshtoken\` alone ignores it).
- "Takes" names the fields; \`?\` may be left out. Of several permissions one suffices; ${code(WILDCARD_PERMISSION)} (administrators) holds all.
- *Idempotent* calls accept an \`Idempotency-Key\` header: the same key and body again get the first answer again, another body gets 422.
- \`Accept-Language\` chooses the language of sentences: Chinese unless it asks for English.
- \`GET /health\` is public and follows neither wire: \`{"status":"ok"}\` with 200 while the database answers, else \`{"status":"unavailable"}\` with 503. \`{"status":"degraded","reason":…}\` with 200 asks for somebody to look after the disk (\`disk-nearly-full\`) or the database (\`database-damaged\`).

## Wire v2

Real HTTP statuses. A refusal is \`application/problem+json\` (RFC 9457): \`type\`, \`title\`, \`status\`, \`code\`, \`detail\` (a sentence for people), and where they
help \`issues\` (path, code, message of each thing that is wrong), \`params\` and \`requestId\`.

${callsOn('v2')}

### Refusals of v2

${table(
  ['Code', 'Status'],
  Object.entries(httpStatusOf).map(([name, status]) => [code(name), String(status)]),
)}

## Wire v1

The paths and the envelope of the old family: \`{code, data, msg}\` inside HTTP 200; some calls put fields beside \`data\`. \`msg\` is a sentence for people;
a refusal also names its code as \`reason\`, which v1 calls share with v2 and add to (\`captcha.wrong\`, \`user.name-taken\` …), and the fields it
is about as \`issues\`, as v2 does.

${callsOn('v1')}

### Codes of the envelope

${table(
  ['Code', 'Meaning'],
  Object.entries(ENVELOPE_CODES).map(([name, value]) => [code(String(value)), name]),
)}

## Permissions

${PERMISSIONS.map((permission) => `- ${code(permission)}`).join('\n')}
`
}

const whoMayCall = (access) =>
  access === 'public' ? 'anyone' : access === 'signed-in' ? 'anyone signed in' : access.map((one) => code(one)).join(' or ')

/** Names of the fields, from the shapes of the schemas; the path names its own. A schema without a shape (a union) has more than one form. */
function takes({ method, query, body, carries }) {
  if (carries === 'file' && method === 'POST') return 'a file'
  const names = [
    ['query: ', query],
    ['', body],
  ].flatMap(([prefix, schema]) => (schema === undefined ? [] : [`${prefix}${fieldsOf(schema)}`]))
  return names.join('; ') || '–'
}

function fieldsOf(schema) {
  if (schema.shape === undefined) return 'one of several forms, see the OpenAPI document'
  return Object.entries(schema.shape)
    .map(([name, field]) => code(field.safeParse(undefined).success ? `${name}?` : name))
    .join(', ')
}

const whatItDoes = ({ summary, idempotent }) => (idempotent === true ? `${summary} *Idempotent.*` : summary)

const KINDS = { input: 'carries a value', display: 'shows something', layout: 'holds other widgets' }

function widgetsPage({ widgetDefinitions, defaultOptions, DEFAULT_CONFIG, LIMITS }) {
  const definitions = Object.values(widgetDefinitions)
  return `# Widget types

${WRITTEN_BY}

What \`packages/form-schema/src/widgets/\` defines, in the order of the palette. A widget in a definition is
\`{ type, name, key, model, options, rules }\`: \`name\` is the label, \`model\` the key its value is stored under. A type that is not listed here is kept as it
came, shown as a placeholder and written back unchanged.

${table(
  ['Type', 'Kind', 'Palette'],
  definitions.map(({ type, kind, palette }) => [`[${code(type)}](#${type})`, `${kind}: ${KINDS[kind]}`, palette.group]),
)}

The settings of a form (\`config\`) start as ${code(JSON.stringify(omit(DEFAULT_CONFIG, 'extras')))}.
Limits: ${Object.entries(LIMITS)
    .map(([name, value]) => `${code(name)} ${value}`)
    .join(', ')}.

${definitions.map((definition) => widgetSection(definition, defaultOptions(definition.type))).join('\n')}`
}

/** Where the widgets stand that a type holds. */
function slotsText({ slots, panes }) {
  if (slots === null) return ''
  if (panes === 'titled') return ' Its panes stand beside the options, as `columns` (`{ title, list }`).'
  if (panes === 'single') return ' What it holds stands beside the options, in one of `columns` (`{ list }`).'
  return ' Its `columns` (`{ span, list }`, 24 parts in all) stand beside the options.'
}

function widgetSection(definition, defaults) {
  const { type, kind, panel } = definition
  const rows = new Map(panel.map((each) => [each.option, each]))
  return `## ${type}

Kind: ${kind}.${slotsText(definition)}

${table(
  ['Option', 'Default', 'In the property panel'],
  Object.entries(defaults).map(([option, value]) => [code(option), code(JSON.stringify(value)), panelPlace(rows.get(option))]),
)}
`
}

function panelPlace(row) {
  if (row === undefined) return '–'
  const { group, editor, choices, when, min, max } = row
  return [
    `${group}: ${editor}`,
    ...(choices ? [`one of ${choices.map((choice) => code(JSON.stringify(choice))).join(' ')}`] : []),
    ...(min === undefined ? [] : [`from ${min}`]),
    ...(max === undefined ? [] : [`to ${max}`]),
    ...(when ? [`while ${code(when.option)} is ${when.in.map((value) => code(JSON.stringify(value))).join(' or ')}`] : []),
  ].join('; ')
}

function omit(object, key) {
  const { [key]: _, ...rest } = object
  return rest
}

if (process.argv[1]?.endsWith('reference.mjs')) {
  for (const { path, text } of await referencePages()) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true })
    writeFileSync(join(ROOT, path), text)
    console.log(path)
  }
}
