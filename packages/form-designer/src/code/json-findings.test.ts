/** The findings of reading a text, at their places, in both languages. */
import { importDefinition } from '@formwork/form-schema'
import { describe, expect, it } from 'vitest'
import { messagesFor } from '../messages/messages-for'
import { jsonFindings, refusalIn } from './json-findings'

const refused = (text: string, locale = 'en') => refusalIn(text, jsonFindings(text, importDefinition(text).report, messagesFor(locale)))

describe('a text that cannot be read', () => {
  it('that is no JSON names the line of the error in the reader’s language, not the engine’s', () => {
    const text = '{\n  "list": [],\n  "config": oops\n}'
    expect(refused(text)).toEqual({ line: 3, reason: '“oops” does not belong here.' })
    expect(refused(text, 'zh')).toEqual({ line: 3, reason: '此处不应出现「oops」。' })
    expect(refused('{\n')).toEqual({ line: 2, reason: 'The JSON is not finished.' })
  })

  it('that is JSON but no form says so where it begins', () => {
    const { line, reason } = refused('\n\n{"a": 1}')
    expect(line).toBe(3)
    expect(reason).not.toBe('')
  })

  it('that has a key nobody may use names its line', () => {
    const text = ['{', '  "list": [', '    { "type": "input", "key": "__proto__", "model": "a", "options": {} }', '  ]', '}'].join('\n')
    expect(refused(text).line).toBe(3)
  })
})

it('what was changed in reading is marked at the option it is about, and is no refusal', () => {
  const text = JSON.stringify(
    { list: [{ type: 'input', key: 'k', model: 'm', name: 'N', options: { required: 'often' } }], config: {} },
    null,
    2,
  )
  const findings = jsonFindings(text, importDefinition(text).report, messagesFor('en'))
  const marked = findings.map(({ from, to, severity }) => [text.slice(from, to), severity])
  expect(marked).toContainEqual(['"required"', 'warning'])
  expect(refusalIn(text, findings)).toEqual({ line: 1, reason: '' })
})
