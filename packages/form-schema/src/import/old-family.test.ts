/** Quirks of the old family's files that the ten later widget types brought: rows, trees, uploads, times. */
import { describe, expect, it } from 'vitest'
import { defaultValues } from '../default-values'
import { exportDefinition } from '../export/export-definition'
import { validateValues } from '../rules/validate-values'
import { fixture } from '../testing/read-fixture'
import { fieldOf, imported, outline, placesOf } from '../testing/import-one'

const widget = (type: string, more: object = {}) => ({ type, key: type, model: type, name: type, options: {}, rules: [], ...more })
const form = (...list: readonly unknown[]) => ({ list, config: {} })
const price = { type: 'number', key: 'p', model: 'price', name: 'Price', options: {}, rules: [] }
const note = { type: 'input', key: 'n', model: 'note', name: 'Note', options: {}, rules: [] }

describe('the fields of a row', () => {
  it.each([
    [
      'columns',
      {
        columns: [
          { span: 12, list: [price] },
          { span: 12, list: [note] },
        ],
      },
    ],
    ['tableColumns', { tableColumns: [price, note] }],
    ['list', { list: [price, note] }],
    [
      'steps[].list',
      {
        steps: [
          { title: 'One', list: [price] },
          { title: 'Two', list: [note] },
        ],
      },
    ],
    ['rows[].columns[].list', { rows: [{ columns: [{ span: 24, list: [price] }] }, { columns: [{ span: 24, list: [note] }] }] }],
    ['cols', { cols: [{ span: 12, list: [price, note] }] }],
  ])('are found under %s', (container, inner) => {
    const { form: read, report } = imported(form(widget('subform', inner)))
    expect(outline(read)).toEqual(['subform subform "subform"', 'number price "Price"', 'input note "Note"'])
    expect(report.some(({ code }) => code === 'columns.adopted')).toBe(container !== 'columns')
    const written = exportDefinition(read)
    expect(exportDefinition(imported(written).form)).toEqual(written)
    const rows = [{ price: 1, note: 'x', status: 1 }]
    expect(validateValues(read, { subform: rows })).toMatchObject({ ok: true, values: { subform: rows } })
  })

  it('keep unknown keys of their containers, and grids inside them', () => {
    const grid = { type: 'grid', key: 'g', model: 'g', name: '', options: {}, columns: [{ span: 24, list: [note], own: 1 }] }
    const { form: read } = imported(form(widget('subform', { columns: [{ span: 24, list: [price, grid], tip: 'kept' }] })))
    expect(exportDefinition(read)).toMatchObject({
      list: [{ columns: [{ tip: 'kept', list: [{}, { columns: [{ own: 1, list: [{ model: 'note' }] }] }] }] }],
    })
  })

  it('may be called like fields of the form, but not like each other', () => {
    const rows = widget('subform', { list: [note, { ...note, key: 'n2' }] })
    expect(outline(imported(form({ ...note, key: 'n0' }, rows, { ...note, key: 'n3' })).form)).toEqual([
      'input note "Note"',
      'subform subform "subform"',
      'input note "Note"',
      'input note_2 "Note"',
      'input note_2 "Note"',
    ])
  })
})

describe('a cascader', () => {
  it('keeps its tree, at every level', () => {
    const options = [{ value: 'zj', label: '浙江', children: [{ value: 'hz', own: 1, children: [{ value: 1 }] }] }]
    const { form: read, report } = imported(form(widget('cascader', { options: { options } })))
    expect(fieldOf(read, 'cascader').options).toMatchObject({ options })
    expect(report).toEqual([])
  })

  it('with bare values, empty levels and what cannot be chosen is repaired, and says how much', () => {
    const options = [
      'a',
      { value: 'b', children: [{ label: 'c' }, null, { value: {}, label: 'd' }] },
      { value: 'e', children: null },
      { value: 'f', children: [] },
    ]
    const { form: read, report } = imported(form(widget('cascader', { options: { options } })))
    expect(fieldOf(read, 'cascader').options).toMatchObject({
      options: [
        { value: 'a' },
        {
          value: 'b',
          children: [
            { value: 'c', label: 'c' },
            { value: 'd', label: 'd' },
          ],
        },
        { value: 'e' },
        { value: 'f' },
      ],
    })
    expect(report).toMatchObject([{ code: 'choices.repaired', params: { count: 5 } }])
    expect(fieldOf(imported(form(widget('cascader', { options: { options: 'x' } }))).form, 'cascader').options).toMatchObject({
      options: [],
    })
  })

  it('beside it, bare values in a plain list are no repair: a person who writes a form by hand means just that', () => {
    const { form: read, report } = imported(form(widget('select', { options: { options: ['a', 2, { value: 'c', label: 3 }] } })))
    expect(fieldOf(read, 'select').options).toMatchObject({ options: [{ value: 'a' }, { value: 2 }, { value: 'c', label: '3' }] })
    expect(report.map(({ code, severity, params }) => [code, severity, params['count']])).toEqual([
      ['choices.repaired', 'warning', 1],
      ['option.converted', 'info', undefined],
    ])
  })

  it('drops the sample tree that every fresh one starts with, and choices that were loaded', () => {
    const { form: read, report } = imported(fixture('palette-ferry-2022-11.json'))
    expect(report.filter(({ code }) => code === 'choices.sample-dropped')).toHaveLength(1)
    expect(JSON.stringify(exportDefinition(read))).not.toContain('lanyulei')
    const loaded = widget('cascader', { options: { remote: true, remoteOptions: [{ value: 1 }] } })
    expect(placesOf(imported(form(loaded)).report, 'remote-options.dropped')).toEqual(['list.0.options.remoteOptions'])
  })
})

