/** Local commands repeated on a form that somebody else has stored. */
import { createForm, fieldRuleMessages, type FormDocument, fromDocument, toDocument } from '@formwork/form-schema'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyCommand } from '../commands/apply-command'
import type { DesignerCommand } from '../commands/command'
import { createDesignerStore } from '../store/create-designer-store'
import { countingKeys, formOfWidgets, gridOf, widgetOf } from '../testing/forms'
import { commandFrom, expectSound } from '../testing/random-command'
import { commandsBetween } from './origins'
import { replay } from './replay'

const asked = { ...widgetOf('input', 'a').options, required: true, pattern: '^1' }
const base = toDocument(formOfWidgets(widgetOf('input', 'a', { options: asked }), widgetOf('number', 'b')))
function done(...commands: readonly DesignerCommand[]) {
  return commands.reduce((document, command) => {
    const result = applyCommand(document, command)
    if (!result.ok) throw new Error(result.reason)
    return result.document
  }, base)
}
const name = (key: string, to: string): DesignerCommand => ({ type: 'rename-widget', key, name: to })
const tip = (key: string, value: string): DesignerCommand => ({ type: 'set-option', key, option: 'tip', value })
const say = (key: string, rule: 'required' | 'pattern', message: string): DesignerCommand => ({
  type: 'set-rule-message',
  key,
  rule,
  message,
})
const remove = (key: string): DesignerCommand => ({ type: 'delete-widget', key, origin: 'delete' })
const add = (key: string, index = 2): DesignerCommand => ({
  type: 'insert-widgets',
  widgets: [widgetOf('input', key)],
  place: { parent: null, index },
  origin: 'palette',
})

/** Its data key follows its title, and goes with it into another type. */
const titled: DesignerCommand = { type: 'rename-widget', key: 'c', name: 'Own', model: 'own' }
const typed: DesignerCommand = { type: 'change-type', key: 'c', widget: widgetOf('number', 'c', { name: 'Own', model: 'own' }) }

describe('replay', () => {
  it('puts what both did into one form where they touched different things', () => {
    const result = replay({ commands: [name('a', 'Mine'), tip('a', 'help'), add('c')], base, theirs: done(name('b', 'Theirs'), add('d')) })
    if (!result.ok) throw new Error('refused')
    expect(fromDocument(result.document).list.map((widget) => widget.name)).toEqual(['Mine', 'Theirs', 'c', 'd'])
  })

  it.each([
    ['both titles', [name('a', 'Mine')], name('a', 'Theirs'), 'changed-by-both'],
    ['both help texts', [tip('a', 'mine')], tip('a', 'theirs'), 'changed-by-both'],
    ['both messages of one rule', [say('a', 'required', 'mine')], say('a', 'required', 'theirs'), 'changed-by-both'],
    ['what they removed', [tip('a', 'mine')], remove('a'), 'gone'],
    ['what they changed and was removed here', [remove('a')], tip('a', 'theirs'), 'changed-by-both'],
    ['a key they gave as well', [add('c')], add('c'), 'refused'],
    ['a data key they gave as well', [add('c'), titled, typed], { type: 'rename-model', key: 'a', model: 'own' } as const, 'refused'],
    ['all of it', [{ type: 'clear-form' } as const], tip('a', 'theirs'), 'whole-form'],
  ])('does nothing when it would change %s', (_, mine, theirs, code) => {
    const result = replay({ commands: mine, base, theirs: done(theirs) })
    expect(result.ok).toBe(false)
    expect(result.ok ? [] : result.conflicts.map((each) => each.code)).toEqual([code])
  })

  it('puts the messages of two rules of one field together', () => {
    const result = replay({ commands: [say('a', 'required', 'mine')], base, theirs: done(say('a', 'pattern', 'theirs')) })
    if (!result.ok) throw new Error('refused')
    expect(fieldRuleMessages(fromDocument(result.document).list[0] ?? widgetOf('input', 'x')).map(({ own }) => own)).toEqual([
      'mine',
      'theirs',
    ])
  })

  it('removes no container into which the other has put something', () => {
    const grid = toDocument(formOfWidgets(gridOf('g', [], [])))
    const put = applyCommand(grid, {
      type: 'insert-widgets',
      widgets: [widgetOf('input', 'new')],
      place: { parent: { key: 'g', slot: 0 }, index: 0 },
      origin: 'palette',
    })
    if (!put.ok) throw new Error(put.reason)
    expect(replay({ commands: [remove('g')], base: grid, theirs: put.document })).toEqual({
      ok: false,
      conflicts: [{ code: 'changed-by-both', label: 'g' }],
    })
  })

  it('removes no container into which the other has moved something, nor what was copied beside it here', () => {
    const both = toDocument(formOfWidgets(gridOf('g', [], []), widgetOf('input', 'c')))
    const moved = applyCommand(both, { type: 'move-widget', key: 'c', place: { parent: { key: 'g', slot: 1 }, index: 0 } })
    if (!moved.ok) throw new Error(moved.reason)
    const copy: DesignerCommand = { type: 'duplicate-widget', key: 'c', copy: widgetOf('input', 'copy') }
    for (const commands of [[remove('g')], [copy, remove('g')]])
      expect(replay({ commands, base: both, theirs: moved.document })).toEqual({
        ok: false,
        conflicts: [{ code: 'changed-by-both', label: 'g' }],
      })
  })

  it('puts what is new at the end where the other has fewer widgets', () => {
    const result = replay({ commands: [add('c')], base, theirs: done(remove('a'), remove('b')) })
    expect(result).toMatchObject({ ok: true, document: { root: ['c'] } })
  })

  it('passes over what both did alike', () => {
    const same = [name('a', 'Same'), remove('b')]
    expect(replay({ commands: same, base, theirs: done(...same) })).toMatchObject({ ok: true })
  })
})

