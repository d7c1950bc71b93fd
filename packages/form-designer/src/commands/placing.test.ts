/** Widgets put into a form, taken out, copied and turned into another type: where they land, what goes along, and what is refused. */
import { createForm, LIMITS, type Place, toDocument, type Widget } from '@formwork/form-schema'
import { describe, expect, it } from 'vitest'
import { widgetInType } from '../properties/type-change/widget-in-type'
import { applied, documentOf, optionsOf, outlineOf, refusal, textOf } from '../testing/documents'
import { gridOf, tabsOf, widgetOf } from '../testing/forms'
import { nodeOf } from './tree-queries'

const input = (key: string) => widgetOf('input', key)
const root = (index: number): Place => ({ parent: null, index })
const inside = (key: string, slot: number, index: number): Place => ({ parent: { key, slot }, index })
const insert = (place: Place, ...widgets: readonly Widget[]) => ({ type: 'insert-widgets', widgets, place, origin: 'palette' }) as const
const unknown: Widget = { type: 'unknown', key: 'u', name: 'U', sourceType: 'their-field', raw: { type: 'their-field' } }

describe('what is inserted', () => {
  const form = documentOf(input('a'), gridOf('g', [input('b')], []), input('c'))

  it.each([
    ['before all', root(0), 'x y a g(b|) c'],
    ['between two', root(1), 'a x y g(b|) c'],
    ['after all', root(3), 'a g(b|) c x y'],
    ['before what stands in a column', inside('g', 0, 0), 'a g(x y b|) c'],
    ['after it', inside('g', 0, 1), 'a g(b x y|) c'],
    ['in an empty column', inside('g', 1, 0), 'a g(b|x y) c'],
  ])('stands side by side %s', (_, place, expected) => {
    expect(outlineOf(applied(form, insert(place, input('x'), input('y'))))).toBe(expected)
  })

  it('brings along what lies in it', () => {
    expect(outlineOf(applied(form, insert(root(0), tabsOf('t', { One: [gridOf('h', [input('x')])], Two: [] }))))).toBe('t(h(x)|) a g(b|) c')
  })

  it.each([
    ['a place before the first', insert(root(-1), input('x')), 'place-not-found'],
    ['a place behind the last', insert(root(4), input('x')), 'place-not-found'],
    ['a column that is not there', insert(inside('g', 2, 0), input('x')), 'place-not-found'],
    ['a field, which holds nothing', insert(inside('a', 0, 0), input('x')), 'place-not-found'],
    ['a container that is gone', insert(inside('toString', 0, 0), input('x')), 'place-not-found'],
    ['nothing', insert(root(0)), 'nothing-changes'],
    ['a key that is there', insert(root(0), input('x'), input('b')), 'key-taken'],
    ['one key twice', insert(root(0), input('x'), input('x')), 'key-taken'],
    ['a key that is there, inside something new', insert(root(0), gridOf('h', [input('c')])), 'key-taken'],
    ['a grid for a column of a grid', insert(inside('g', 1, 0), input('x'), gridOf('h', [])), 'child-not-allowed'],
  ] as const)('is refused for %s', (_, command, reason) => {
    expect(refusal(form, command)).toBe(reason)
  })

  it('may fill the form to its limit and not beyond, what lies in containers counted', () => {
    const full = documentOf(...Array.from({ length: LIMITS.widgets - 2 }, (_, index) => input(`k${index}`)))
    expect(refusal(full, insert(root(0), gridOf('h', [input('x')])))).toBeNull()
    expect(refusal(full, insert(root(0), gridOf('h', [input('x'), input('y')])))).toBe('too-many-widgets')
    expect(refusal(full, { type: 'duplicate-widget', key: 'k0', copy: gridOf('h', [input('x'), input('y')]) })).toBe('too-many-widgets')
  })

  it('of an unknown type may stand in a column, and not among the fields of a row', () => {
    const rows = documentOf(widgetOf('subform', 's'), gridOf('g', []))
    expect(refusal(rows, insert(inside('g', 0, 0), unknown))).toBeNull()
    expect(refusal(rows, insert(inside('s', 0, 0), unknown))).toBe('child-not-allowed')
  })
})

describe('what is deleted', () => {
  it('goes with everything in it, and with nothing else', () => {
    const form = documentOf(input('a'), tabsOf('t', { One: [gridOf('g', [input('b')])], Two: [input('c')] }), input('d'))
    const left = applied(form, { type: 'delete-widget', key: 't', origin: 'delete' })
    expect([outlineOf(left), Object.keys(left.widgets)]).toEqual(['a d', ['a', 'd']])
    expect(outlineOf(applied(form, { type: 'delete-widget', key: 'g', origin: 'cut' }))).toBe('a t(|c) d')
  })

  it.each(['nobody', 'constructor', '__proto__', ''])('is refused for %j, which is not there', (key) => {
    expect(refusal(documentOf(input('a')), { type: 'delete-widget', key, origin: 'delete' })).toBe('widget-not-found')
  })

  it('leaves the conditions that name it as they were', () => {
    const shown = { type: 'and', list: [{ model: 'kind', value: '1' }] } as const
    const reader = input('b')
    const form = documentOf(widgetOf('input', 'a', { model: 'kind' }), { ...reader, options: { ...reader.options, displayVerify: shown } })
    const left = applied(form, { type: 'delete-widget', key: 'a', origin: 'delete' })
    expect(optionsOf(left, 'b')['displayVerify']).toEqual(shown)
  })
})

