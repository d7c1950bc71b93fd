import { describe, expect, it } from 'vitest'
import { conditionModels } from './conditions/condition'
import { cloneWidget, createWidget } from './create-widget'
import { importDefinition } from './import/import-definition'
import { countedKeys, grid, shownWhen, widget } from './testing/builders'
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
