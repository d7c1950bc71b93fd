/** What handlers changed in a form: stored with their acts, shown to people who see the fields, and part of the chain. */
import { importDefinition } from '@formwork/form-schema'
import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ticketHistory } from '../../db/schema/tickets'
import { buildOffice, type Office } from '../../testing/build-office'
import { firstBrokenEntry } from '../history-chain'
import { canonical, fieldChanges } from './field-changes'

const imported = importDefinition({
  list: [
    { type: 'input', name: '事由', key: 'k1', model: 'reason', options: {}, rules: [] },
    { type: 'number', name: '天数', key: 'k2', model: 'days', options: {}, rules: [] },
    {
      type: 'subform',
      name: '明细',
      key: 'k3',
      model: 'lines',
      options: {},
      rules: [],
      columns: [{ span: 24, list: [{ type: 'input', name: '说明', key: 'k4', model: 'note', options: {}, rules: [] }] }],
    },
  ],
  config: {},
})
if (!imported.ok) throw new Error('the form cannot be imported')
const { form } = imported

describe('changes of a form', () => {
  it('are told field by field, of a subform row by row', () => {
    const before = { reason: '回家', days: 1, lines: [{ note: '甲' }, { note: '乙' }] }
    const after = { reason: '回家', days: 2, lines: [{ note: '甲' }, { note: '丙' }, { note: '丁' }] }
    expect(fieldChanges(form, before, after)).toEqual([
      { path: ['days'], label: '天数', from: 1, to: 2 },
      { path: ['lines', 1, 'note'], label: '明细 / 说明', from: '乙', to: '丙' },
      { path: ['lines', 2, 'note'], label: '明细 / 说明', from: null, to: '丁' },
    ])
  })

  it('are none where one kind of nothing took the place of another', () => {
    expect(fieldChanges(form, { reason: '', lines: [] }, { days: null })).toEqual([])
  })

  const values = fc.record({
    reason: fc.option(fc.string()),
    days: fc.option(fc.integer()),
    lines: fc.array(fc.record({ note: fc.string() }), { maxLength: 4 }),
  })
  it('are told the other way round as `to` and `from`', () => {
    fc.assert(
      fc.property(values, values, (before, after) => {
        const back = fieldChanges(form, after, before).map(({ from, to, ...rest }) => ({ ...rest, from: to, to: from }))
        expect(fieldChanges(form, before, after)).toEqual(back)
        expect(fieldChanges(form, before, before)).toEqual([])
      }),
    )
  })

  it('are hashed the same however the database keeps their properties', () => {
    const turned = (part: unknown): unknown => {
      if (Array.isArray(part)) return part.map(turned)
      if (typeof part !== 'object' || part === null) return part
      return Object.fromEntries(
        Object.entries(part)
          .toReversed()
          .map(([name, inner]) => [name, turned(inner)]),
      )
    }
    fc.assert(fc.property(fc.jsonValue(), (value) => canonical(turned(value)) === canonical(value)))
  })
})

describe('what a handler changed', () => {
  let office: Office
  beforeAll(async () => {
    office = await buildOffice()
  })
  afterAll(() => office.test.close())

  it('stands in the history of their act, hidden from whom the field is hidden, and holds in the chain', async () => {
    const [leader, director] = [await office.person('李主管'), await office.person('王总监')]
    const asked = (id: string) => [{ kind: 'user' as const, userIds: [id] }]
    const node = { kind: 'userTask' as const, completion: 'any' as const }
    const definition = {
      schema: 2,
      nodes: [
        { id: 'start', kind: 'start', name: '开始' },
        { ...node, id: 'leader', name: '主管', assignees: asked(leader.id), fieldRights: { days: 'write' } },
        { ...node, id: 'director', name: '总监', assignees: asked(director.id), fieldRights: { days: 'hidden' } },
        { id: 'end', kind: 'end', name: '结束' },
      ],
      edges: [
        ['start', 'leader'],
        ['leader', 'director'],
        ['director', 'end'],
      ].map(([source, target]) => ({
        id: `${source}-${target}`,
        source,
        target,
        order: 0,
        label: '',
        outcome: null,
        condition: null,
        isDefault: false,
      })),
    }
    const created = await office.admin.post('/api/v2/processes', { name: '改天数', formId: office.formId, definition })
    const published = await office.admin.post(`/api/v2/processes/${created.textAt('id')}/publish`, { revision: 1 })
    expect(published.at('version'), published.text).toBe(1)
    const id = (await office.start(created.textAt('id'), { days: 1 })).textAt('id')
    const asLeader = await office.test.as(leader)
    const taskId = (await asLeader.get(`/api/v2/tickets/${id}`)).textAt('openTasks.0.taskId')
    const moved = await asLeader.post(`/api/v2/tickets/${id}/moves`, { type: 'approve', taskId, values: { days: 2 } })
    expect(moved.status, moved.text).toBe(200)

    const changesSeenBy = async (client: typeof asLeader) => {
      const history = (await client.get(`/api/v2/tickets/${id}`)).at('history')
      return Array.isArray(history) ? history.flatMap((entry) => Object(entry).changes) : null
    }
    expect(await changesSeenBy(asLeader)).toEqual([{ path: ['days'], label: '天数', from: 1, to: 2 }])
    expect(await changesSeenBy(await office.test.as(director))).toEqual([])
    const rows = await office.test.deps.db
      .select()
      .from(ticketHistory)
      .where(eq(ticketHistory.ticketId, id))
      .orderBy(asc(ticketHistory.sequence))
    expect(firstBrokenEntry(rows)).toBeNull()
    const forged = rows.map((row) => (row.details.changes === undefined ? row : { ...row, details: { ...row.details, changes: [] } }))
    expect(firstBrokenEntry(forged)).not.toBeNull()
  })
})
