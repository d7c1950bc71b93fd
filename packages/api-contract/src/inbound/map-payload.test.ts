/** How a call of another system becomes a ticket; whatever it sends, paths lead only to values of the JSON itself. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inboundMappingSchema, mapPayload } from './map-payload'
import { readPath, valueAt } from './payload-path'
import { fillText, isPayloadSource, isPayloadText, valueOfSource } from './payload-text'

const PAYLOAD = { alerts: [{ labels: { instance: 'db-1', 'a.b': 'dotted', 'say "x"': 'quoted' } }], n: 3, no: null, 名称: '中文' }
const FACTS = { process: '告警处理', requester: '值班员', day: '2026-11-21' }

describe('a path', () => {
  it.each([
    ['alerts[0].labels.instance', 'db-1'],
    ['alerts[0].labels["a.b"]', 'dotted'],
    ["alerts[0].labels['a.b']", 'dotted'],
    [String.raw`alerts[0].labels["say \"x\""]`, 'quoted'],
    ['["n"]', 3],
    ['名称', '中文'],
    ['alerts[1].labels', undefined],
    ['alerts.length', undefined],
    ['alerts.labels', undefined],
    ['n[0]', undefined],
    ['constructor', undefined],
    ['__proto__.polluted', undefined],
    ['toString', undefined],
  ])('%s leads to %j', (text, value) => {
    const path = readPath(text)
    expect(path === null ? 'no path' : valueAt(PAYLOAD, path)).toEqual(value)
  })
  it.each([
    '',
    '.',
    'a.',
    '.a',
    'a..b',
    'a[',
    'a[]',
    'a[x]',
    'a[-1]',
    'a["b]',
    'a["b"',
    'a[""]',
    'a b',
    'a]',
    'a[1]b',
    'a[12345678]',
    `${'a.'.repeat(20)}a`,
    'a'.repeat(301),
  ])('is not %j', (text) => {
    expect(readPath(text)).toBeNull()
  })
  it('reads any text without failing, and any name in quotes as that name', () => {
    fc.assert(
      fc.property(fc.string(), fc.json(), (text, json) => {
        const payload: unknown = JSON.parse(json)
        const path = readPath(text)
        if (path !== null) valueAt(payload, path)
        isPayloadSource(text)
        fillText(text, payload)
      }),
    )
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 50 }), (name) => {
        const quoted = name.replaceAll('\\', '\\\\').replaceAll('"', '\\"')
        const payload = Object.fromEntries([[name, 1]])
        expect(valueOfSource(`["${quoted}"]`, payload)).toBe(1)
      }),
    )
  })
})

describe('words with paths', () => {
  it('are filled in, and what leads nowhere is left out', () => {
    expect(fillText('{ alerts[0].labels.instance }: {n}{no}{nothing}', PAYLOAD)).toBe('db-1: 3')
    expect(fillText('{["a}b"]}', { 'a}b': 'x' })).toBe('x')
  })
  it('are never filled in twice: what a call says is no pattern', () => {
    expect(mapPayload(inboundMappingSchema.parse({ title: '{text}' }), { text: '{requester} {text}' }, FACTS).title).toBe(
      '{requester} {text}',
    )
  })
  it.each(['{', '{}', 'a {b', '{a b}', '{a..b}'])('are not %j', (text) => {
    expect([isPayloadText(text), isPayloadSource(text)]).toEqual([false, false])
  })
})

describe('a call', () => {
  const map = (mapping: object, payload: unknown = PAYLOAD) => mapPayload(inboundMappingSchema.parse(mapping), payload, FACTS)
  it('gives title, priority, fields and what it is about', () => {
    const mapping = {
      title: '{process} {date}\n{alerts[0].labels.instance}',
      priority: 1,
      priorityFrom: 'n',
      priorityWords: [{ says: '3', priority: 2 }],
      fields: { a: 'n', b: 'no', c: 'alerts', d: '{n} 个', e: '{nothing}' },
      sameBy: 'alerts[0].labels.instance',
    }
    expect(map(mapping)).toEqual({
      intent: 'starts',
      title: '告警处理 2026-11-21 db-1',
      priority: 2,
      received: { a: '3', c: PAYLOAD.alerts, d: '3 个' },
      sameAs: 'db-1',
      comment: '',
    })
  })
  it('without anything to name it has the name of its process, and a long title is cut between characters', () => {
    expect(map({ title: '{nothing}' })).toMatchObject({ title: '告警处理', sameAs: null })
    expect(map({ title: '{t}' }, { t: '😀'.repeat(150) }).title).toBe('😀'.repeat(100))
  })
  it('says that something is over for the words that are asked for, whatever starts tickets, and comments with what is said then', () => {
    const cleared = { path: 'status', says: ['resolved'], act: 'comment', comment: '恢复 {n}\n第二行' }
    const mapping = { onlyIf: { path: 'status', says: ['firing', 'Resolved'] }, cleared, repeated: { comment: '又 {n}', everyMinutes: 5 } }
    expect(map(mapping, { status: 'RESOLVED', n: 3 })).toMatchObject({ intent: 'clears', comment: '恢复 3\n第二行' })
    expect(map(mapping, { status: 'firing', n: 3 })).toMatchObject({ intent: 'starts', comment: '又 3' })
    expect(map(mapping, { status: 'other' }).intent).toBe('ignored')
    expect(map({ repeated: { comment: '{t}', everyMinutes: 0 } }, { t: '😀'.repeat(2000) }).comment).toBe('😀'.repeat(1000))
  })
  it('starts a ticket only for the words that are asked for', () => {
    const onlyIf = { path: 'status', says: ['firing', 'true'] }
    expect(['FIRING', true, 'resolved', null].map((status) => map({ onlyIf }, { status }).intent)).toEqual([
      'starts',
      'starts',
      'ignored',
      'ignored',
    ])
  })
})
