import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { logicOf } from '../conditions/condition'
import type { FormDefinition } from '../form-definition'
import type { Condition } from '../condition-language/condition'
import type { FieldLogic } from '../options/field-logic'
import { formOf, grid, shownWhen, subform, widget } from '../testing/builders'
import { fixFinding } from './fix-finding'
import { lintDefinition } from './lint-definition'
import type { LintCode, LintFinding } from './lint-finding'

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
    const ruled = (options: object) => formOf(widget('imgupload', { options }))
    const fewest = { formwork: { rules: { minItems: 9 } } }
    for (const form of [ruled({ ...fewest, length: 4 }), ruled({ min: 9, length: 99, formwork: { rules: { maxItems: 4 } } })]) {
      expect(lintDefinition(fixed(form, 'contradictory-range')).map(({ code }) => code)).not.toContain('contradictory-range')
    }
    expect(fixed(ruled({ ...fewest, length: 4 }), 'contradictory-range').list[0]).toMatchObject({
      options: { length: 9, formwork: { rules: { minItems: 4 } } },
    })
    const chosen = formOf(widget('checkbox', { options: { formwork: { rules: { minItems: 3, maxItems: 1 } } } }))
    expect(fixed(chosen, 'contradictory-range').list[0]).toMatchObject({ options: { formwork: { rules: { minItems: 1, maxItems: 3 } } } })
    const pictures = formOf(widget('imgupload', { options: { min: 3, length: 2 } }))
    expect(fixed(pictures, 'contradictory-range').list[0]).toMatchObject({ options: { min: 2, length: 3 } })
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

  it('drops what names the field itself from nested conditions, and nothing else', () => {
    const own: Condition = { model: 'a', is: 'empty' }
    const other: Condition = { model: 'b', is: 'empty' }
    const third: Condition = { model: 'b', is: 'contains', value: 'x' }
    const fixedLogic = (showWhen: Condition) => {
      const form = formOf(
        widget('input', { model: 'a', options: { formwork: { showWhen, hiddenValue: 'omit' } } }),
        widget('input', { model: 'b' }),
      )
      const [first] = fixed(form, 'self-reference').list
      return first === undefined ? null : logicOf(first)
    }
    expect(fixedLogic(own)).toEqual({ hiddenValue: 'omit' })
    expect(fixedLogic({ any: [{ not: own }, { all: [own] }] })).toEqual({ hiddenValue: 'omit' })
    expect(fixedLogic({ all: [own, { any: [other, { not: own }] }, { not: third }] })).toEqual({
      showWhen: { all: [{ any: [other] }, { not: third }] },
      hiddenValue: 'omit',
    })
    expect(fixedLogic({ not: { all: [own, other] } })).toMatchObject({ showWhen: { not: { all: [other] } } })
  })

  it('turns an empty range round, wherever it stands, and leaves ends without an order', () => {
    const range = (least: string | number | boolean, most: number): Condition => ({ model: 'b', is: 'between', least, most })
    const logic: FieldLogic = {
      requiredWhen: { all: [range(5, 1)] },
      readonlyWhen: { any: [{ not: range(1, 5) }] },
      choicesWhen: [{ value: 'Option 1', when: range(5, 1) }],
    }
    const form = formOf(widget('radio', { model: 'a', options: { formwork: logic } }), widget('number', { model: 'b' }))
    expect(fixed(form, 'empty-range').list[0]).toMatchObject({
      options: { formwork: { requiredWhen: { all: [range(1, 5)] }, choicesWhen: [{ when: range(1, 5) }] } },
    })
    const odd = formOf(
      widget('input', { model: 'a', options: { formwork: { requiredWhen: range(true, 1) } } }),
      widget('number', { model: 'b' }),
    )
    expect(lintDefinition(odd).map((finding) => [finding.code, fixFinding(odd, finding)])).toContainEqual(['empty-range', null])
  })

  it('drops conditions for choices that do not exist', () => {
    const when: Condition = { model: 'b', is: 'empty' }
    const formwork = (...values: readonly string[]) => ({ choicesWhen: values.map((value) => ({ value, when })) })
    const form = (...values: readonly string[]) =>
      formOf(widget('radio', { model: 'a', options: { formwork: formwork(...values) } }), widget('input', { model: 'b' }))
    expect(fixed(form('Option 1', 'gone', 'gone'), 'unknown-choice').list[0]).toMatchObject({ options: { formwork: formwork('Option 1') } })
    const [first] = fixed(form('gone'), 'unknown-choice').list
    expect(first && logicOf(first)).toEqual({})
  })

  it('repairs inside the rows of a subform', () => {
    const form = formOf(subform('s', [[widget('input', { model: 'a' }), widget('input', { model: 'a', key: 'x' })]]))
    expect(fixed(form, 'duplicate-model').list[0]).toMatchObject({ columns: [{ list: [{ model: 'a' }, { key: 'x', model: 'a_2' }] }] })
  })

  it('removes the finding and adds none, for any fields, conditions and rows', () => {
    const names = fc.constantFrom('a', 'b', 'c', 'nobody')
    const bound = fc.constantFrom<string | number | boolean>('', '3', 'x', 1, 3, true)
    const condition = fc.letrec<{ condition: Condition }>((tie) => ({
      condition: fc.oneof(
        { maxDepth: 2 },
        fc.record({ model: names, is: fc.constantFrom('equals', 'notEquals', 'contains', 'greater', 'less'), value: bound }),
        fc.record({ model: names, is: fc.constantFrom('empty', 'notEmpty') }),
        fc.record({ model: names, is: fc.constant('between'), least: bound, most: bound }),
        fc.record({ all: fc.array(tie('condition'), { maxLength: 3 }) }),
        fc.record({ any: fc.array(tie('condition'), { maxLength: 3 }) }),
        fc.record({ not: tie('condition') }),
      ),
    })).condition
    const choicesWhen = fc.array(fc.record({ value: fc.constantFrom('Option 1', 'gone', 'lost'), when: condition }), { maxLength: 3 })
    const logic: fc.Arbitrary<FieldLogic> = fc.record(
      { showWhen: condition, requiredWhen: condition, readonlyWhen: condition, choicesWhen },
      { requiredKeys: [] },
    )
    const field = fc.record({
      kind: fc.constantFrom('number', 'radio', 'slider'),
      model: fc.constantFrom('a', 'b', ''),
      min: fc.integer({ min: 0, max: 9 }),
      max: fc.integer({ min: 0, max: 9 }),
      names,
      logic,
    })
    type Field = typeof field extends fc.Arbitrary<infer Value> ? Value : never
    const madeOf = ({ kind, model, min, max, names: name, logic: formwork }: Field, key: string) => {
      const options = { displayVerify: shownWhen('and', { [name]: '3' }), formwork }
      if (kind === 'radio') return widget('radio', { key, name: key, model, options })
      return kind === 'number'
        ? widget('number', { key, name: key, model, options: { ...options, min, max } })
        : widget('slider', { key, name: key, model, options: { ...options, min, max } })
    }
    const anyForm = fc
      .tuple(fc.array(field, { maxLength: 4 }), fc.array(field, { maxLength: 3 }))
      .map(([fields, rows]) =>
        formOf(...fields.map((each, at) => madeOf(each, `k${at}`)), subform('s', [rows.map((each, at) => madeOf(each, `r${at}`))])),
      )
    const places = (findings: readonly LintFinding[]) => findings.map(({ code, widgetKey }) => `${code} ${widgetKey}`).toSorted()
    let repairs = 0
    fc.assert(
      fc.property(anyForm, (form) => {
        const before = lintDefinition(form)
        for (const finding of before) {
          const repaired = fixFinding(form, finding)
          if (repaired === null) continue
          repairs++
          const had = places(before)
          const has = places(lintDefinition(repaired))
          const place = `${finding.code} ${finding.widgetKey}`
          expect(has.filter((each) => each === place).length).toBeLessThan(had.filter((each) => each === place).length)
          for (const each of has) {
            const at = had.indexOf(each)
            expect([each, at >= 0]).toEqual([each, true])
            had.splice(at, 1)
          }
        }
      }),
      { numRuns: 150 },
    )
    expect(repairs).toBeGreaterThan(50)
  })
})
