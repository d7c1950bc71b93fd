/** Containers of types we do not know: what lies in them works, and they are written back as they came. */
import { describe, expect, it } from 'vitest'
import { cloneWidget } from '../create-widget'
import { insertNode } from '../document/insert-node'
import { fromDocument, nestedWidget, toDocument } from '../document/form-document'
import { moveNode } from '../document/move-node'
import { exportDefinition } from '../export/export-definition'
import { toHtmlPage } from '../export/to-html-page'
import { inputFields } from '../form-definition'
import { explainFinding } from '../messages/finding-messages'
import { validateValues } from '../rules/validate-values'
import { countedKeys } from '../testing/builders'
import { imported } from '../testing/import-one'

const field = (model: string, options: object = {}) => ({ type: 'input', name: model, key: model, model, options })

/** As the family writes them: lists in tabs, in cells, directly inside, and under unknown names. */
const CONTAINERS = {
  tabs: {
    tabs: [
      { label: 'One', name: 't1', list: [field('a')] },
      { label: 'Two', name: 't2', list: [field('b')] },
    ],
  },
  report: {
    rows: [
      {
        columns: [
          { type: 'td', key: 'c1', options: { colspan: 2 }, list: [field('a')] },
          { type: 'td', options: {}, list: [field('b')] },
        ],
      },
    ],
  },
  dialog: { list: [field('a'), field('b')] },
  odd: { parts: { left: [field('a')], right: { items: [field('b')] } } },
}

describe.each(Object.entries(CONTAINERS))('a container of type %s', (type, inside) => {
  const node = {
    type: `their-${type}`,
    name: 'Box',
    key: 'box',
    model: 'box',
    options: { tabPosition: 'left', list: [1] },
    icon: 'i',
    ...inside,
  }
  const { form, report } = imported({ list: [field('before'), node], config: {} })

  it('gives its fields in their order', () => {
    expect(inputFields(form).map(({ model }) => model)).toEqual(['before', 'a', 'b'])
    expect(validateValues(form, { a: 'x', b: 'y' })).toMatchObject({ ok: true, values: { a: 'x', b: 'y' } })
    expect(toHtmlPage(form)).toContain('data-model="b"')
  })

  it('reports how many fields are shown in plain order', () => {
    const finding = report.find(({ code }) => code === 'widget.plain-order')
    expect(finding).toMatchObject({ path: ['list', 1, 'type'], params: { type: node.type, fields: 2 } })
    expect(finding && explainFinding(finding, { locale: 'en' })).toContain('2 fields inside are shown in plain order')
    expect(finding && explainFinding(finding, { locale: 'zh-CN' })).toContain('其中的 2 个字段按顺序显示')
  })

  it('is written back as it came, around the fields inside', () => {
    const written: unknown = exportDefinition(form)['list']
    expect(written).toMatchObject([{}, node])
  })

  it('has its fields moved, copied and edited like any other', () => {
    const document = toDocument(form)
    expect(fromDocument(document)).toEqual(form)
    const slot = { key: 'box', slot: 0 }
    const moved = moveNode(document, 'before', { parent: slot, index: 0 })
    expect(moved.ok && inputFields(fromDocument(moved.document)).map(({ model }) => model)).toEqual(['before', 'a', 'b'])
    const box = nestedWidget(document, 'box')
    const copy = box && cloneWidget(box, countedKeys())
    const added = copy && insertNode(document, [copy], { parent: null, index: 9 })
    const models = added?.ok === true ? inputFields(fromDocument(added.document)).map(({ model }) => model) : []
    expect(models.slice(0, 3)).toEqual(['before', 'a', 'b'])
    expect(new Set(models).size).toBe(5)
  })
})

describe('containers inside one another', () => {
  const source = {
    list: [
      {
        type: 'card',
        key: 'c',
        model: 'c',
        name: 'C',
        options: {},
        list: [{ type: 'inline', key: 'i', model: 'i', name: 'I', options: {}, list: [field('deep', { required: true })] }],
      },
    ],
    config: {},
  }

  it('give what lies in the inner one too, which has to be filled', () => {
    const { form } = imported(source)
    expect(validateValues(form, {})).toMatchObject({ ok: false, issues: [{ model: 'deep', code: 'required' }] })
  })

  it('come back equal after export, import, export', () => {
    const first = exportDefinition(imported(source).form)
    expect(exportDefinition(imported(JSON.stringify(first)).form)).toEqual(first)
  })
})

it('leaves a list without widgets alone', () => {
  const node = { type: 'chart', key: 'c', model: 'c', name: 'C', options: {}, series: [{ type: 'bar', values: [1] }], list: [] }
  const { form, report } = imported({ list: [node], config: {} })
  expect(exportDefinition(form)['list']).toEqual([node])
  expect(report.map(({ code }) => code)).toEqual(['widget.unknown-type'])
})

describe.each([
  ['table', { tableColumns: [field('price'), field('note')] }],
  ['batch', { list: [field('price'), field('note')] }],
])('a %s of the wider family', (type, inside) => {
  const node = { type, key: 'items', model: 'items', name: 'Items', options: { isAdd: true }, ...inside }
  const { form, report } = imported({ list: [field('price'), node], config: {} })

  it('becomes rows, whose fields are those of a row', () => {
    expect(form.list[1]).toMatchObject({ type: 'subform', model: 'items', options: { isAdd: true } })
    expect(inputFields(form).map(({ model }) => model)).toEqual(['price', 'items'])
    expect(validateValues(form, { items: [{ price: '1', note: 'x' }] })).toMatchObject({ ok: true })
  })

  it('is reported as replaced', () => {
    expect(report).toContainEqual(expect.objectContaining({ code: 'kind.replaced', params: { found: type, used: 'subform' } }))
  })
})

it('leaves a table alone that shows data and holds no fields', () => {
  const table = { type: 'table', key: 't', model: 't', name: 'T', options: { columns: [{ field: 'date', label: 'Date' }] } }
  expect(exportDefinition(imported({ list: [table], config: {} }).form)['list']).toEqual([table])
})

it.each([
  [{ displayVerify: { type: 'and', list: [{ model: 'kind', value: 'x' }] } }, 'displayVerify'],
  [{ formwork: { showWhen: { model: 'kind', is: 'empty' } } }, 'formwork'],
  [{ hidden: true }, 'hidden'],
  [{ displayVerify: { type: 'hide', list: [{ model: 'kind', value: 'x' }] } }, null],
  [{ displayVerify: { type: 'and', list: [{ model: '字段标识', value: '字段值' }] } }, null],
])('says that a condition of a container of an unknown type hides nothing: %j', (options, option) => {
  const box = { type: 'their-box', name: 'Box', key: 'box', model: 'box', options, list: [field('a')] }
  const { form, report } = imported({ list: [field('kind'), box], config: {} })
  const paths = report.filter(({ code }) => code === 'widget.condition-ignored').map(({ path }) => path)
  expect(paths).toEqual(option === null ? [] : [['list', 1, 'options', option]])
  // The report is right.
  expect(validateValues(form, { kind: 'y', a: 'kept' })).toMatchObject({ ok: true, values: { a: 'kept' } })
})
