/** A form while it is edited, and the way it is kept in this browser. */
import { type FormDetail, formTestsSchema, type KeptFormTest } from '@formwork/api-contract'
import type { RecordedTest } from '@formwork/form-designer'
import { exportDefinition, type FormDefinition, importDefinition } from '@formwork/form-schema'

export interface FormDraft {
  readonly name: string
  readonly remark: string
  readonly form: FormDefinition
  /** Fillings that publishing repeats. */
  readonly tests: readonly KeptFormTest[]
}

/** The wire shape: of the server and of local drafts. */
export interface WireDraft {
  readonly name: string
  readonly remark: string
  readonly definition: Readonly<Record<string, unknown>>
  readonly tests: readonly KeptFormTest[]
}

export function toWire({ name, remark, form, tests }: FormDraft): WireDraft {
  return { name, remark, definition: exportDefinition(form), tests }
}

/** A recorded test as it is kept. */
export function keptTest({ id, name, values, expect }: RecordedTest): KeptFormTest {
  const { visible, refused } = expect
  // Only JSON is kept: what has no value is left out.
  return {
    id,
    name,
    values: JSON.parse(JSON.stringify(values)),
    expect: { visible: [...visible], refused: refused.map(({ place, code }) => ({ place, code })) },
  }
}

/** Null when the definition cannot be read as a form. */
export function fromWire({
  name,
  remark,
  definition,
  tests,
}: Pick<FormDetail, 'name' | 'remark' | 'definition' | 'tests'>): FormDraft | null {
  const imported = importDefinition(definition)
  return imported.ok ? { name, remark, form: imported.form, tests } : null
}

export function parseStoredForm(value: unknown): FormDraft | null {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('remark' in value) || !('definition' in value)) return null
  const { name, remark, definition } = value
  if (typeof name !== 'string' || typeof remark !== 'string' || typeof definition !== 'object' || definition === null) return null
  // A console from before tests has stored none.
  const tests = formTestsSchema.safeParse('tests' in value ? value.tests : [])
  return fromWire({ name, remark, definition: { ...definition }, tests: tests.data ?? [] })
}
