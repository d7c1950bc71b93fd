/** Files of other programs: how their elements are read, and that nothing is lost without a note. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ProcessDefinition } from '../../definition'
import { validateProcess } from '../../validate-graph'
import { importBpmn } from './import-bpmn'
import type { BpmnNote } from './report'

const FOLDER = new URL('../../../fixtures/bpmn/', import.meta.url)

async function read(name: string) {
  const found = await importBpmn(readFileSync(new URL(name, FOLDER), 'utf8'))
  if (!found.ok) throw new Error(`${name} is refused: ${found.code} ${found.detail}`)
  return found
}
const kinds = ({ nodes }: ProcessDefinition) => Object.fromEntries(nodes.map(({ id, kind }) => [id, kind]))
const noted = (notes: readonly BpmnNote[]) =>
  notes.map(({ code, element, detail }) => [code, element, ...(detail === undefined ? [] : [detail])])

describe('an invoice of Camunda Modeler', () => {
  it('keeps its steps and ways; what has no counterpart is noted', async () => {
    const { name, definition, notes } = await read('camunda-invoice.bpmn')
    expect(name).toBe('Invoice receipt')
    expect(kinds(definition)).toEqual({
      start_invoice: 'start',
      assign_approver: 'userTask',
      approve_invoice: 'userTask',
      gateway_approved: 'exclusiveGateway',
      archive: 'httpRequest',
      review: 'subProcess',
      processed: 'end',
      rejected: 'end',
    })
    expect(definition.nodes.find(({ id }) => id === 'assign_approver')).toMatchObject({ assignees: [{ kind: 'requester' }] })
    expect(definition.edges.filter(({ source }) => source === 'gateway_approved')).toEqual([
      expect.objectContaining({
        id: 'flow_approved',
        label: 'yes',
        order: 0,
        isDefault: false,
        condition: {
          all: [
            { model: 'approved', is: 'equals', value: true },
            { model: 'amount', is: 'less', value: 1000 },
          ],
        },
      }),
      expect.objectContaining({ id: 'flow_large', order: 1, isDefault: false, condition: null }),
      expect.objectContaining({ id: 'flow_rejected', order: 2, isDefault: true, condition: null }),
    ])
    expect(noted(notes)).toEqual([
      ['other-process', 'Supplier'],
      ['message-flow', 'Invoice on paper'],
      ['listener', 'Invoice receipt'],
      ['lane', 'Team assistant'],
      ['lane', 'Approver'],
      ['annotation', 'TextAnnotation_1', 'Only invoices on paper'],
      ['boundary-event', 'After 7 days'],
      ['stored-items', 'Invoice'],
      ['event', 'Invoice received', 'MessageEventDefinition'],
      ['form', 'Assign an approver', 'embedded:app:forms/assign.html'],
      ['listener', 'Approve the invoice'],
      ['settings', 'Approve the invoice', 'inputOutput'],
      ['people', 'Approve the invoice', 'management,accounting'],
      ['service', 'Archive the invoice', 'org.example.ArchiveInvoice'],
      ['called-process', 'Review the invoice', 'reviewInvoice'],
      ['event', 'Invoice not processed', 'ErrorEventDefinition'],
      ['condition', 'large', '${invoiceService.isLarge(execution)}'],
    ])
  })
})

describe('a leave request of Flowable', () => {
  it('keeps its fork, its condition and its default, and its script to be read', async () => {
    const { name, definition, notes } = await read('flowable-leave.bpmn20.xml')
    expect(name).toBe('请假流程')
    expect(definition.nodes.map(({ name: title, kind }) => [title, kind])).toEqual([
      ['开始', 'start'],
      ['填写申请', 'userTask'],
      ['主管会签', 'userTask'],
      ['超过三天', 'exclusiveGateway'],
      ['', 'parallelGateway'],
      ['人事备案', 'userTask'],
      ['计算余额', 'script'],
      ['', 'parallelGateway'],
      ['通知', 'httpRequest'],
      ['结束', 'end'],
    ])
    expect(definition.nodes.filter((node) => node.kind === 'parallelGateway').map(({ direction }) => direction)).toEqual(['fork', 'join'])
    expect(definition.nodes.find(({ id }) => id === 'leader')).toMatchObject({ completion: 'all', assignees: [] })
    expect(definition.edges.find(({ id }) => id === 'f4')).toMatchObject({ condition: { model: 'days', is: 'greater', value: 3 } })
    expect(definition.edges.find(({ id }) => id === 'f5')).toMatchObject({ isDefault: true, label: '其余' })
    const script = definition.nodes.find((node) => node.kind === 'script')
    expect(script?.code.split('\n').every((line) => line.startsWith('//'))).toBe(true)
    expect(noted(notes)).toEqual([
      ['form', '填写申请'],
      ['settings', '填写申请', 'initiator-can-complete'],
      ['repeat', '主管会签', '${nrOfCompletedInstances/nrOfInstances >= 0.5}'],
      ['people', '主管会签', '${leader}'],
      ['people', '人事备案', 'hr'],
      ['script', '计算余额', 'groovy'],
      ['settings', '通知', 'field'],
      ['service', '通知', 'mail'],
    ])
    const errors = validateProcess(definition).filter(({ severity }) => severity === 'error')
    expect(errors.map(({ code, nodeId }) => [code, nodeId])).toEqual([
      ['assignee-missing', 'leader'],
      ['assignee-missing', 'hr'],
      ['script-empty', 'count'],
      ['request-without-address', 'mail'],
    ])
  })
})

describe('an order of bpmn-js', () => {
  it('is written out where several ways leave a task, and where ways join and part in one gateway', async () => {
    const { definition, notes } = await read('bpmn-js-order.bpmn')
    expect(kinds(definition)).toEqual({
      Event_start: 'start',
      Activity_check: 'handleTask',
      Activity_check_ways: 'parallelGateway',
      Event_wait: 'timer',
      Activity_ship: 'subProcess',
      Gateway_both: 'inclusiveGateway',
      Gateway_both_ways: 'inclusiveGateway',
      Activity_file: 'handleTask',
      Activity_tell: 'copyTo',
      Event_end: 'end',
    })
    expect(definition.nodes.find(({ id }) => id === 'Event_wait')).toMatchObject({ wait: { kind: 'delay', seconds: 172_800 } })
    expect(definition.nodes.filter((node) => node.kind === 'inclusiveGateway').map(({ direction }) => direction)).toEqual(['join', 'fork'])
    const ways = definition.edges.map(({ source, target }) => `${source} ${target}`)
    expect(ways).toContain('Activity_check Activity_check_ways')
    expect(ways).toContain('Activity_check_ways Event_wait')
    expect(ways).toContain('Gateway_both Gateway_both_ways')
    expect(definition.edges.filter(({ source }) => source === 'Gateway_both_ways')).toEqual([
      expect.objectContaining({
        isDefault: false,
        condition: {
          all: [
            { model: 'total', is: 'atLeast', value: 1000 },
            { model: 'country', is: 'equals', value: 'CN' },
          ],
        },
      }),
      expect.objectContaining({ isDefault: true }),
    ])
    expect(noted(notes)).toEqual([
      ['inner-steps', 'Ship it'],
      ['message-sent', 'Tell the customer'],
      ['event', 'Event_end', 'TerminateEventDefinition'],
      ['gateway-added', 'Check the order'],
      ['gateway-added', 'Both'],
    ])
  })
})
