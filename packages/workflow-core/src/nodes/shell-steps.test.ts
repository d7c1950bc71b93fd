/** Automatic steps: what the shell has to do, and the findings about their settings. */
import { describe, expect, it } from 'vitest'
import type { ProcessNode } from '../definition'
import { edge, seen } from '../testing/builders'
import { after, arrive, effects, NODES, progress } from '../testing/one-node'
import { inspectNode } from './index'

describe('steps of the shell', () => {
  const body = [{ from: 'a', to: 'b' }]
  it.each<[string, ProcessNode, object]>([
    ['timer', NODES.timer, { kind: 'timer', wait: { kind: 'delay', seconds: 60 } }],
    ['sub-process', NODES.subProcess, { kind: 'subProcess', processId: 'p', input: body, output: [] }],
    ['script', NODES.script, { kind: 'script', code: 'return { values: { a: 1 } }' }],
    [
      'HTTP request',
      NODES.httpRequest,
      {
        kind: 'httpRequest',
        request: { method: 'POST', url: 'https://erp.test/orders', headers: [{ name: 'X', value: '1' }], body, retries: 2, result: [] },
      },
    ],
  ])('%s waits for its job', (_kind, node, order) => {
    const arrival = arrive(node)
    expect(arrival.kind).toBe('waits')
    expect(after(arrival).state.jobs).toEqual([{ id: 'j2', kind: node.kind, status: 'waiting', nodeId: 'n', tokenId: 'k1' }])
    expect(effects(arrival)).toEqual([{ type: 'job.schedule', jobId: 'j2', nodeId: 'n', nodeName: 'N', order }])
  })
  it.each<[unknown, boolean]>([
    ['2026-11-24', true],
    ['', false],
    [null, false],
    [undefined, false],
  ])('a timer until the date %j of the form waits: %s', (value, waits) => {
    const until: ProcessNode = { ...NODES.timer, wait: { kind: 'until', model: 'due' } }
    const arrival = arrive(until, undefined, { seen: seen(value === undefined ? {} : { due: value }) })
    expect(arrival).toMatchObject(waits ? { kind: 'waits' } : { kind: 'goes-on', edge: edge('n', 'end'), progress })
    // A wait of some time asks no field.
    expect(arrive(NODES.timer, undefined, { seen: seen({ due: '' }) }).kind).toBe('waits')
  })
  it.each<[string, ProcessNode, unknown[]]>([
    ['a sub-process without a process', { ...NODES.subProcess, processId: '' }, [['sub-process-missing', {}]]],
    ['a wait of nothing', { ...NODES.timer, wait: { kind: 'delay', seconds: 0 } }, [['timer-unset', {}]]],
    ['nothing of a wait for a date', { ...NODES.timer, wait: { kind: 'until', model: 'due' } }, []],
    ['a script that says nothing', { ...NODES.script, code: ' \n// return 1\n/* or\nthis */ ' }, [['script-empty', {}]]],
    ['nothing of one whose text looks like a comment', { ...NODES.script, code: '"// not one"' }, []],
    ['an address without a host', { ...NODES.httpRequest, url: 'https:///orders' }, [['request-without-address', {}]]],
    ['an address of another kind', { ...NODES.httpRequest, url: 'ftp://erp.test' }, [['request-without-address', {}]]],
    ['an address in a sentence', { ...NODES.httpRequest, url: 'see http://erp.test' }, [['request-without-address', {}]]],
    ['nothing of one in capitals', { ...NODES.httpRequest, url: 'HTTP://ERP.TEST' }, []],
    ['nothing of a header with a secret', { ...NODES.httpRequest, headers: [{ name: 'A', secret: 's' }] }, []],
    [
      'a header with neither value nor secret',
      { ...NODES.httpRequest, headers: [{ name: 'A' }, { name: 'B', value: '1' }, { name: 'C', value: '', secret: '' }] },
      [
        ['header-incomplete', { name: 'A' }],
        ['header-incomplete', { name: 'C' }],
      ],
    ],
    [
      'rows of a request with one side only, with their numbers',
      {
        ...NODES.httpRequest,
        headers: [
          { name: 'A', value: '1' },
          { name: '', value: '2' },
        ],
        body: [...body, { from: 'a', to: '' }],
        result: [{ from: '', to: 'a' }, ...body],
      },
      [
        ['header-without-name', { row: 2 }],
        ['sent-value-incomplete', { row: 2 }],
        ['answer-value-incomplete', { row: 1 }],
      ],
    ],
    [
      'rows of a sub-process with one side only, with their numbers',
      { ...NODES.subProcess, input: [...body, { from: '', to: 'b' }], output: [{ from: 'a', to: '' }] },
      [
        ['value-in-incomplete', { row: 2 }],
        ['value-back-incomplete', { row: 1 }],
      ],
    ],
  ])('publishing names %s', (_what, node, expected) => {
    const found = inspectNode(node, { incoming: [], outgoing: [edge('n', 'a')] })
    expect(found.map(({ code, params }) => [code, params])).toEqual(expected)
    expect(found.every(({ nodeId }) => nodeId === 'n')).toBe(true)
  })
})
