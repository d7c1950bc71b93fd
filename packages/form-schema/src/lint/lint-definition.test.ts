import { describe, expect, it } from 'vitest'
import { LIMITS } from '../limits'
import { formOf, grid, shownWhen, widget } from '../testing/builders'
import { goldenForms } from '../testing/read-fixture'
import { importDefinition } from '../import/import-definition'
import type { Widget } from '../widgets/index'
import { lintDefinition } from './lint-definition'

const REQUEST = { url: '', method: 'get', params: '{}', headers: '{}', result: 'data', timeout: 10 }

const found = (...list: readonly Widget[]) => lintDefinition(formOf(...list)).map(({ code, widgetKey }) => `${code} ${widgetKey}`)

describe('lintDefinition', () => {
  it('finds nothing wrong with a sound form', () => {
    expect(
      found(
        widget('input', { model: 'a' }),
        grid('g', [[widget('select', { model: 'b' })]], { displayVerify: shownWhen('and', { a: '1' }) }),
      ),
    ).toEqual([])
  })

  it.each([
    ['duplicate-model y', [widget('input', { model: 'a', key: 'x' }), widget('input', { model: 'a', key: 'y' })]],
    ['duplicate-key x', [widget('input', { model: 'a', key: 'x' }), widget('input', { model: 'b', key: 'x' })]],
    ['empty-model x', [widget('input', { model: '', key: 'x', name: 'X' })]],
    ['empty-label a', [widget('input', { model: 'a', name: ' ' })]],
    ['forbidden-model x', [widget('input', { model: 'a.__proto__', key: 'x' })]],
    ['unknown-widget r', [{ type: 'unknown', key: 'r', name: 'R', sourceType: 'rate', raw: {} }]],
    ['unknown-reference a', [widget('input', { model: 'a', options: { displayVerify: shownWhen('and', { nobody: '1' }) } })]],
    ['self-reference a', [widget('input', { model: 'a', options: { displayVerify: shownWhen('and', { a: '1' }) } })]],
    ['pattern-unsupported a', [widget('input', { model: 'a', options: { pattern: '(?=x)' } })]],
    ['pattern-too-long a', [widget('textarea', { model: 'a', options: { pattern: 'x'.repeat(LIMITS.patternLength + 1) } })]],
    ['duplicate-choice a', [widget('radio', { model: 'a', options: { options: [{ value: 1 }, { value: '1' }] } })]],
    ['no-choices a', [widget('checkbox', { model: 'a', options: { options: [] } })]],
    ['contradictory-range a', [widget('number', { model: 'a', options: { min: 5, max: 1, defaultValue: null } })]],
    ['contradictory-range a', [widget('imgupload', { model: 'a', options: { min: 3, length: 2 } })]],
    ['contradictory-range a', [widget('file', { model: 'a', options: { length: 2, formwork: { rules: { minItems: 3 } } } })]],
    ['default-invalid a', [widget('number', { model: 'a', options: { min: 5 } })]],
    [
      'unmatchable-value b',
      [widget('radio', { model: 'a' }), widget('input', { model: 'b', options: { displayVerify: shownWhen('and', { a: 'Option 9' }) } })],
    ],
    [
      'unmatchable-value b',
      [widget('switch', { model: 'a' }), widget('input', { model: 'b', options: { displayVerify: shownWhen('and', { a: '1' }) } })],
    ],
    [
      'unmatchable-value b',
      [widget('number', { model: 'a' }), widget('input', { model: 'b', options: { displayVerify: shownWhen('and', { a: '01' }) } })],
    ],
    ['required-not-editable a', [widget('input', { model: 'a', options: { required: true, disabled: true } })]],
    ['format-loses-time a', [widget('date', { model: 'a', options: { type: 'datetime' } })]],
    ['format-unsupported a', [widget('date', { model: 'a', options: { format: 'yyyy-M-d' } })]],
    ['no-remote-function a', [widget('radio', { model: 'a', options: { remote: true, remoteFunc: ' ' } })]],
    ['no-request-url a', [widget('select', { model: 'a', options: { remote: 99 } })]],
    [
      'unsafe-request-url a',
      [widget('select', { model: 'a', options: { remote: 99, requestMethod: { ...REQUEST, url: 'JavaScript:alert(1)' } } })],
    ],
    ['default-invalid a', [widget('select', { model: 'a', options: { defaultValue: 'z' } })]],
  ] as const)('finds %s', (expected, list) => {
    expect(found(...list)).toContain(expected)
  })

  it('finds conditions that go in a circle, on every member', () => {
    const list = [
      widget('input', { model: 'a', options: { displayVerify: shownWhen('and', { b: '1' }) } }),
      widget('input', { model: 'b', options: { displayVerify: shownWhen('and', { a: '1' }) } }),
    ]
    expect(found(...list)).toEqual(['circular-condition a', 'circular-condition b'])
  })

  it('finds a condition that wants two values of one field', () => {
    const list = [
      { model: 'a', value: '1' },
      { model: 'a', value: '2' },
    ]
    const both = widget('input', { model: 'b', options: { displayVerify: { type: 'and', list } } })
    const either = widget('input', { model: 'c', options: { displayVerify: { type: 'or', list } } })
    expect(found(widget('input', { model: 'a' }), both, either)).toEqual(['never-shown b'])
  })

  it('does not ask for choices that come from elsewhere', () => {
    const requestMethod = { ...REQUEST, url: '/api/v1/people' }
    expect(found(widget('select', { model: 'a', options: { options: [], remote: 99, requestMethod } }))).toEqual([])
    expect(found(widget('radio', { model: 'a', options: { options: [], remote: true, remoteFunc: 'people' } }))).toEqual([])
  })

  it('accepts a condition on a choice that is offered, on nothing chosen, and on any remote value', () => {
    const kind = widget('radio', { model: 'a' })
    const when = (value: string) => widget('input', { model: 'b', options: { displayVerify: shownWhen('and', { a: value }) } })
    expect(found(kind, when('Option 1'))).toEqual([])
    expect(found(kind, when(''))).toEqual([])
    expect(found({ ...kind, options: { ...kind.options, remote: true, remoteFunc: 'people' } }, when('7'))).toEqual([])
  })

  it('says of a form that was edited what it says of one that it never saw', () => {
    for (const [name, text] of goldenForms()) {
      const { form } = importDefinition(text)
      if (form === null) continue
      lintDefinition(form)
      const [first] = form.list
      const twice =
        first === undefined ? form : { ...form, list: [{ ...first, key: 'other' }, { ...first, name: '' }, ...form.list.slice(1)] }
      expect([name, lintDefinition(twice)]).toEqual([name, lintDefinition(structuredClone(twice))])
    }
  })

  it('finds no error in forms from the wild', () => {
    for (const [name, text] of goldenForms()) {
      const { form } = importDefinition(text)
      const errors = form === null ? ['not imported'] : lintDefinition(form).filter(({ severity }) => severity === 'error')
      expect([name, errors]).toEqual([name, []])
    }
  })
})
