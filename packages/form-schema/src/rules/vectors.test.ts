/** The vectors in `fixtures/vectors`, which other programs and languages run too. */
import { describe, expect, it } from 'vitest'
import { visibleFields } from '../conditions/form-visibility'
import type { FormValues } from '../form-definition'
import { importDefinition } from '../import/import-definition'
import { vectorFiles, vectorsIn } from '../testing/read-vectors'
import { buildValueSchema } from './build-value-schema'
import { pruneValues, validateValues } from './validate-values'

describe.each(vectorFiles())('vectors %s', (file) => {
  const cases = vectorsIn(file)

  it.each(cases.map((vector) => [vector.name, vector] as const))(
    '%s',
    (_name, { definition, values, visible, issues, paths, pruned, cleaned }) => {
      const { form, report } = importDefinition(definition)
      if (form === null) throw new Error(report[0]?.message)
      const shown = visibleFields(form, values)
      const answer = validateValues(form, values)
      expect([...shown].toSorted()).toEqual(visible.toSorted())
      expect(answer.ok ? [] : answer.issues.map(({ model, code }) => ({ model, code }))).toEqual(issues)
      const places = paths ?? issues.map(({ model }) => [model])
      expect(answer.ok ? [] : answer.issues.map(({ path }) => path)).toEqual(places)
      expect(plain(pruneValues(form, values))).toEqual(pruned)
      if (answer.ok) expect(plain(answer.values)).toEqual(cleaned)
      // The schema validates in the same way.
      const parsed = buildValueSchema(form, shown).safeParse(pruned)
      const blocking = places.filter((_, at) => issues[at]?.code !== 'unknown-field')
      expect(parsed.success ? [] : parsed.error.issues.map(({ path }) => path)).toEqual(blocking)
      if (parsed.success && answer.ok) expect(plain(parsed.data)).toEqual(cleaned)
    },
  )
})

/** Values as another program sees them: records have no prototype here. */
function plain(values: FormValues): unknown {
  return JSON.parse(JSON.stringify(values))
}
