/** What a server refuses is said in the words of the form on the page, and in the page's language. */
import { createForm, createWidget, type FormDefinition, legacyRuleMessages } from '@formwork/form-schema'
import { expect, it } from 'vitest'
import { refusedLine } from './refused-line'

const input = createWidget('input', { newKey: () => 'a' })
const form: FormDefinition = {
  ...createForm(),
  list: [{ ...input, name: '事由', model: 'reason', options: { ...input.options, required: true, dataType: 'email', pattern: '^a' } }],
}
const translated: FormDefinition = {
  ...form,
  config: { ...form.config, extras: { formwork: { language: 'zh-CN', translations: { en: { 事由: 'Reason' } } } } },
}
const issue = (code: string, message: string) => ({ path: ['values', 'reason'], code, message, params: {} })
const { required, type, pattern } = legacyRuleMessages.en

it.each([
  ['required', `Reason${required}`, 'Reason is required'],
  ['type', `Reason${type}`, 'Reason is not in a valid format'],
  ['pattern', `Reason${pattern}`, 'Reason is not in a valid format'],
  ['required', 'Reason, please', 'Reason, please'],
  ['required', 'Why?', 'Reason: Why?'],
  ['max', 'Reason must be at most 3', 'Reason must be at most 3'],
])('in English the refusal %s with %j is said as %j', (code, message, line) => {
  expect(refusedLine(issue(code, message), translated, 'en')).toBe(line)
})

it('in Chinese it is the message itself', () => {
  expect(refusedLine(issue('required', `事由${legacyRuleMessages['zh-CN'].required}`), translated, 'zh-CN')).toBe('事由必须填写')
})

it('a form in one language keeps its names, and what is about no field its message', () => {
  expect(refusedLine(issue('required', `事由${required}`), form, 'en')).toBe('事由 is required')
  expect(refusedLine({ ...issue('required', 'No'), path: [] }, form, 'en')).toBe('No')
})
