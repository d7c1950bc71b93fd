/** The mounted renderer and form-schema give the same answer: every vector goes through a real form. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importDefinition, inputFields } from '@formwork/form-schema'
import type { Page } from '@playwright/test'
import { expect, test } from './harness/test'

const FOLDER = join(import.meta.dirname, '../../packages/form-schema/fixtures/vectors')

// Vectors name sources and pictures that this page does not have.
test.use({ expectedMessages: [/^(?:The choices of .* could not be loaded|Loading the image '|Failed to load resource: .* 404|img-src )/] })

interface VectorCase {
  readonly name: string
  readonly definition: Readonly<Record<string, unknown>>
  readonly values: Readonly<Record<string, unknown>>
  readonly visible: readonly string[]
  readonly issues: readonly { readonly model: string; readonly code: string }[]
  readonly cleaned?: Readonly<Record<string, unknown>>
}

/** What the form shows, refuses and hands out. */
interface Outcome {
  readonly visible: readonly string[]
  readonly issues: readonly { readonly model: string; readonly code: string }[]
  readonly cleaned: unknown
}

/** All cases of one file in one go: a trip into the page for each would cost more than the forms. */
async function outcomes(page: Page, cases: readonly VectorCase[]): Promise<Outcome[]> {
  return page.evaluate(async (handed) => {
    const results: Outcome[] = []
    for (const { definition, values } of handed) {
      await window.harness.mount(JSON.stringify({ definition, defaultValue: values }))
      // Panes come a moment after the form, and hold their fields when they are opened, as a person does.
      while ([...document.querySelectorAll('.fw-skeleton')].some((one) => one.closest('.fw-field') === null))
        await new Promise(requestAnimationFrame)
      if (document.querySelector('.fw-tabs, .fw-collapse, .fw-pages') !== null)
        for (const model of Object.keys(values)) window.harness.form().focus(model)
      const shown = [...document.querySelectorAll<HTMLElement>('[data-field]')]
      const own = shown.filter((field) => field.parentElement?.closest('[data-type="subform"]') === null)
      const issues = await window.harness.form().validate()
      const cleaned = issues.length > 0 ? null : await window.harness.form().getData()
      results.push({
        visible: own.map((field) => field.dataset['field'] ?? '').toSorted(),
        issues: issues.map(({ model, code }) => ({ model, code })),
        cleaned,
      })
    }
    return results
  }, cases)
}

/** A form has no field to type an unknown model or a value past a limit into, and an upload under way belongs to the page it began on: a list of rows or files is
 * drawn from what is one: those cases are the server's. */
const isEnterable = ({ issues }: VectorCase) => issues.every(({ code }) => !['unknown-field', 'upload', 'shape', 'limit'].includes(code))

for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.json'))) {
  test(`every case of ${file} has the same answer in a mounted form`, async ({ page }) => {
    test.setTimeout(240_000)
    const { cases } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as { cases: VectorCase[] }
    const enterable = cases.filter(isEnterable)
    expect(enterable.length).toBeGreaterThan(0)
    const found = await outcomes(page, enterable.map(withNothingElse))
    const differing = enterable.flatMap((each, index) => {
      const outcome = found[index]
      const fields = fieldModels(each)
      const stored = each.cleaned === undefined ? null : each.cleaned
      const expected = { visible: each.visible.filter((model) => fields.has(model)).toSorted(), issues: each.issues, cleaned: stored }
      const actual = {
        visible: outcome?.visible.filter((model) => fields.has(model)),
        issues: outcome?.issues,
        cleaned: stored === null ? null : pick(outcome?.cleaned, stored),
      }
      return JSON.stringify(actual) === JSON.stringify(expected) ? [] : [{ name: each.name, expected, actual }]
    })
    expect(differing).toEqual([])
  })
}

/** A form fills what is missing with its defaults; a vector means that nothing was entered. */
function withNothingElse(each: VectorCase): VectorCase {
  const nothing = Object.fromEntries([...fieldModels(each)].map((model) => [model, null]))
  return { ...each, values: { ...nothing, ...each.values } }
}

/** What `found` has of what `wanted` names, rows included: a form fills what a row lacks with its defaults. */
function pick(found: unknown, wanted: unknown): unknown {
  if (Array.isArray(found) && Array.isArray(wanted)) return found.map((item: unknown, index) => pick(item, wanted[index]))
  if (typeof found !== 'object' || found === null || typeof wanted !== 'object' || wanted === null || Array.isArray(wanted)) return found
  const entries = new Map(Object.entries(found))
  return Object.fromEntries(Object.entries(wanted).map(([key, value]) => [key, pick(entries.get(key), value)]))
}

/** Models of the widgets that carry a value. */
function fieldModels({ definition }: VectorCase): ReadonlySet<string> {
  const { form } = importDefinition(definition)
  return new Set(form === null ? [] : inputFields(form).map((field) => field.model))
}