describe('the way from the saved form to the one that stands', () => {
  it('leads there again, whatever was done, undone and redone', () => {
    const moves = fc.array(fc.tuple(fc.nat(13), fc.nat(40), fc.nat(40), fc.nat(6), fc.nat(900)), { maxLength: 30 })
    fc.assert(
      fc.property(moves, fc.nat(9), (steps, back) => {
        const newKey = countingKeys()
        const clock = { now: 0 }
        const store = createDesignerStore({ form: createForm(), now: () => clock.now })
        for (const step of steps) {
          clock.now += step[4]
          store.getState().dispatch(commandFrom(store.getState().document, step, newKey))
        }
        for (let round = 0; round < back; round += 1) store.getState().undo()
        for (let round = 0; round < back / 2; round += 1) store.getState().redo()
        const { saved, document } = store.getState()
        const commands = commandsBetween(saved, document)
        if (commands === null) throw new Error('the way is not known')
        const again = commands.reduce((at, command) => {
          const result = applyCommand(at, command)
          return result.ok ? result.document : at
        }, saved)
        expect(fromDocument(again)).toEqual(fromDocument(document))
        expectSound(again)
      }),
    )
  })
})

describe('the work of two on one form, whatever both did', () => {
  const shared = toDocument(formOfWidgets(widgetOf('input', 'a'), gridOf('g', [widgetOf('number', 'b')], []), widgetOf('input', 'c')))
  const work = fc.array(fc.tuple(fc.nat(12), fc.nat(40), fc.nat(40), fc.nat(6), fc.constant(0)), { maxLength: 12 })
  const madeOf = (steps: readonly (readonly [number, number, number, number, number])[], prefix: string) => {
    const newKey = countingKeys(prefix)
    const commands: DesignerCommand[] = []
    let document = shared
    for (const step of steps) {
      const command = commandFrom(document, step, newKey)
      const result = applyCommand(document, command)
      if (!result.ok) continue
      commands.push(command)
      document = result.document
    }
    return { commands, document }
  }

  it('is a sound form with every widget that nobody removed, or not done at all', () => {
    let merged = 0
    fc.assert(
      fc.property(work, work, (mine, theirs) => {
        const own = madeOf(mine, 'mine')
        const other = madeOf(theirs, 'theirs')
        const result = replay({ commands: own.commands, base: shared, theirs: other.document })
        if (!result.ok) {
          expect(result.conflicts.length).toBeGreaterThan(0)
          return
        }
        merged += 1
        expectSound(result.document)
        const isIn = (form: FormDocument) => (key: string) => Object.hasOwn(form.widgets, key)
        const keys = new Set([own, other].flatMap((each) => Object.keys(each.document.widgets)))
        const kept = [...keys].filter((key) => !isIn(shared)(key) || (isIn(own.document)(key) && isIn(other.document)(key)))
        expect(kept.filter((key) => !isIn(result.document)(key))).toEqual([])
      }),
      {
        numRuns: 300,
        // A copy that followed its original into what was removed here.
        examples: [
          [
            [
              [6, 23, 0, 0, 0],
              [5, 6, 0, 0, 0],
            ],
            [[3, 15, 0, 1, 0]],
          ],
        ],
      },
    )
    // Random edits of two people often collide; a law about merging must have seen some merges.
    expect(merged).toBeGreaterThan(20)
  })

  it('is what one made of it where the other did nothing', () => {
    fc.assert(
      fc.property(work, (steps) => {
        const { commands, document } = madeOf(steps, 'k')
        const mine = replay({ commands, base: shared, theirs: shared })
        expect(mine.ok && fromDocument(mine.document)).toEqual(commands.some(isWhole) ? false : fromDocument(document))
        const theirs = replay({ commands: [], base: shared, theirs: document })
        expect(theirs.ok && theirs.document).toBe(document)
      }),
    )
  })
})

/** The whole form is not replaced by a merge. */
const isWhole = ({ type }: DesignerCommand) => type === 'replace-form' || type === 'clear-form'
