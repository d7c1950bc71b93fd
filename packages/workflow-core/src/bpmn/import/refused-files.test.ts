/** Files that are refused, each with a reason that names the place; nothing of them is expanded or run. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PROCESS_LIMITS } from '../../definition'
import { importBpmn } from './import-bpmn'
import { BPMN_LIMITS } from './report'

const file = (inner: string, before = '') =>
  `<?xml version="1.0"?>${before}<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" targetNamespace="t">${inner}</definitions>`
const process = (inner: string) => file(`<process id="p"><startEvent id="s"/><endEvent id="e"/>${inner}</process>`)
const bomb = '<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;">]>'

describe('a file', () => {
  it.each<[string, string, string, string]>([
    ['that is no XML', 'PK\u0003\u0004', 'not-xml', ''],
    ['that is empty', '', 'not-xml', ''],
    ['that is JSON', '{"nodes":[]}', 'not-xml', ''],
    ['of another kind', '<html><body/></html>', 'not-bpmn', ''],
    ['that declares entities', file('<process id="p" name="&lol2;"><startEvent id="s"/></process>', bomb), 'entities', ''],
    ['that names a file of the machine', file('', '<!DOCTYPE d [<!entity x SYSTEM "file:///etc/passwd">]>'), 'entities', ''],
    ['without a process', file(''), 'no-process', ''],
    ['with an empty process', file('<process id="p"/>'), 'no-process', ''],
    ['with a process of stored items alone', file('<process id="p"><dataObject id="d"/></process>'), 'no-process', ''],
    ['with one id twice', process('<task id="s"/>'), 'duplicate-id', 's'],
    ['with an id that is none', process('<task id="1 x"/>'), 'unusable-id', '1 x'],
    ['with a way to nowhere', process('<sequenceFlow id="f" sourceRef="s" targetRef="gone"/>'), 'flow-to-nowhere', 'gone'],
    ['with a way from nowhere', process('<sequenceFlow id="f" targetRef="e"/>'), 'flow-to-nowhere', 'f'],
    [
      'with a way into another process',
      file(
        '<process id="p"><task id="a"/><task id="b"/><sequenceFlow id="f" sourceRef="a" targetRef="c"/></process><process id="q"><task id="c"/></process>',
      ),
      'flow-to-nowhere',
      'c',
    ],
    [
      'with too many steps',
      process(Array.from({ length: PROCESS_LIMITS.nodes }, (_, at) => `<task id="t${at}"/>`).join('')),
      'too-many-steps',
      '',
    ],
    ['that is too large', `<a>${' '.repeat(BPMN_LIMITS.bytes)}</a>`, 'too-large', ''],
    ['of more elements than anybody draws', process('<a/>'.repeat(BPMN_LIMITS.elements)), 'too-many-elements', ''],
  ])('%s is refused', async (_what, xml, code, detail) => {
    const found = await importBpmn(xml)
    expect(found).toMatchObject({ ok: false, code })
    if (detail !== '') expect(found).toMatchObject({ detail })
  })

  it('that was cut off is refused with what is missing', async () => {
    const cut = readFileSync(new URL('../../../fixtures/bpmn/broken.bpmn', import.meta.url), 'utf8')
    const found = await importBpmn(cut)
    expect(found).toMatchObject({ ok: false, code: 'not-xml' })
    expect(found.ok ? '' : found.detail).not.toBe('')
  })

  it('keeps an entity that nobody declared as it stands', async () => {
    const found = await importBpmn(process('<task id="t" name="&lol; &amp; &#20013;"/>'))
    expect(found.ok && found.definition.nodes.at(-1)).toMatchObject({ name: '&lol; & 中' })
  })

  it('with processes that call one another is read without following them', async () => {
    const found = await importBpmn(process('<callActivity id="c" name="Again" calledElement="p"/>'))
    expect(found).toMatchObject({ ok: true, notes: [{ code: 'called-process', element: 'Again', detail: 'p' }] })
  })

  it('of twenty thousand sub-processes within one another is read as one', async () => {
    const depth = 20_000
    const found = await importBpmn(
      file(`<process id="p"><startEvent id="s"/>${'<subProcess>'.repeat(depth)}${'</subProcess>'.repeat(depth)}</process>`),
    )
    expect(found).toMatchObject({ ok: true, notes: [{ code: 'inner-steps' }] })
  })
})
