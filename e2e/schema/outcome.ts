/** What the package makes of one form, wherever it runs: plain JSON that a page, a worker and Node can compare. */

import type * as FormSchema from '@formwork/form-schema'

type Schema = typeof FormSchema

/** Plain JSON. */
export interface Outcome {
  readonly imported: boolean
  readonly findings: number
  readonly issues: number
  readonly visible: readonly string[]
  readonly cleaned: unknown
  readonly patterns: readonly boolean[]
  readonly lint: readonly string[]
  readonly written: readonly number[]
}

/** What the package, as it was loaded here, makes of a form. */
export async function outcomeOf(schema: Schema, text: string): Promise<Outcome> {
  await schema.loadRules()
  const { form, report } = schema.importDefinition(text)
  if (form === null)
    return { imported: false, findings: report.length, issues: 0, visible: [], cleaned: null, patterns: [], lint: [], written: [] }
  const values = schema.defaultValues(form)
  const result = schema.validateValues(form, values, { locale: 'en' })
  const patterns = ['/^1[3456789]\\d{9}$/', '^(a+)+$', '\\p{Han}{2}', '/^[\\p{Script=Latin}\\d]+$/', '/^ABC|1391/i', '\\p{Klingon}'].map(
    (source) => {
      const pattern = schema.compilePattern(source)
      return pattern.ok && pattern.matches('13912345678')
    },
  )
  const visible = schema.visibleFields(form, values)
  return {
    imported: true,
    findings: report.length,
    issues: result.ok ? 0 : result.issues.length,
    visible: [...visible],
    cleaned: JSON.parse(JSON.stringify(result.ok ? result.values : result.issues)),
    patterns,
    lint: schema.lintDefinition(form).map(({ code }) => code),
    written: [
      JSON.stringify(schema.exportDefinition(form)).length,
      JSON.stringify(schema.toJsonSchema(form)).length,
      schema.toTypeScript(form).length,
      schema.toZod(form).length,
      schema.toHtmlPage(form).length,
      schema.buildValueSchema(form, visible).safeParse(values).success ? 1 : 0,
    ],
  }
}
