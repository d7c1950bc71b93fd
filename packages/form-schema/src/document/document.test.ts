/** The flat working form: every verb, its refusals, and what no verb may break. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cloneWidget } from '../create-widget'
import type { FormDefinition } from '../form-definition'
import { eachWidget } from '../form-definition'
import { widgetDefinition } from '../widgets/index'
import { countedKeys, formOf, grid, widget } from '../testing/builders'
import {
  acceptsChild,
  type DocumentEdit,
  type FormDocument,
  fromDocument,
  nestedWidget,
  nestingOf,
  type Place,
  toDocument,
} from './form-document'
import { insertNode } from './insert-node'
import { moveNode } from './move-node'
import { removeNode } from './remove-node'
import { replaceWidget } from './replace-widget'
import { subtreeKeys } from './subtree-keys'

const a = widget('input', { model: 'a' })
const b = widget('input', { model: 'b' })
const c = widget('input', { model: 'c' })
const form = formOf(a, grid('g', [[b], [c]]))
const document = toDocument(form)
const root = (index: number): Place => ({ parent: null, index })
const inGrid = (slot: number, index: number, key = 'g'): Place => ({ parent: { key, slot }, index })

function done(edit: DocumentEdit): FormDocument {
  if (!edit.ok) throw new Error(edit.reason)
  return edit.document
}

/** The tree in a line: `a g(b|c)`. */
function outline(document: FormDocument, keys: readonly string[] = document.root): string {
  return keys
    .map((key) => {
      const slots = document.widgets[key]?.slots ?? []
      return slots.length === 0 ? key : `${key}(${slots.map((slot) => outline(document, slot)).join('|')})`
    })
    .join(' ')
}

describe('toDocument', () => {
  it('holds every widget once, without its children', () => {
    expect(outline(document)).toBe('a g(b|c)')
    expect(document.widgets['g']?.widget).toMatchObject({ columns: [{ list: [] }, { list: [] }] })
    expect(document.widgets['c']?.parent).toEqual({ key: 'g', slot: 1 })
  })

  it('throws when two widgets share a key', () => {
    expect(() => toDocument(formOf(a, a))).toThrow('share the key a')
  })

  it('is safe with keys named like object members', () => {
    const named = formOf(widget('input', { model: 'toString' }), widget('input', { model: 'constructor' }))
    expect(fromDocument(toDocument(named))).toEqual(named)
    expect(removeNode(document, 'toString')).toEqual({ ok: false, reason: 'unknown-key' })
  })
})

describe('insertNode', () => {
  const fresh = widget('input', { model: 'x' })

  it.each([
    [root(0), 'x a g(b|c)'],
    [root(1), 'a x g(b|c)'],
    [root(99), 'a g(b|c) x'],
    [root(-1), 'x a g(b|c)'],
    [inGrid(0, 0), 'a g(x b|c)'],
    [inGrid(1, 5), 'a g(b|c x)'],
  ])('puts a widget at %j', (place, expected) => {
    expect(outline(done(insertNode(document, fresh, place)))).toBe(expected)
  })

  it('puts several widgets, with what is inside them, in order', () => {
    const inner = grid('h', [[widget('input', { model: 'y' })]])
    expect(outline(done(insertNode(document, [fresh, inner], inGrid(0, 1))))).toBe('a g(b x h(y)|c)')
  })

  it.each([
    [fresh, { parent: { key: 'nobody', slot: 0 }, index: 0 }, 'unknown-place'],
    [fresh, inGrid(2, 0), 'unknown-place'],
    [fresh, inGrid(0, 0, 'a'), 'unknown-place'],
    [a, root(0), 'duplicate-key'],
    [[fresh, fresh], root(0), 'duplicate-key'],
    [grid('h', [[b]]), root(0), 'duplicate-key'],
  ] as const)('refuses %# with the reason', (inserted, place, reason) => {
    expect(insertNode(document, inserted, place)).toEqual({ ok: false, reason })
  })
})

describe('removeNode', () => {
  it('takes a widget out with everything inside it', () => {
    const without = done(removeNode(document, 'g'))
    expect(outline(without)).toBe('a')
    expect(Object.keys(without.widgets)).toEqual(['a'])
    expect(outline(done(removeNode(document, 'b')))).toBe('a g(|c)')
  })
})

describe('moveNode', () => {
  it.each([
    ['a', root(1), 'g(b|c) a'],
    ['a', inGrid(1, 0), 'g(b|a c)'],
    ['b', root(0), 'b a g(|c)'],
    ['b', inGrid(1, 1), 'a g(|c b)'],
    ['g', root(0), 'g(b|c) a'],
  ])('moves %s to %j', (key, place, expected) => {
    expect(outline(done(moveNode(document, key, place)))).toBe(expected)
  })

  it('keeps key, model and rules, unlike the old designer', () => {
    expect(done(moveNode(document, 'a', inGrid(0, 0))).widgets['a']?.widget).toBe(a)
  })

  it('refuses a grid into itself or into what lies in it', () => {
    const nested = done(insertNode(document, grid('h', [[]]), inGrid(0, 0)))
    expect(moveNode(nested, 'g', inGrid(0, 0))).toEqual({ ok: false, reason: 'into-itself' })
    expect(moveNode(nested, 'g', inGrid(0, 0, 'h'))).toEqual({ ok: false, reason: 'into-itself' })
    expect(moveNode(nested, 'x', root(0))).toEqual({ ok: false, reason: 'unknown-key' })
    expect(moveNode(nested, 'a', inGrid(9, 0))).toEqual({ ok: false, reason: 'unknown-place' })
  })
})

