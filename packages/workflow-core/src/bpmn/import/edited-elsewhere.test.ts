/** A file of ours that was edited in another program: the edits are applied, and everything else stays exact. */
import { describe, expect, it } from 'vitest'
import type { ProcessDefinition } from '../../definition'
import { define, edge, endAt, gatewayAt, leaveProcess, startAt, taskAt, when } from '../../testing/builders'
import { exportBpmn } from '../export/export-bpmn'
import { importBpmn } from './import-bpmn'

const NOWHERE = { places: new Map(), routes: new Map() }

async function edited(definition: ProcessDefinition, ...changes: readonly (readonly [string, string])[]) {
  const xml = await exportBpmn({ name: '', definition }, NOWHERE)
  const changed = changes.reduce((text, [from, to]) => {
    expect(text).toContain(from)
    return text.replace(from, to)
  }, xml)
  const found = await importBpmn(changed)
  if (!found.ok) throw new Error(found.code)
  return found
}

describe('a file of ours, changed elsewhere', () => {
  it('takes the new name of a step and keeps whom it asks', async () => {
    const { definition } = await edited(leaveProcess, ['id="director" name="director"', 'id="director" name="The board"'])
    expect(definition.nodes.find(({ id }) => id === 'director')).toEqual({ ...taskAt('director', 'all'), name: 'The board' })
  })

  it('takes another condition', async () => {
    const { definition, notes } = await edited(leaveProcess, ['days &gt; 3', 'days &gt;= 5'])
    expect(definition.edges.find(({ id }) => id === 'long-director')?.condition).toEqual({ model: 'days', is: 'atLeast', value: 5 })
    expect(notes).toEqual([])
  })

  it('notes a condition that it cannot read', async () => {
    const { definition, notes } = await edited(leaveProcess, ['days &gt; 3', 'days + 1 &gt; 3'])
    expect(definition.edges.find(({ id }) => id === 'long-director')?.condition).toBeNull()
    expect(notes).toEqual([{ code: 'condition', element: 'long-director', detail: 'days + 1 > 3' }])
  })

  it('takes another default', async () => {
    const { definition } = await edited(leaveProcess, ['default="long-end"', 'default="long-director"'])
    const isDefault = Object.fromEntries(definition.edges.map(({ id, isDefault: is }) => [id, is]))
    expect(isDefault).toMatchObject({ 'long-end': false, 'long-director': true })
  })

  it('takes another answer of a person', async () => {
    const { definition } = await edited(leaveProcess, ['outcome = "refuse"', 'outcome = "other"'])
    expect(definition.edges.find(({ id }) => id === 'director-leader')?.outcome).toBe('other')
  })

  it('takes another end of a way', async () => {
    const { definition } = await edited(leaveProcess, ['sourceRef="director" targetRef="end"', 'sourceRef="director" targetRef="leader"'])
    expect(definition.edges.find(({ id }) => id === 'director-end')).toEqual(edge('director', 'leader', { id: 'director-end' }))
  })

  it('takes another text of a script', async () => {
    const script = define(
      [startAt(), { id: 's', kind: 'script', name: 'S', code: 'return {\n  note: "1 < 2"\n}' }, endAt()],
      [edge('start', 's'), edge('s', 'end')],
    )
    const { definition } = await edited(script, ['script>return', 'script>log(1); return'])
    expect(definition.nodes.find(({ id }) => id === 's')).toMatchObject({ code: 'log(1); return {\n  note: "1 < 2"\n}' })
  })

  it('takes another wait of a timer', async () => {
    const timer = define(
      [startAt(), { id: 't', kind: 'timer', name: 'T', wait: { kind: 'delay', seconds: 60 } }, endAt()],
      [edge('start', 't'), edge('t', 'end')],
    )
    const { definition } = await edited(timer, ['PT60S', 'PT2H'])
    expect(definition.nodes[1]).toMatchObject({ wait: { kind: 'delay', seconds: 7200 } })
  })

  it('gives the copy of a step an id of its own', async () => {
    const xml = await exportBpmn({ name: '', definition: leaveProcess }, NOWHERE)
    const [step = ''] = /<bpmn:userTask id="director".*?<\/bpmn:userTask>/s.exec(xml) ?? []
    const copy = step.replace('id="director"', 'id="Copy_1"').replaceAll(/<bpmn:(incoming|outgoing)>.*?<\/bpmn:\1>/g, '')
    const found = await importBpmn(xml.replace(step, step + copy))
    expect(found.ok && found.definition.nodes.filter(({ name }) => name === 'director').map(({ id }) => id)).toEqual([
      'director',
      'director_2',
    ])
  })

  it('takes an element that was turned into another for that one', async () => {
    const xml = await exportBpmn({ name: '', definition: leaveProcess }, NOWHERE)
    const found = await importBpmn(xml.replaceAll('bpmn:exclusiveGateway', 'bpmn:businessRuleTask').replace(' default="long-end"', ''))
    expect(found.ok && found.definition.nodes.find(({ id }) => id === 'long')?.kind).toBe('unknown')
  })

  it('says so where what we had kept there is damaged', async () => {
    const { definition, notes } = await edited(leaveProcess, ['"completion":"all"', '"completion":"most"'])
    expect(notes).toContainEqual({ code: 'exact-unreadable', element: 'director' })
    expect(definition.nodes.find(({ id }) => id === 'director')).toMatchObject({ kind: 'userTask', assignees: [] })
  })

  it('takes a gateway without a default for one that still needs it', async () => {
    const open = define([startAt(), gatewayAt('g'), endAt()], [edge('start', 'g'), edge('g', 'end', { condition: when('days', 3) })])
    const { definition } = await edited(open)
    expect(definition).toEqual(open)
  })
})
