import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { logicOf } from './conditions/condition'
import { conditionModels } from './conditions/widget-condition'
import { cloneWidget, createWidget } from './create-widget'
import { eachWidget } from './form-definition'
import { importDefinition } from './import/import-definition'
import type { Condition } from './condition-language/condition'
import { countedKeys, grid, shownWhen, subform, widget } from './testing/builders'
import { goldenForms } from './testing/read-fixture'
import { WIDGET_TYPES } from './widgets/index'

describe('createWidget', () => {
  it('gives a fresh key, the model type_key, the function func_key, no rules and no label', () => {
    expect(createWidget('input', { newKey: () => '1607478581000_58879' })).toMatchObject({
      type: 'input',
      key: '1607478581000_58879',
      model: 'input_1607478581000_58879',
      options: { remoteFunc: 'func_1607478581000_58879' },
      rules: [],
      name: '',
    })
  })

  it.each(WIDGET_TYPES)('shares nothing between two widgets of type %s', (type) => {
    const context = countedKeys()
    expect(sharedObjects(createWidget(type, context), createWidget(type, context))).toEqual([])
  })
})

describe('cloneWidget', () => {
  it('gives fresh keys and models to the widget and to everything inside it', () => {
    const copy = cloneWidget(grid('g', [[widget('radio', { model: 'a' })], []]), countedKeys())
    expect(copy).toMatchObject({ key: 'k1', model: 'grid_k1', columns: [{ list: [{ key: 'k2', model: 'radio_k2' }] }, { list: [] }] })
  })

  it('points conditions inside the copy at the copied fields, and leaves those that look outside', () => {
    const when = (model: string) => ({ displayVerify: shownWhen('and', { [model]: '1' }) })
    const inside = [
      widget('input', { model: 'a' }),
      widget('input', { model: 'b', options: when('a') }),
      widget('input', { model: 'c', options: when('outside') }),
    ]
    const copy = cloneWidget(grid('g', [inside], when('a')), countedKeys())
    const models = [copy, ...(copy.columns[0]?.list ?? [])].flatMap((made) => conditionModels(made))
    expect(models).toEqual(['input_k2', 'input_k2', 'outside'])
  })

  it('points the copied logic at the copies: groups, choices, expressions, and a row’s own fields before others', () => {
    const named = (model: string) => ({ any: [{ not: { model, is: 'empty' as const } }] })
    const logic = (model: string) => ({
      showWhen: named(model),
      choicesWhen: [{ value: 'x', when: named(model) }],
      computed: `${model} + outside + "${model}"`,
    })
    const reading = (model: string, reads: string) => widget('input', { model, options: { formwork: logic(reads) } })
    const rows = subform('rows', [[widget('input', { model: 'b' }), reading('c', 'b'), reading('d', 'a'), reading('e', 'outside')]])
    const copy = cloneWidget(
      grid('g', [[widget('input', { model: 'a' }), widget('input', { model: 'b' }), reading('f', 'b'), rows]]),
      countedKeys(),
    )
    const read = new Map(
      [...eachWidget({ list: [copy] })].flatMap((made) => {
        const [model] = conditionModels(made)
        return model === undefined ? [] : [[made.key, [model, logicOf(made).computed]] as const]
      }),
    )
    // Keys count in document order: g 1, a 2, b 3, f 4, rows 5, then b 6, c 7, d 8, e 9 of the row.
    expect([...read]).toEqual([
      ['k4', ['input_k3', 'input_k3 + outside + "b"']],
      ['k7', ['input_k6', 'input_k6 + outside + "b"']],
      ['k8', ['input_k2', 'input_k2 + outside + "a"']],
      ['k9', ['outside', 'outside + outside + "outside"']],
    ])
  })

  it('of any logic shares nothing with the original, and leaves the original as it was', () => {
    const condition = fc.letrec<{ condition: Condition }>((tie) => ({
      condition: fc.oneof(
        { maxDepth: 3 },
        fc.record({ model: fc.constantFrom('a', 'b', 'outside'), is: fc.constantFrom('empty', 'notEmpty') }),
        fc.record({ all: fc.array(tie('condition'), { maxLength: 3 }) }),
        fc.record({ not: tie('condition') }),
      ),
    })).condition
    fc.assert(
      fc.property(condition, condition, (showWhen, when) => {
        const formwork = { showWhen, choicesWhen: [{ value: 'Option 1', when }] }
        const original = grid('g', [
          [
            widget('radio', { model: 'a', options: { formwork } }),
            subform('s', [[widget('input', { model: 'b', options: { formwork } })]]),
          ],
        ])
        const before = JSON.stringify(original)
        expect(sharedObjects(original, cloneWidget(original, countedKeys()))).toEqual([])
        expect(JSON.stringify(original)).toBe(before)
      }),
      { numRuns: 300 },
    )
  })

  it('renews a generated function name and keeps one the author chose', () => {
    const generated = createWidget('select', { newKey: () => 'x' })
    expect(cloneWidget(generated, countedKeys()).options.remoteFunc).toBe('func_k1')
    const chosen = widget('select', { options: { remoteFunc: 'userList' } })
    expect(cloneWidget(chosen, countedKeys()).options.remoteFunc).toBe('userList')
  })

  it('gives an unknown widget a fresh key and model, inside what will be written back too', () => {
    const raw = { type: 'rate', key: 'r', model: 'rate_r', options: { max: 5 } }
    const copy = cloneWidget({ type: 'unknown', key: 'r', name: 'Rate', sourceType: 'rate', raw }, countedKeys())
    expect(copy.raw).toEqual({ ...raw, key: 'k1', model: 'rate_k1' })
  })

  it('shares nothing with the original', () => {
    const forms = goldenForms().flatMap(([, text]) => importDefinition(text).form?.list ?? [])
    for (const original of forms) expect(sharedObjects(original, cloneWidget(original, countedKeys()))).toEqual([])
  })
})

/** Objects that can be reached from both values. */
function sharedObjects(left: object, right: object): object[] {
  const reached = (value: unknown, found = new Set<object>()): Set<object> => {
    if (typeof value !== 'object' || value === null) return found
    found.add(value)
    for (const item of Object.values(value)) reached(item, found)
    return found
  }
  const others = reached(right)
  return [...reached(left)].filter((value) => others.has(value))
}