describe('an upload', () => {
  it.each(['imgupload', 'file'])('%s drops a stored token and the vendors’ addresses, and keeps your own', (type) => {
    const theirs = { token: 'live', action: 'http://ipaddress:port/api/v1/public/uploadFile', domain: 'http://pfp81ptt6.bkt.clouddn.com/' }
    const { form: read, report } = imported(form(widget(type, { options: theirs })))
    expect(fieldOf(read, type).options).toMatchObject({ token: '', action: '', domain: '' })
    expect(placesOf(report, 'upload.token-dropped')).toEqual(['list.0.options.token'])
    expect(placesOf(report, 'upload.demo-host-dropped')).toEqual(['list.0.options.action', 'list.0.options.domain'])
    const ours = { action: 'https://files.example.com/making.link', domain: 'cdn.example.com', tokenFunc: 'mine' }
    expect(fieldOf(imported(form(widget(type, { options: ours }))).form, type).options).toMatchObject(ours)
  })

  it('keeps what its record says of a file, and nothing of the control that sent it', () => {
    const { form: read } = imported(form(widget('file')))
    const stored = [{ uid: 1, name: 'a.pdf', url: 'https://files.example.com/a.pdf', status: 'success', response: { code: 200 }, raw: {} }]
    expect(validateValues(read, { file: stored })).toMatchObject({
      ok: true,
      values: { file: [{ uid: 1, name: 'a.pdf', url: 'https://files.example.com/a.pdf' }] },
    })
  })

  it('the address of a request is dropped where it is a vendor’s', () => {
    const requestMethod = {
      url: 'https://tools-server.making.link/api/new/options',
      method: 'get',
      params: '{}',
      headers: '{}',
      result: 'data',
      timeout: 10,
    }
    const { form: read, report } = imported(form(widget('select', { options: { remote: 99, requestMethod } })))
    expect(fieldOf(read, 'select').options).toMatchObject({ requestMethod: { ...requestMethod, url: '' } })
    expect(placesOf(report, 'upload.demo-host-dropped')).toEqual(['list.0.options.requestMethod.url'])
  })
})

describe('the other types', () => {
  it('a time keeps its default, the one the designer wrote included: a person may have meant it', () => {
    const { form: read, report } = imported(
      form(widget('time', { options: { defaultValue: '21:19:56' } }), widget('date', { options: { defaultValue: null } })),
    )
    expect(defaultValues(read)).toEqual({ time: '21:19:56', date: '' })
    expect(report).toEqual([])
  })

  it('blank, rate, colour, slider and editor keep every option and gain none that changes them', () => {
    const sources = ['blank', 'rate', 'color', 'slider', 'editor'].map((type) =>
      widget(type, { icon: 'icon-x', options: { width: '', own: { deep: [1] } } }),
    )
    const { form: read, report } = imported(form(...sources))
    expect(report).toEqual([])
    expect(exportDefinition(read)).toMatchObject({ list: sources })
  })

  it('an editor’s default is text to the schema; whoever shows it cleans it', () => {
    const html = '<p onclick="x()">a<script>alert(1)</script></p>'
    expect(fieldOf(imported(form(widget('editor', { options: { defaultValue: html } }))).form, 'editor').options).toMatchObject({
      defaultValue: html,
    })
  })

  it('logic that cannot be used is left out by its part', () => {
    const formwork = { showWhen: { model: 'a', is: 'sounds like', value: 1 }, hiddenValue: 'clear', own: 1 }
    const { form: read, report } = imported(form(widget('input', { options: { formwork } }), widget('rate', { options: { formwork: 5 } })))
    expect(fieldOf(read, 'input').options.formwork).toEqual({ hiddenValue: 'clear', own: 1 })
    expect(placesOf(report, 'option.replaced')).toEqual(['list.0.options.formwork.showWhen', 'list.1.options.formwork'])
  })
})

it('a field for files by its other name is one', () => {
  const { form: read, report } = imported(form(widget('fileupload', { options: { length: 3 } })))
  expect(read.list[0]).toMatchObject({ type: 'file', model: 'fileupload', options: { length: 3 } })
  expect(report).toContainEqual(expect.objectContaining({ code: 'kind.replaced', params: { found: 'fileupload', used: 'file' } }))
})
