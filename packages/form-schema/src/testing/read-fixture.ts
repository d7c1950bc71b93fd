/** Reads golden forms: those of this package, and the samples next to the clone when they are there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const FIXTURES = new URL('../../fixtures/', import.meta.url)
const SAMPLES = new URL('../../../../../shared/samples/forms/', import.meta.url)

/** The text of a file in `fixtures/`. */
export function fixtureText(name: string): string {
  return readFileSync(new URL(name, FIXTURES), 'utf8')
}

/** The parsed content of a file in `fixtures/`. */
export function fixture(name: string): unknown {
  return JSON.parse(fixtureText(name))
}

/** Names and texts of every golden form definition. */
export function goldenForms(): readonly (readonly [name: string, text: string])[] {
  return formsIn(FIXTURES)
}

/** Names and texts of the sample definitions next to the clone; empty, with a warning, when they are not there. */
export function sampleForms(): readonly (readonly [name: string, text: string])[] {
  if (existsSync(SAMPLES)) return formsIn(SAMPLES)
  // oxlint-disable-next-line no-console -- a skipped check must be seen
  console.warn(`no samples at ${fileURLToPath(SAMPLES)}: only the golden forms are tested`)
  return []
}

function formsIn(folder: URL): readonly (readonly [string, string])[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json') && !name.includes('.data.'))
  return names.map((name) => [name, readFileSync(new URL(name, folder), 'utf8')])
}
