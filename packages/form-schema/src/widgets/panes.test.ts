/** Tabs, sections, pages and cards: what lies in them belongs to the record around them, and a title is all a pane adds. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formVisibility } from '../conditions/form-visibility'
import { cloneWidget, createWidget, defaultOptions } from '../create-widget'
import { defaultValues } from '../default-values'
import { acceptsChild, fromDocument, nestedWidget, nestingOf, toDocument } from '../document/form-document'
import { insertNode } from '../document/insert-node'
import { moveNode } from '../document/move-node'
import { exportDefinition } from '../export/export-definition'
import { toHtmlPage } from '../export/to-html-page'
import { toJsonSchema } from '../export/to-json-schema'
import { toTypeScript } from '../export/to-typescript'
import { toZod } from '../export/to-zod'
import { eachWidget, inputFields } from '../form-definition'
import { importDefinition } from '../import/import-definition'
import { lintDefinition } from '../lint/lint-definition'
import { pruneValues, validateValues } from '../rules/validate-values'
import { countedKeys, formOf, grid, panes, shownWhen, subform, widget } from '../testing/builders'
import { imported } from '../testing/import-one'
import type { Widget } from './index'
import { widgetDefinition } from './index'

const TYPES = ['tabs', 'collapse', 'steps', 'card'] as const

const name = widget('input', { model: 'name', options: { required: true } })
const city = widget('input', { model: 'city' })
const kind = widget('input', { model: 'kind' })

describe.each(TYPES)('%s', (type) => {
  const box = panes(type, 'box', { Who: [name], Where: [grid('g', [[city]])] })
  const form = formOf(kind, box)

  it('starts with panes as wide as the form: one for a card, two with an empty title for the others', () => {
    const { columns } = createWidget(type, countedKeys())
    const pane = { span: 24, list: [], extras: {} }
    expect(columns).toEqual(type === 'card' ? [pane] : [0, 1].map(() => ({ ...pane, title: '' })))
  })

  it('has fields that are those of the form, in order', () => {
    expect(inputFields(form).map(({ model }) => model)).toEqual(['kind', 'name', 'city'])
    expect(defaultValues(form)).toEqual({ kind: '', name: '', city: '' })
    expect(validateValues(form, {})).toMatchObject({ ok: false, issues: [{ model: 'name', code: 'required' }] })
    expect(validateValues(form, { name: 'a', city: 'b' })).toMatchObject({ ok: true })
    expect(lintDefinition(form)).toEqual([])
  })

  it('hides and prunes what lies in it while its own condition does not hold', () => {
    const hidden = formOf(kind, panes(type, 'box', { Who: [name], Where: [city] }, { displayVerify: shownWhen('and', { kind: 'a' }) }))
    expect([...formVisibility(hidden).visibleFields({ kind: 'b' })]).toEqual(['kind'])
    expect(validateValues(hidden, { kind: 'b' })).toMatchObject({ ok: true })
    expect(validateValues(hidden, { kind: 'a' })).toMatchObject({ ok: false, issues: [{ model: 'name', code: 'required' }] })
    const clearing = { ...city, options: { ...city.options, formwork: { hiddenValue: 'omit' as const } } }
    const omitting = formOf(kind, panes(type, 'box', { Who: [clearing] }, { displayVerify: shownWhen('and', { kind: 'a' }) }))
    expect(pruneValues(omitting, { kind: 'b', city: 'x' })).toEqual({ kind: 'b' })
  })

  it('comes back equal after export and import, with a title for each pane', () => {
    const written = exportDefinition(form)
    const read = imported(JSON.stringify(written))
    expect(exportDefinition(read.form)).toEqual(written)
    expect(read.report).toEqual([])
    const titles = JSON.stringify(written).match(/"title":"\w+"/g)
    expect(titles).toEqual(type === 'card' ? null : ['"title":"Who"', '"title":"Where"'])
  })

  it('comes back equal from its flat form, and from the JSON of the form as it is held', () => {
    const { form: held } = imported(exportDefinition(form))
    expect(fromDocument(toDocument(held))).toEqual(held)
    expect(imported(JSON.stringify(held)).form).toEqual(held)
  })

  it('is copied with fresh keys and models, and its titles', () => {
    const copy = cloneWidget(box, countedKeys())
    const models = [...eachWidget(formOf(copy))].flatMap((inner) => (inner.type === 'unknown' ? [] : inner.model))
    expect(models).toEqual([`${type}_k1`, 'input_k2', 'grid_k3', 'input_k4'])
    const titlesOf = (of: Widget) => ('columns' in of ? of.columns.map(({ title }) => title) : [])
    expect(titlesOf(copy)).toEqual(titlesOf(box))
  })

  it('takes widgets in and gives them back, other layouts too; rows take none of it', () => {
    const slot = { key: 'box', slot: 0 }
    const moved = moveNode(toDocument(form), 'kind', { parent: slot, index: 0 })
    expect(moved.ok && inputFields(fromDocument(moved.document)).map(({ model }) => model)).toEqual(['kind', 'name', 'city'])
    const added = insertNode(toDocument(form), [createWidget('tabs', countedKeys())], { parent: slot, index: 1 })
    expect(added.ok && nestedWidget(added.document, 'box')).toMatchObject({ columns: [{ list: [{}, { type: 'tabs' }] }, {}] })
    expect(acceptsChild(nestingOf(subform('rows', [[city]])), widgetDefinition(type))).toBe(false)
  })

  it('stands in every export', () => {
    const page = toHtmlPage(form, { locale: 'en' })
    expect(page).toContain('data-model="city"')
    expect(page).toContain(type === 'card' ? '<legend>box' : '<legend>Where</legend>')
    expect(toJsonSchema(form)).toMatchObject({ properties: { name: {}, city: {} }, required: ['name'] })
    expect(toTypeScript(form)).toContain('city')
    expect(toZod(form)).toContain('city')
  })

  it('escapes its titles in the sample page', () => {
    const hostile = formOf({ ...panes(type, 'box', { '<b>x': [name] }), name: '<b>x' })
    expect(toHtmlPage(hostile)).not.toContain('<b>x')
  })
})

it('collapse opens the first section unless all are to be open', () => {
  expect(defaultOptions('collapse')).toMatchObject({ accordion: false, openAll: false })
})

describe('panes of the wider family', () => {
  const field = (model: string) => ({ type: 'input', name: model, key: model, model, options: {} })
  const node = (type: string, inside: object) => ({
    type,
    key: 'box',
    model: 'box',
    name: 'Box',
    options: { tabPosition: 'left' },
    ...inside,
  })
  const read = (type: string, inside: object) => imported({ list: [node(type, inside)], config: {} })

  it.each([
    [
      'tabs',
      {
        tabs: [
          { label: 'One', name: 't1', list: [field('a')] },
          { label: 'Two', name: 't2', list: [field('b')] },
        ],
      },
      'label',
    ],
    [
      'collapse',
      {
        tabs: [
          { title: 'One', name: 't1', list: [field('a')] },
          { title: 'Two', list: [field('b')] },
        ],
      },
      null,
    ],
    [
      'steps',
      {
        steps: [
          { header: 'One', list: [field('a')] },
          { header: 'Two', list: [field('b')] },
        ],
      },
      'header',
    ],
    [
      'tabs',
      {
        columns: [
          { name: 'One', list: [field('a')] },
          { name: 'Two', list: [field('b')] },
        ],
      },
      'name',
    ],
  ])('are read from %s, with their titles: %#', (type, inside, title) => {
    const { form, report } = read(type, inside)
    expect(form.list).toMatchObject([{ type, options: { tabPosition: 'left' }, columns: [{ title: 'One' }, { title: 'Two' }] }])
    expect(inputFields(form).map(({ model }) => model)).toEqual(['a', 'b'])
    const adopted = report.filter(({ code }) => code === 'pane.title-adopted')
    expect(adopted.map(({ params }) => params)).toEqual(title === null ? [] : [{ found: title }, { found: title }])
    const written = exportDefinition(form)
    expect(exportDefinition(imported(written).form)).toEqual(written)
  })

  it.each([
    ['form-steps', 'steps', { steps: [{ label: 'One', list: [field('a')] }] }],
    ['el-tabs', 'tabs', { tabs: [{ label: 'One', list: [field('a')] }] }],
    ['accordion', 'collapse', { items: [{ label: 'One', list: [field('a')] }] }],
    ['panel', 'card', { list: [field('a')] }],
  ])('of type %s become %s, and the report says so', (found, used, inside) => {
    const { form, report } = read(found, inside)
    expect(form.list).toMatchObject([{ type: used, columns: [{ list: [{ model: 'a' }] }] }])
    expect(report).toContainEqual(expect.objectContaining({ code: 'kind.replaced', params: { found, used } }))
  })

  it.each([
    ['tabs', { tabs: [{ label: 'One', content: { widgets: [field('a')] } }] }],
    ['collapse', { tabs: [{ label: 'One', list: [] }], footer: [field('a')] }],
    ['steps', { tabs: [field('a')] }],
    ['card', { body: { list: [field('a')] } }],
  ])('of a shape nobody knows keep their fields, in plain order: %s', (type, inside) => {
    const { form, report } = read(type, inside)
    expect(form.list).toMatchObject([{ type: 'unknown', sourceType: type }])
    expect(inputFields(form).map(({ model }) => model)).toEqual(['a'])
    expect(report).toContainEqual(expect.objectContaining({ code: 'widget.plain-order', params: { type, fields: 1 } }))
    expect(exportDefinition(form)['list']).toMatchObject([node(type, inside)])
  })

  it('leaves alone what is called steps and shows a list of its own', () => {
    const { form, report } = read('steps', { options: { steps: [{ title: 'One' }] } })
    expect(form.list).toMatchObject([{ type: 'unknown', sourceType: 'steps' }])
    expect(report.map(({ code }) => code)).toEqual(['widget.unknown-type'])
  })
})

/** A tree of containers; fields get their models by the place where they are met. */
type Tree = { readonly type: (typeof TYPES)[number] | 'grid'; readonly lists: readonly (readonly Tree[])[] } | null

