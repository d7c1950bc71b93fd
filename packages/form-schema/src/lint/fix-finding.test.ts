import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FormDefinition } from '../form-definition'
import { formOf, grid, shownWhen, widget } from '../testing/builders'
import { fixFinding } from './fix-finding'
import { lintDefinition, type LintCode, type LintFinding } from './lint-definition'

function fixed(form: FormDefinition, code: LintCode): FormDefinition {
  const finding = lintDefinition(form).find((candidate) => candidate.code === code)
  if (finding === undefined) throw new Error(`no ${code}`)
  const repaired = fixFinding(form, finding)
  if (repaired === null) throw new Error(`${code} was not repaired`)
  return repaired
}

describe('fixFinding', () => {
  it('gives a repeated model its own name, also inside a grid', () => {
    const form = formOf(widget('input', { model: 'a' }), grid('g', [[widget('input', { model: 'a', key: 'x' })]]))
    expect(fixed(form, 'duplicate-model').list[1]).toMatchObject({ columns: [{ list: [{ key: 'x', model: 'a_2' }] }] })
  })

  it('names a field without a model by type and key', () => {
    expect(fixed(formOf(widget('input', { model: '', key: 'x', name: 'X' })), 'empty-model').list[0]).toMatchObject({ model: 'input_x' })
  })

  it('keeps the first of two equal choices', () => {
    const options = [{ value: 'a', label: 'first' }, { value: 'a', label: 'second' }, { value: 'b' }]
    expect(fixed(formOf(widget('radio', { options: { options } })), 'duplicate-choice').list[0]).toMatchObject({
      options: { options: [options[0], options[2]] },
    })
  })

  it('puts minimum and maximum the right way round', () => {
    const form = formOf(widget('number', { options: { min: 9, max: 1, defaultValue: null } }))
    expect(fixed(form, 'contradictory-range').list[0]).toMatchObject({ options: { min: 1, max: 9 } })
  })

  it('clears a default that the field refuses', () => {
    expect(fixed(formOf(widget('number', { options: { min: 5 } })), 'default-invalid').list[0]).toMatchObject({
      options: { defaultValue: null },
    })
  })

  it('drops the pairs in which a field names itself', () => {
    const form = formOf(widget('input', { model: 'a', options: { displayVerify: shownWhen('and', { a: '1' }) } }))
    expect(fixed(form, 'self-reference').list[0]).toMatchObject({ options: { displayVerify: { type: 'hide', list: [] } } })
  })

  it('leaves to a person what only a person can decide', () => {
    const form = formOf(widget('input', { name: '', model: 'a' }))
    const findings = lintDefinition(form)
    expect(findings.map((finding) => fixFinding(form, finding))).toEqual([null])
    expect(fixFinding(form, { code: 'too-many-widgets', severity: 'error', widgetKey: null, params: {} })).toBeNull()
  })

  it('removes the finding and adds none, for any fields', () => {
    const field = fc.record({
      at: fc.nat(9),
      model: fc.constantFrom('a', 'b', ''),
      min: fc.integer({ min: 0, max: 9 }),
      max: fc.integer({ min: 0, max: 9 }),
      names: fc.constantFrom('a', 'b', 'c'),
    })
    const anyForm = fc.array(field, { maxLength: 5 }).map((fields) =>
      formOf(
        ...fields.map(({ model, min, max, names }, at) =>
          widget('number', {
            key: `k${at}`,
            name: `N${at}`,
            model,
            options: { min, max, displayVerify: shownWhen('and', { [names]: '3' }) },
          }),
        ),
      ),
    )
    const shownIn = (finding: LintFinding) => JSON.stringify([finding.code, finding.widgetKey])
    // Renaming the field that a condition meant leaves the condition with the first field of that name, as before.
    fc.assert(
      fc.property(anyForm, (form) => {
        const before = lintDefinition(form)
        for (const finding of before) {
          const repaired = fixFinding(form, finding)
          if (repaired === null) continue
          const after = lintDefinition(repaired).map(shownIn)
          expect(after).not.toContain(shownIn(finding))
          for (const left of after) expect(before.map(shownIn)).toContain(left)
        }
      }),
      { numRuns: 500 },
    )
  })
})