describe('a copy', () => {
  it('stands before its original in whatever holds it', () => {
    const form = documentOf(gridOf('g', [input('a'), input('b')], []))
    expect(outlineOf(applied(form, { type: 'duplicate-widget', key: 'b', copy: input('x') }))).toBe('g(a x b|)')
  })

  it('of nothing is refused', () => {
    expect(refusal(documentOf(), { type: 'duplicate-widget', key: 'a', copy: input('x') })).toBe('widget-not-found')
  })
})

describe('another type', () => {
  const change = (key: string, widget: Widget) => ({ type: 'change-type', key, widget }) as const

  it('stands where the old one stood, under its key and data key', () => {
    const form = documentOf(input('a'), gridOf('g', [widgetOf('input', 'b', { model: 'kind' })], []))
    const after = applied(form, change('b', widgetInType(widgetOf('input', 'b', { model: 'kind' }), 'select')))
    expect(outlineOf(after)).toBe('a g(b|)')
    expect(nodeOf(after, 'b')?.widget).toMatchObject({ type: 'select', key: 'b', model: 'kind', name: 'b' })
  })

  it('of a container keeps what lies in it, one place or many', () => {
    const tabs = tabsOf('t', { One: [input('a')], Two: [input('b')], Three: [input('c')] })
    const form = documentOf(tabs)
    expect(outlineOf(applied(form, change('t', widgetInType(tabs, 'steps'))))).toBe('t(a|b|c)')
    expect(outlineOf(applied(form, change('t', widgetInType(tabs, 'card'))))).toBe('t(a b c)')
    expect(textOf(applied(applied(form, change('t', widgetInType(tabs, 'steps'))), change('t', tabs)))).toBe(textOf(form))
  })

  it('is refused where what lies in it could not', () => {
    const tabs = tabsOf('t', { One: [gridOf('g', [])] })
    const form = documentOf(tabs)
    expect(refusal(form, change('t', widgetInType(tabs, 'grid')))).toBe('child-not-allowed')
    expect(refusal(form, change('t', widgetInType(tabs, 'subform')))).toBe('child-not-allowed')
    expect(refusal(form, change('t', { ...input('t') }))).toBe('child-not-allowed')
  })

  it('is refused where it could not stand itself', () => {
    const card = widgetOf('card', 'k')
    expect(refusal(documentOf(gridOf('g', [card])), change('k', widgetInType(card, 'grid')))).toBe('child-not-allowed')
  })

  it('is refused for and from an unknown type, for another key and for what is gone', () => {
    const form = documentOf(input('a'), unknown)
    expect(refusal(form, change('u', input('u')))).toBe('widget-unknown')
    expect(refusal(form, change('a', { ...unknown, key: 'a' }))).toBe('widget-unknown')
    expect(refusal(form, change('a', input('other')))).toBe('widget-not-found')
    expect(refusal(form, change('gone', input('gone')))).toBe('widget-not-found')
  })
})

describe('several commands as one', () => {
  const form = documentOf(input('a'), input('b'), gridOf('g', [], []))
  const several = (...commands: readonly Parameters<typeof refusal>[1][]) =>
    ({ type: 'several', step: 'move', commands: commands.flatMap((each) => (each.type === 'several' ? [] : [each])), select: [] }) as const
  const intoGrid = (key: string) => ({ type: 'move-widget', key, place: inside('g', 0, 0) }) as const
  const stay = { type: 'move-widget', key: 'a', place: root(0) } as const

  it('are done one after the other, each on what those before it left', () => {
    expect(outlineOf(applied(form, several(intoGrid('a'), intoGrid('b'))))).toBe('g(b a|)')
  })

  it('are done but for those that change nothing; where none does, nothing changes', () => {
    expect(outlineOf(applied(form, several(stay, intoGrid('b'))))).toBe('a g(b|)')
    expect(refusal(form, several(stay, stay))).toBe('nothing-changes')
    expect(refusal(form, several())).toBe('nothing-changes')
  })

  it('are all refused where one is, with its reason', () => {
    expect(refusal(form, several(intoGrid('b'), intoGrid('nobody'), intoGrid('a')))).toBe('widget-not-found')
    expect(refusal(form, several(intoGrid('b'), intoGrid('g')))).toBe('into-itself')
  })
})

describe('the whole form', () => {
  it('is replaced with settings and what the host keeps beside it', () => {
    const next = { ...createForm(), list: [input('z')], extras: { id: 8 } }
    const after = applied(documentOf(input('a')), { type: 'replace-form', form: { ...next, config: { ...next.config, size: 'mini' } } })
    expect([outlineOf(after), after.config.size, after.extras]).toEqual(['z', 'mini', { id: 8 }])
  })

  it('of settings alone can be cleared', () => {
    const form = toDocument({ ...createForm(), config: { ...createForm().config, customClass: 'wide' } })
    expect(applied(form, { type: 'clear-form' }).config.customClass).toBe('')
  })
})
