/** The settings of a command, for one widget or the whole form: consequences and refusals. */
import { type FormLanguages, languagesOf, type Widget } from '@formwork/form-schema'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applied, documentOf, optionsOf, outlineOf, refusal } from '../testing/documents'
import { gridOf, widgetOf } from '../testing/forms'
import { nodeOf } from './tree-queries'

const unknown: Widget = { type: 'unknown', key: 'u', name: 'U', sourceType: 'their-field', raw: { type: 'their-field' } }
const rulesOf = (document: ReturnType<typeof documentOf>, key: string) => {
  const widget = nodeOf(document, key)?.widget
  return widget === undefined || widget.type === 'unknown' ? [] : widget.rules
}

describe('a title', () => {
  const form = documentOf(widgetOf('input', 'a', { model: 'one' }), widgetOf('input', 'b', { model: 'two' }))
  const rename = (name: string, model?: string) => ({ type: 'rename-widget', key: 'a', name, model }) as const

  it('is set alone, or with the data key that follows it', () => {
    expect(nodeOf(applied(form, rename('Name')), 'a')?.widget).toMatchObject({ name: 'Name', model: 'one' })
    expect(nodeOf(applied(form, rename('Name', 'name')), 'a')?.widget).toMatchObject({ name: 'Name', model: 'name' })
  })

  it.each(['two', '', ' padded', '__proto__'])('is set all the same where its data key would be %j, which cannot be', (model) => {
    expect(nodeOf(applied(form, rename('Name', model)), 'a')?.widget).toMatchObject({ name: 'Name', model: 'one' })
  })

  it('may be empty, and is refused where it stands already or nothing is there to have one', () => {
    expect(nodeOf(applied(form, rename('')), 'a')?.widget.name).toBe('')
    expect(refusal(form, rename('a', 'other'))).toBe('nothing-changes')
    expect(refusal(form, { ...rename('x'), key: 'gone' })).toBe('widget-not-found')
  })

  it('takes the references along that its data key has', () => {
    const reader = widgetOf('input', 'c')
    const showWhen = { model: 'one', is: 'equals', value: 1 } as const
    const read = documentOf(widgetOf('input', 'a', { model: 'one' }), { ...reader, options: { ...reader.options, formwork: { showWhen } } })
    expect(optionsOf(applied(read, rename('Name', 'name')), 'c')['formwork']).toEqual({ showWhen: { ...showWhen, model: 'name' } })
  })
})

describe('an option', () => {
  const form = documentOf(widgetOf('input', 'a'), widgetOf('select', 's'), unknown)
  const set = (option: string, value: unknown, key = 'a') => ({ type: 'set-option', key, option, value }) as const

  it('is set, and no other one is', () => {
    const before = optionsOf(form, 'a')
    expect(optionsOf(applied(form, set('tip', 'Help')), 'a')).toEqual({ ...before, tip: 'Help' })
  })

  it('is set together with those that say the same in part', () => {
    const choices = [{ value: '1', label: 'One' }]
    const after = applied(form, { ...set('options', choices, 's'), beside: { showLabel: true } })
    expect(optionsOf(after, 's')).toMatchObject({ options: choices, showLabel: true })
  })

  it.each([
    ['what the type does not have', set('rows', 3), 'option-unknown'],
    ['what every object has', set('constructor', 3), 'option-unknown'],
    ['the value that it has', set('tip', ''), 'nothing-changes'],
    ['a widget that is gone', set('tip', 'x', 'gone'), 'widget-not-found'],
    ['an unknown type', set('tip', 'x', 'u'), 'widget-unknown'],
    ['something beside that the type does not have', { ...set('tip', 'x'), beside: { rows: 3 } }, 'option-unknown'],
  ] as const)('is refused for %s', (_, command, reason) => {
    expect(refusal(form, command)).toBe(reason)
  })

  it('is set where only what stands beside it changes', () => {
    const same = { ...set('options', optionsOf(form, 's')['options'], 's'), beside: { showLabel: true } }
    expect(optionsOf(applied(form, same), 's')).toMatchObject({ showLabel: true })
  })
})

