/** Rights are stored where they differ from the default, and the grid reads back what was set. */
import { processDefinitionSchema } from '@formwork/workflow-core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawTree } from '../testing/process-trees'
import { keyInGrid } from './grid-keys'
import { copyRights, hasRights, rightOf, setRights } from './rights-grid'

const base = drawTree(['s', 's'])
const columns = base.nodes.filter(hasRights)
const done = (result: ReturnType<typeof setRights>) => {
  if (!result.ok) throw new Error(result.reason)
  return result.definition
}
const field = (model: string, firstNodeId: string | null = null) => ({ model, firstNodeId, isComputed: false })
const computed = { model: 'sum', firstNodeId: null, isComputed: true }
const RIGHTS = ['hidden', 'read', 'write', 'required'] as const

describe('the grid of rights', () => {
  it('reads back what was set last, and a definition with rights is still one', () => {
    const acts = fc.array(fc.tuple(fc.nat(2), fc.constantFrom('a', 'b', 'rows.price'), fc.constantFrom(...RIGHTS)), { maxLength: 12 })
    fc.assert(
      fc.property(acts, (list) => {
        const wanted = new Map<string, string>()
        let definition = base
        for (const [column, model, right] of list) {
          const nodeId = columns[column]?.id ?? ''
          definition = done(setRights(definition, [{ nodeId, field: field(model) }], right))
          wanted.set(`${nodeId} ${model}`, right)
        }
        for (const node of definition.nodes.filter(hasRights))
          for (const model of ['a', 'b', 'rows.price']) {
            const expected = wanted.get(`${node.id} ${model}`) ?? (node.kind === 'start' ? 'write' : 'read')
            expect(rightOf(node, field(model))).toBe(expected)
          }
        expect(processDefinitionSchema.safeParse(definition).success).toBe(true)
      }),
    )
  })
  it('writes nothing down for what is usual', () => {
    const [first] = columns
    const set = done(setRights(base, [{ nodeId: first?.id ?? '', field: field('a') }], 'hidden'))
    const usual = first?.kind === 'start' ? 'write' : 'read'
    expect(done(setRights(set, [{ nodeId: first?.id ?? '', field: field('a') }], usual))).toEqual(base)
  })
  it('takes a field to be written where its form is first filled in, and writes down what differs there', () => {
    const [start, first] = columns
    const late = field('serial', first?.id ?? '')
    expect([start, first].map((node) => node && rightOf(node, late))).toEqual(['read', 'write'])
    const set = done(setRights(base, [{ nodeId: first?.id ?? '', field: late }], 'read'))
    expect(set.nodes.find((node) => node.id === first?.id)).toMatchObject({ fieldRights: { serial: 'read' } })
    expect(done(setRights(set, [{ nodeId: first?.id ?? '', field: late }], 'write'))).toEqual(base)
  })
  it('only shows or hides what the form computes, whatever is set, filled or copied', () => {
    const [start, step] = columns
    const at = (definition: typeof base, nodeId = '') => definition.nodes.filter(hasRights).find(({ id }) => id === nodeId)
    const rights = (definition: typeof base) =>
      [start, step].map((node) => {
        const now = at(definition, node?.id)
        return [now && rightOf(now, computed), now?.fieldRights?.['sum']]
      })
    expect(rights(base)).toEqual([
      ['read', undefined],
      ['read', undefined],
    ])
    for (const right of ['write', 'required', 'read'] as const)
      expect(
        done(
          setRights(
            base,
            [
              { nodeId: start?.id ?? '', field: computed },
              { nodeId: step?.id ?? '', field: computed },
            ],
            right,
          ),
        ),
      ).toEqual(base)
    const hidden = done(setRights(base, [{ nodeId: step?.id ?? '', field: computed }], 'hidden'))
    expect(rights(hidden)[1]).toEqual(['hidden', 'hidden'])
    expect(done(copyRights(hidden, start?.id ?? '', step?.id ?? '', [computed]))).toEqual(base)
  })

  it('copies a column', () => {
    const [, from, to] = columns
    const set = done(setRights(base, [{ nodeId: from?.id ?? '', field: field('a') }], 'required'))
    const copied = done(copyRights(set, from?.id ?? '', to?.id ?? '', [field('a'), field('b')]))
    const target = copied.nodes.find((node) => node.id === to?.id)
    expect(target !== undefined && hasRights(target) && rightOf(target, field('a'))).toBe('required')
  })
  it('fills down and to the right from where one is', () => {
    const size = { rows: 3, columns: 2 }
    const key = (name: string, ctrlKey = false) => keyInGrid({ key: name, ctrlKey, metaKey: false }, { row: 1, column: 0 }, size)
    expect(key('d', true)).toEqual({
      kind: 'fill',
      cells: [
        { row: 1, column: 0 },
        { row: 2, column: 0 },
      ],
    })
    expect(key('r', true)).toEqual({
      kind: 'fill',
      cells: [
        { row: 1, column: 0 },
        { row: 1, column: 1 },
      ],
    })
    expect(key('q')).toEqual({ kind: 'set', cells: [{ row: 1, column: 0 }], right: 'required' })
    expect(key('ArrowLeft')).toEqual({ kind: 'go', to: { row: 1, column: 0 } })
  })
})
