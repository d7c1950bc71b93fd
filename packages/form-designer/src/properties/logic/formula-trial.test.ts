/** A trial of a formula with sample values while it is written: its result, its errors, and where. */
import { describe, expect, it } from 'vitest'
import { formOfWidgets, widgetOf } from '../../testing/forms'
import { formulaTrial } from './formula-trial'

const price = widgetOf('number', 'p', { model: 'price', name: 'Price' })
const count = widgetOf('number', 'c', { model: 'count', name: 'Count' })
const paid = widgetOf('switch', 's', { model: 'paid', name: 'Paid' })
const total = widgetOf('number', 't', { model: 'total', name: 'Total' })
const form = formOfWidgets(price, count, paid, total)
const fields = [price, count, paid].map((widget) => ({ model: widget.model, text: widget.name, widget }))
const tried = (text: string, samples: Readonly<Record<string, string>> = {}) =>
  formulaTrial({ widget: total, fields, text, samples, locale: 'en' })

describe('a formula', () => {
  it('that is not there is not tried', () => expect([tried(''), tried('  \n')]).toEqual([null, null]))

  it('asks for a sample of each field that it reads and of no other, and begins with one', () => {
    expect(form.list).toHaveLength(4)
    const trial = tried('price * count')
    expect(trial?.names).toEqual([
      { model: 'price', text: 'Price', sample: '2' },
      { model: 'count', text: 'Count', sample: '2' },
    ])
    expect(trial).toMatchObject({ kind: 'result', value: '4' })
  })

  it('comes to what the samples make of it', () => {
    expect(tried('price * count', { price: '2.5', count: '3' })).toMatchObject({ kind: 'result', value: '7.5' })
    expect(tried('if paid then 1 else price', { paid: 'false', price: '9' })).toMatchObject({ kind: 'result', value: '9' })
  })

  it.each([
    { text: 'sum(lines.unit price)', value: '5' },
    { text: 'count(lines[unit price > price])', value: '1' },
  ])('$text reads columns whose names have blanks, beside a field of the form', ({ text, value }) => {
    const columns = [widgetOf('number', 'u', { model: 'unit price' })]
    const lines = widgetOf('subform', 'l', { model: 'lines', name: 'Lines', columns: [{ span: 24, list: columns, extras: {} }] })
    const input = { widget: total, fields: [...fields, { model: 'lines', text: 'Lines', widget: lines }], text, locale: 'en' }
    const samples = { lines: '[{ "unit price": 2 }, { "unit price": 3 }]' }
    expect(formulaTrial({ ...input, samples })).toMatchObject({ kind: 'result', value })
  })

  it.each(['sum(lines.price in count)', 'count(lines[price2 > 1])'])('%s is refused at the column that the rows do not have', (text) => {
    const columns = [widgetOf('number', 'u', { model: 'price in count' })]
    const lines = widgetOf('subform', 'l', { model: 'lines', name: 'Lines', columns: [{ span: 24, list: columns, extras: {} }] })
    const input = { widget: total, fields: [...fields, { model: 'lines', text: 'Lines', widget: lines }], text, locale: 'en' }
    const trial = formulaTrial({ ...input, samples: { lines: '[{ "price in count": 2 }]' } })
    if (trial?.kind !== 'refused' || trial.at === null) throw new Error('it was accepted')
    expect(text.slice(trial.at.from, trial.at.to)).toMatch(/^price2?$/)
  })

  it('comes to nothing where a sample is missing, and says nothing wrong of it', () => {
    expect(tried('price * count', { price: '' })).toMatchObject({ kind: 'result', value: null })
  })

  it.each(['price + prize', 'prize * 2', 'if paid then price else prize'])('%s is refused at the name that is not there', (text) => {
    const trial = tried(text)
    if (trial?.kind !== 'refused' || trial.at === null) throw new Error('it was accepted')
    expect(text.slice(trial.at.from, trial.at.to)).toBe('prize')
    expect(trial.reason).toContain('prize')
  })

  it.each(['price +', '(price', 'price price', 'if price then'])('%s is refused as unfinished, in the language of the person', (text) => {
    const [english, chinese] = (['en', 'zh-CN'] as const).map((locale) =>
      formulaTrial({ widget: total, fields, text, samples: {}, locale }),
    )
    expect([english?.kind, chinese?.kind]).toEqual(['refused', 'refused'])
    expect(chinese?.kind === 'refused' && /\p{Script=Han}/u.test(chinese.reason)).toBe(true)
    expect(english?.kind === 'refused' && !/\p{Script=Han}/u.test(english.reason)).toBe(true)
  })
})