describe('what a field says where a rule is broken', () => {
  const field = widgetOf('input', 'a')
  const form = documentOf({ ...field, options: { ...field.options, required: true } }, unknown)
  const say = (message: string, key = 'a') => ({ type: 'set-rule-message', key, rule: 'required', message }) as const

  it('is what was written, then something else, then the usual sentence again', () => {
    const told = applied(form, say('Tell us'))
    expect(rulesOf(told, 'a')).toEqual([{ required: true, message: 'Tell us' }])
    expect(rulesOf(applied(told, say('Please')), 'a')).toEqual([{ required: true, message: 'Please' }])
    expect(rulesOf(applied(told, say('  ')), 'a')).toEqual(rulesOf(form, 'a'))
  })

  it('is refused where it says so already, and where there is nobody to say it', () => {
    expect(refusal(applied(form, say('Tell us')), say('Tell us'))).toBe('nothing-changes')
    expect(refusal(form, say(''))).toBe('nothing-changes')
    expect(refusal(form, say('x', 'gone'))).toBe('widget-not-found')
    expect(refusal(form, say('x', 'u'))).toBe('widget-unknown')
  })
})

describe('the settings of the form', () => {
  const form = documentOf()

  it('have a label width of 0 to 200, whatever is asked for', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), (labelWidth) => {
        fc.pre(labelWidth !== form.config.labelWidth)
        const after = applied(form, { type: 'set-form-config', change: { labelWidth } })
        expect(after.config).toEqual({ ...form.config, labelWidth: Math.min(200, Math.max(0, labelWidth)) })
      }),
    )
  })

  it('are refused where they are so already, at their bound as well', () => {
    expect(refusal(form, { type: 'set-form-config', change: {} })).toBe('nothing-changes')
    expect(refusal(form, { type: 'set-form-config', change: { size: form.config.size } })).toBe('nothing-changes')
    const widest = applied(form, { type: 'set-form-config', change: { labelWidth: 200 } })
    expect(refusal(widest, { type: 'set-form-config', change: { labelWidth: 900 } })).toBe('nothing-changes')
  })
})

describe('the languages of the form', () => {
  const german: FormLanguages = { language: 'en', translations: { de: { Name: 'Name', Reason: 'Grund' } } }

  it('are read back as they were set, and leave every other setting', () => {
    const wide = applied(documentOf(), { type: 'set-form-config', change: { customClass: 'wide' } })
    const after = applied(wide, { type: 'set-languages', languages: german })
    expect([languagesOf(after), after.config.customClass]).toEqual([german, 'wide'])
  })

  it('leave no trace once they are taken away', () => {
    const form = documentOf(widgetOf('input', 'a'))
    const none = languagesOf(form)
    const after = applied(applied(form, { type: 'set-languages', languages: german }), { type: 'set-languages', languages: none })
    expect(after.config).toEqual(form.config)
  })

  it('are refused where they are the same, in whatever order they are written', () => {
    const form = applied(documentOf(), { type: 'set-languages', languages: german })
    const turned: FormLanguages = { translations: { de: { Reason: 'Grund', Name: 'Name' } }, language: 'en' }
    expect(refusal(form, { type: 'set-languages', languages: turned })).toBe('nothing-changes')
  })
})

describe('columns', () => {
  const form = documentOf(gridOf('g', [widgetOf('input', 'a')], [widgetOf('input', 'b')]), unknown)
  const columns = (...spans: readonly number[]) => ({ type: 'set-columns', key: 'g', spans }) as const

  it('keep what stands in them, and what they bring from elsewhere, however many there become', () => {
    const [left, right] = [
      { span: 12, list: [], extras: { xs: 24 } },
      { span: 12, list: [], extras: {} },
    ]
    const brought = documentOf(widgetOf('grid', 'g', { columns: [left, right] }))
    const after = applied(brought, columns(6, 6, 6, 6))
    const { widget } = nodeOf(after, 'g') ?? {}
    expect(widget !== undefined && 'columns' in widget && widget.columns.map(({ span, extras }) => [span, extras])).toEqual([
      [6, { xs: 24 }],
      [6, {}],
      [6, {}],
      [6, {}],
    ])
    expect(outlineOf(applied(form, columns(24)))).toBe('g(a b) u')
  })

  it('are refused where they are so already, and for what has none that could be set', () => {
    expect(refusal(form, columns(12, 12))).toBe('nothing-changes')
    expect(refusal(form, { ...columns(12), key: 'gone' })).toBe('widget-not-found')
    const theirs: Widget = {
      type: 'unknown',
      key: 'x',
      name: 'X',
      sourceType: 'their-row',
      raw: { type: 'their-row' },
      columns: [{ span: 24, list: [], extras: {} }],
      places: [],
    }
    expect(refusal(documentOf(theirs), { ...columns(12), key: 'x' })).toBe('no-columns')
  })
})
