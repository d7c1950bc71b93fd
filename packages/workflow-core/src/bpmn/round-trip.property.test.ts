/** What is written as BPMN is read as the same definition again, whatever it contains; and other programs can read the file. */
import * as fc from 'fast-check'
import { BpmnModdle } from './moddle/moddle'
import { describe, expect, it } from 'vitest'
import type { ProcessNode } from '../definition'
import { anyDefinition, oddText } from '../testing/any-definition'
import { define } from '../testing/builders'
import { soundCase } from '../testing/sound-process'
import { withoutSecrets } from '../definition/secrets'
import { isSame } from '../versions/same'
import { exportBpmn, importBpmn } from './index'

const NOWHERE = { places: new Map(), routes: new Map() }
const numRuns = fc.readConfigureGlobal().numRuns ?? 200

describe('a definition that is exported', () => {
  it('is the same when it is imported, sound as it is', async () => {
    await fc.assert(
      fc.asyncProperty(soundCase, async ({ definition }) => {
        const read = await importBpmn(await exportBpmn({ name: 'Leave', definition }, NOWHERE))
        expect(read).toEqual({ ok: true, name: 'Leave', definition, notes: [] })
      }),
      { numRuns },
    )
  })

  it('is the same when it is imported, whatever its ids, texts, conditions and ways are', async () => {
    await fc.assert(
      fc.asyncProperty(anyDefinition, async (definition) => {
        fc.pre(definition.nodes.length > 0)
        const read = await importBpmn(await exportBpmn({ name: '', definition }, NOWHERE))
        expect(read).toMatchObject({ ok: true, notes: [] })
        expect(read.ok && isSame(read.definition, withoutSecrets(definition))).toBe(true)
      }),
      { numRuns },
    )
  })

  it('leaves out what opens other systems, and keeps the rest of a web request', async () => {
    const url = 'https://user:hidden-1@erp.example.com/orders?api_key=hidden-2&year=2026'
    const headers = [
      { name: 'Authorization', value: 'Bearer hidden-3' },
      { name: 'X-Trace', value: 'shown' },
    ]
    const request: ProcessNode = {
      id: 'r',
      kind: 'httpRequest',
      name: 'Order',
      method: 'POST',
      url,
      headers,
      body: [],
      retries: 0,
      result: [],
    }
    const xml = await exportBpmn({ name: '', definition: define([request], []) }, NOWHERE)
    expect(xml).not.toContain('hidden')
    const read = await importBpmn(xml)
    const kept = { url: 'https://erp.example.com/orders?api_key=&year=2026', headers: [{ name: 'Authorization' }, headers[1]] }
    expect(read.ok && read.definition.nodes).toEqual([{ ...request, ...kept }])
  })

  it('makes a file without a warning, with a shape or a line for each element', async () => {
    await fc.assert(
      fc.asyncProperty(anyDefinition, oddText(100), async (definition, name) => {
        const xml = await exportBpmn({ name, definition }, NOWHERE)
        const { warnings } = await new BpmnModdle().fromXML(xml)
        expect(warnings).toEqual([])
        expect(xml.match(/<bpmndi:BPMNShape /g) ?? []).toHaveLength(definition.nodes.length)
        expect(xml.match(/<bpmndi:BPMNEdge /g) ?? []).toHaveLength(definition.edges.length)
      }),
      { numRuns },
    )
  })
})