const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constant(null),
    fc.record({
      type: fc.constantFrom(...TYPES, 'grid' as const),
      lists: fc.array(fc.array(tie('tree'), { maxLength: 3 }), { minLength: 1, maxLength: 3 }),
    }),
  ),
}))

describe('a form with panes at any depth', () => {
  it('has the fields of the same form without any, judges values alike, and comes back equal from export, import and editing', () => {
    fc.assert(
      fc.property(fc.array(tree, { maxLength: 4 }), fc.array(fc.string(), { maxLength: 8 }), (trees, texts) => {
        const fields: Widget[] = []
        let boxes = 0
        const build = (node: Tree): Widget => {
          if (node === null) {
            const field = widget('input', { model: `f${fields.length}`, options: { required: fields.length % 2 === 0, maxlength: 3 } })
            fields.push(field)
            return field
          }
          const key = `box${boxes++}`
          const lists = node.lists.map((list) => list.map(build))
          if (node.type === 'grid') return grid(key, lists)
          return panes(node.type, key, Object.fromEntries(lists.map((list, index) => [`Pane ${index}`, list])))
        }
        const form = formOf(...trees.map(build))
        const flat = formOf(...fields)
        expect(inputFields(form)).toEqual(fields)
        const values = Object.fromEntries(texts.map((text, index) => [`f${index}`, text]))
        expect(validateValues(form, values)).toEqual(validateValues(flat, values))
        expect(toJsonSchema(form)).toEqual(toJsonSchema(flat))
        const written = exportDefinition(form)
        const again = importDefinition(written)
        expect(again.ok && exportDefinition(again.form)).toEqual(written)
        expect(fromDocument(toDocument(form))).toEqual(form)
      }),
      { numRuns: 200 },
    )
  })
})
