/** Questions about a document, and which record each field belongs to. */
import { widgetDefinitions } from '@formwork/form-schema'
import { describe, expect, it } from 'vitest'
import { documentOf } from '../testing/documents'
import { gridOf, tabsOf, widgetOf } from '../testing/forms'
import { modelScopes } from './models/model-scopes'
import { fitsInto, isSameList, keysInOrder, mayHold, nodeOf, placeOf, siblingsAt } from './tree-queries'

const of = (key: string, model: string) => widgetOf('input', key, { model })
const form = documentOf(
  of('a', 'kind'),
  gridOf('g', [of('b', 'sort')], []),
  widgetOf('subform', 's', { model: 'items', columns: [{ span: 24, list: [of('x', 'kind'), of('y', 'price')], extras: {} }] }),
  tabsOf('t', { One: [of('c', 'kind')] }),
)

describe('a document', () => {
  it('is walked containers first, in the order in which it is filled in', () => {
    expect(keysInOrder(form)).toEqual(['a', 'g', 'b', 's', 'x', 'y', 't', 'c'])
  })

  it('says of each widget where it stands, so that a list at that place holds it there', () => {
    for (const key of keysInOrder(form)) {
      const place = placeOf(form, key)
      expect(siblingsAt(form, place?.parent ?? null)?.[place?.index ?? -1]).toBe(key)
    }
  })

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'nobody'])('has no widget %s', (key) => {
    expect([nodeOf(form, key), placeOf(form, key), siblingsAt(form, { key, slot: 0 })]).toEqual([null, null, null])
  })

  it('tells two lists apart by container and slot', () => {
    expect(isSameList(null, null)).toBe(true)
    expect(isSameList({ key: 'g', slot: 0 }, { key: 'g', slot: 0 })).toBe(true)
    expect(isSameList({ key: 'g', slot: 0 }, { key: 'g', slot: 1 })).toBe(false)
    expect(isSameList(null, { key: 'g', slot: 0 })).toBe(false)
  })
})

describe('what may lie in what', () => {
  const { grid, tabs, card, subform, input, divider } = widgetDefinitions

  it.each([
    ['a grid in a grid', grid, grid, false],
    ['panes in a grid', grid, tabs, true],
    ['a card in a grid', grid, card, true],
    ['a grid in a pane', tabs, grid, true],
    ['rows in a grid', grid, subform, true],
    ['a field in a row', subform, input, true],
    ['a line in a row', subform, divider, false],
    ['rows in a row', subform, subform, false],
    ['a field in a field', input, input, false],
    ['anything on the sheet', null, grid, true],
  ])('%s', (_, outer, inner, expected) => {
    expect(mayHold(outer, inner)).toBe(expected)
  })

  it('is the same for a place of the form', () => {
    expect(fitsInto(form, { key: 's', slot: 0 }, widgetOf('divider', 'd'))).toBe(false)
    expect(fitsInto(form, { key: 't', slot: 0 }, gridOf('h', []))).toBe(true)
    expect(fitsInto(form, null, gridOf('h', []))).toBe(true)
  })
})

describe('the records of a form', () => {
  it('are its own, to which layout adds nothing, and one for the rows of each subform', () => {
    const scopes = modelScopes(form)
    expect(keysInOrder(form).map((key) => scopes.of(key))).toEqual([null, null, null, null, 's', 's', null, null])
    expect(scopes.of('nobody')).toBeNull()
  })

  it('count the fields of a name each for itself', () => {
    const scopes = modelScopes(form)
    expect([
      scopes.count(null, 'kind'),
      scopes.count('s', 'kind'),
      scopes.count(null, 'price'),
      scopes.count('s', 'price'),
      scopes.count('t', 'kind'),
    ]).toEqual([2, 1, 0, 1, 0])
  })

  it('are found once for each document, which never changes', () => {
    expect(modelScopes(form)).toBe(modelScopes(form))
  })
})
