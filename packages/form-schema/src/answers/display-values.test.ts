/** Answers as people read them. */
import { describe, expect, it } from 'vitest'
import { importDefinition } from '../import/import-definition'
import { formOf, grid, shownWhen, subform, widget } from '../testing/builders'
import { everyShape, everyShapeFilled } from '../testing/every-shape'
import { goldenForms } from '../testing/read-fixture'
import { signature } from '../testing/signature'
import { defaultValues } from '../default-values'
import { extendWidgets } from '../extend-widgets'
import { widgetDefinitions } from '../widgets/index'
import { displayValues } from './display-values'

const texts = (...args: Parameters<typeof displayValues>) =>
  Object.fromEntries(displayValues(...args).map(({ model, text }) => [model, text]))

describe('displayValues', () => {
  it('writes every shape of value for people, in English', () => {
    expect(texts(everyShape(), everyShapeFilled(), { locale: 'en', timeZone: 'UTC' })).toEqual({
      name: '李雷',
      amount: '12.5',
      agrees: 'Yes',
      mail: 'a@example.com',
      text: 'two\nlines',
      age: '42',
      kind: 'A',
      tags: '2, A',
      people: '7, 8',
      one: '2',
      time: '08:30:00',
      times: '08:30:00 – 17:00:00',
      day: '11/21/2026',
      at: '11/18/2026',
      days: '11/21/2026, 11/23/2026',
      span: '11/21/2026 – 11/23/2026',
      stars: '3.5',
      color: 'rgba(255, 0, 0, 0.5)',
      agreed: 'Yes',
      level: '7',
      levels: '10 – 90',
      own: 'anything',
      ownObject: '{"any":1}',
      ownList: '1, two',
      pictures: '1',
      files: 'a.pdf',
      html: 'text',
      city: '浙江 / 杭州',
      department: '1 / 2',
      reason: 'because',
      items: '2',
    })
  })

  it('writes numbers, dates and its own words in the language that is asked for, and in English for what is no language', () => {
    const form = formOf(
      widget('number', { model: 'n' }),
      widget('date', { model: 'd', options: { format: 'yyyy年MM月dd日 HH:mm' } }),
      widget('switch', { model: 's' }),
      widget('checkbox', { model: 'c', options: { options: [{ value: 'a', label: '甲' }, { value: 'b' }] } }),
    )
    const values = { n: 1234567.891, d: '2026年03月05日 08:09', s: false, c: ['a', 'b'] }
    expect(texts(form, values)).toEqual({ n: '1,234,567.891', d: '2026年03月05日 08:09', s: '否', c: '甲、b' })
    expect(texts(form, values, { locale: 'de' })).toEqual({ n: '1.234.567,891', d: '05.03.2026, 08:09', s: 'No', c: '甲, b' })
    expect(texts(form, values, { locale: 'no such tag', words: { no: 'nope' } })).toMatchObject({ n: '1,234,567.891', s: 'nope' })
  })

  it('reads a moment in milliseconds where it is told to', () => {
    const form = formOf(widget('date', { model: 'at', options: { timestamp: true, type: 'datetime', format: 'yyyy-MM-dd HH:mm' } }))
    expect(texts(form, { at: 0 }, { locale: 'en-GB', timeZone: 'Asia/Shanghai' })).toEqual({ at: '01/01/1970, 08:00' })
  })

  it('leaves out what is hidden, in rows too, and rows that were removed', () => {
    const form = formOf(
      widget('input', { model: 'kind' }),
      grid('g', [[widget('input', { model: 'reason' })]], { displayVerify: shownWhen('and', { kind: 'other' }) }),
      subform('items', [
        [widget('input', { model: 'what', name: 'What', key: 'iw' })],
        [widget('number', { model: 'price', key: 'ip', options: { displayVerify: shownWhen('and', { what: 'pen' }) } })],
      ]),
    )
    const rows = [
      { what: 'pen', price: 2 },
      { what: 'ink', price: 3 },
      { what: 'old', status: -1 },
    ]
    const shown = displayValues(form, { kind: 'x', reason: 'secret', items: rows }, { locale: 'en' })
    expect(shown.map(({ model }) => model)).toEqual(['kind', 'items'])
    expect(shown[1]?.rows?.map((row) => row.map(({ label, text }) => [label, text]))).toEqual([
      [
        ['What', 'pen'],
        ['price', '2'],
      ],
      [['What', 'ink']],
    ])
  })

  it('keeps empty fields, with nothing in them', () => {
    const shown = displayValues(everyShape(), defaultValues(everyShape()))
    expect(shown.find(({ model }) => model === 'stars')).toEqual({
      model: 'stars',
      label: 'stars',
      text: '',
      items: [],
      rows: null,
      files: null,
    })
    expect(shown.find(({ model }) => model === 'items')).toMatchObject({ text: '', rows: [] })
  })

  it('takes the labels of remote choices from whoever has them, a tree too', () => {
    const form = formOf(
      widget('select', { model: 'who', options: { remote: true, multiple: true } }),
      widget('cascader', { model: 'where', options: { remote: 99 } }),
      subform('items', [[widget('select', { model: 'unit', key: 'iu', options: { remote: true } })]]),
    )
    const choices = {
      who: [{ value: 7, label: 'Ann' }],
      where: [{ value: 'cn', label: 'China', children: [{ value: 'hz', label: 'Hangzhou' }] }],
      unit: [{ value: 'kg', label: 'Kilogram' }],
    }
    const values = { who: ['7', 8], where: ['cn', 'hz'], items: [{ unit: 'kg' }] }
    const shown = displayValues(form, values, { locale: 'en', choices })
    expect(shown.map(({ text }) => text)).toEqual(['Ann, 8', 'China / Hangzhou', '1'])
    expect(shown[2]?.rows?.[0]?.[0]?.text).toBe('Kilogram')
  })

  it('masks what is typed as a secret, links only addresses that may be followed, and knows no entity of its own', () => {
    const form = formOf(
      widget('input', { model: 'pin', options: { showPassword: true } }),
      widget('file', { model: 'files' }),
      widget('editor', { model: 'html' }),
    )
    const values = {
      pin: '1234',
      files: [{ url: 'javascript:alert(1)', name: 'x' }, { url: '/f/2.pdf?v=1' }],
      html: '<p>a &lt;b&gt;</p><p>&unknown;<br>c</p> <',
    }
    const [pin, files, html] = displayValues(form, values)
    expect(pin?.text).toBe('••••••')
    expect(files?.files).toEqual([
      { name: 'x', url: null },
      { name: '2.pdf', url: '/f/2.pdf?v=1' },
    ])
    expect(html?.text).toBe('a <b>\n&unknown;\nc\n <')
  })

  it('shows what is stored where it is no value of its field, and types of a host by their shape', () => {
    expect(
      texts(
        formOf(
          widget('date', { model: 'd' }),
          widget('number', { model: 'n' }),
          widget('slider', { model: 's', options: { range: true } }),
        ),
        { d: 'soon', n: 'x', s: 5 },
      ),
    ).toEqual({ d: 'soon', n: 'x', s: '5' })
    const { form } = importDefinition(
      { list: [{ type: 'signature', key: 's', model: 'sign', name: 'Sign', options: {}, rules: [] }] },
      { widgets: extendWidgets(widgetDefinitions, [signature]) },
    )
    expect(form && texts(form, { sign: 'Ann' })).toEqual({ sign: 'Ann' })
  })

  it.each(goldenForms())('reads the starting values of %s', (_name, text) => {
    const { form } = importDefinition(text)
    expect(form && displayValues(form, defaultValues(form)).every(({ label }) => label !== '')).toBe(true)
  })
})