describe('replaceWidget', () => {
  it('keeps place and children', () => {
    const renamed = done(replaceWidget(document, 'g', { ...grid('g', [[], []]), name: 'Renamed' }))
    expect(outline(renamed)).toBe('a g(b|c)')
    expect(renamed.widgets['g']?.widget).toMatchObject({ name: 'Renamed' })
  })

  it('moves the children of a lost column to the last one', () => {
    const narrower = done(replaceWidget(document, 'g', grid('g', [[]])))
    expect(outline(narrower)).toBe('a g(b c)')
    expect(narrower.widgets['c']?.parent).toEqual({ key: 'g', slot: 0 })
  })

  it('gives a new column an empty slot', () => {
    expect(outline(done(replaceWidget(document, 'g', grid('g', [[], [], []]))))).toBe('a g(b|c|)')
  })

  it('refuses another key, an unknown key, and a type that cannot hold the children', () => {
    expect(replaceWidget(document, 'a', b)).toEqual({ ok: false, reason: 'key-changed' })
    expect(replaceWidget(document, 'x', b)).toEqual({ ok: false, reason: 'unknown-key' })
    expect(replaceWidget(document, 'g', widget('input', { model: 'g' }))).toEqual({ ok: false, reason: 'child-not-allowed' })
  })
})

describe('a part of a document', () => {
  it('is found with everything inside it', () => {
    expect(subtreeKeys(document, 'g')).toEqual(['g', 'b', 'c'])
    expect(nestedWidget(document, 'g')).toEqual(form.list[1])
    expect(nestedWidget(document, 'x')).toBeNull()
  })

  it('may lie in a grid or the root, and nowhere else', () => {
    const UNKNOWN = nestingOf({ type: 'unknown', key: 'u', name: '', sourceType: 'x', raw: {} })
    expect(acceptsChild(null, widgetDefinition('grid'))).toBe(true)
    expect(acceptsChild(widgetDefinition('grid'), widgetDefinition('grid'))).toBe(true)
    expect(acceptsChild(widgetDefinition('grid'), UNKNOWN)).toBe(true)
    expect(acceptsChild(widgetDefinition('input'), widgetDefinition('input'))).toBe(false)
    expect(acceptsChild(UNKNOWN, widgetDefinition('input'))).toBe(false)
  })
})

describe('laws', () => {
  const anyPlace = fc.record({
    parent: fc.option(fc.record({ key: fc.constantFrom('g', 'h', 'a', 'k1'), slot: fc.nat(2) })),
    index: fc.integer({ min: -1, max: 5 }),
  })
  const anyKey = fc.constantFrom('a', 'b', 'c', 'g', 'h', 'k1', 'k2', 'nobody')
  const anyVerb = fc.oneof(
    fc.record({ verb: fc.constant('insert' as const), place: anyPlace }),
    fc.record({ verb: fc.constant('clone' as const), key: anyKey, place: anyPlace }),
    fc.record({ verb: fc.constant('move' as const), key: anyKey, place: anyPlace }),
    fc.record({ verb: fc.constant('remove' as const), key: anyKey }),
  )

  function isSound(document: FormDocument): void {
    const reached = document.root.flatMap((key) => subtreeKeys(document, key))
    expect(reached.toSorted()).toEqual(Object.keys(document.widgets).toSorted())
    for (const [key, node] of Object.entries(document.widgets)) {
      const siblings = node.parent === null ? document.root : document.widgets[node.parent.key]?.slots[node.parent.slot]
      expect(siblings).toContain(key)
    }
  }

  it('any run of verbs leaves a sound tree, changes nothing when it refuses, and never the document it was given', () => {
    fc.assert(
      fc.property(fc.array(anyVerb, { maxLength: 20 }), (verbs) => {
        const context = countedKeys()
        let current = toDocument(formOf(a, grid('g', [[b, grid('h', [[]])], [c]])))
        for (const step of verbs) {
          const before = fromDocument(current)
          const edit = run(current, step, context)
          expect(fromDocument(current)).toEqual(before)
          if (edit.ok) current = edit.document
          isSound(current)
        }
        const form: FormDefinition = fromDocument(current)
        expect(toDocument(form)).toEqual(current)
        expect(new Set([...eachWidget(form)].map(({ key }) => key)).size).toBe([...eachWidget(form)].length)
      }),
      { numRuns: 300 },
    )
  })

  function run(
    current: FormDocument,
    step: ReturnType<typeof anyVerb.generate>['value'],
    context: ReturnType<typeof countedKeys>,
  ): DocumentEdit {
    if (step.verb === 'insert') return insertNode(current, widget('input', { model: context.newKey() }), step.place)
    if (step.verb === 'remove') return removeNode(current, step.key)
    if (step.verb === 'move') return moveNode(current, step.key, step.place)
    const original = nestedWidget(current, step.key)
    return original === null ? { ok: false, reason: 'unknown-key' } : insertNode(current, cloneWidget(original, context), step.place)
  }
})
