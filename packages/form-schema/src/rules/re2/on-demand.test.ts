/** How patterns are decided where neither they nor RE2 are there from the start: in a browser. What was loaded stays, so the order of these tests matters. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { formOf, widget } from '../../testing/builders'
import type * as LoadPatterns from '../load-rules'
import type * as Pattern from '../pattern'
import type * as ValidateValues from '../validate-values'
import type * as Patterns from '../patterns/on-demand'
import type * as OnDemand from './on-demand'

type Rules = typeof Pattern & typeof LoadPatterns & typeof ValidateValues & typeof Patterns & typeof OnDemand
let rules: Rules

beforeAll(async () => {
  // Other files of this worker have them with the RE2 of Node.
  vi.resetModules()
  vi.doMock('#re2', () => import('./on-demand'))
  vi.doMock('#patterns', () => import('../patterns/on-demand'))
  vi.doMock('#further-rules', () => import('../further/on-demand'))
  rules = {
    ...(await import('../pattern')),
    ...(await import('../load-rules')),
    ...(await import('../validate-values')),
    ...(await import('../patterns/on-demand')),
    ...(await import('./on-demand')),
  }
})

afterAll(() => {
  vi.doUnmock('#re2')
  vi.doUnmock('#patterns')
  vi.doUnmock('#further-rules')
  vi.resetModules()
})

const withPattern = (pattern: string) => formOf(widget('input', { model: 'name', options: { pattern } }))

it('a form without a pattern loads nothing, and one whose pattern needs no RE2 loads none', async () => {
  await rules.loadRules(withPattern(''))
  expect(rules.patterns()).toBeNull()
  const phones = withPattern('^1[3456789]\\d{9}$')
  expect(rules.validateValues(phones, { name: '12' }).ok).toBe(true)
  await rules.loadRules(phones)
  expect(rules.validateValues(phones, { name: '12' })).toMatchObject({ ok: false, issues: [{ code: 'pattern' }] })
  expect(rules.re2()).toBeNull()
})

it('a pattern that needs RE2 refuses nothing before it was loaded, and is decided afterwards', async () => {
  const names = formOf(
    widget('input', { model: 'phone', options: { pattern: '^1' } }),
    widget('textarea', { model: 'name', options: { pattern: '^\\p{Han}+$' } }),
    widget('number', { model: 'age' }),
  )
  expect(rules.validateValues(names, { name: 'Li' }).ok).toBe(true)
  expect(rules.compilePattern('\\p{Klingon}').ok).toBe(true)
  await rules.loadRules(names)
  expect(rules.validateValues(names, { name: 'Li' })).toMatchObject({ ok: false, issues: [{ code: 'pattern', path: ['name'] }] })
  expect(rules.validateValues(names, { name: '李雷' }).ok).toBe(true)
  expect(rules.compilePattern('\\p{Klingon}')).toEqual({ ok: false, problem: 'property-unknown', found: 'Klingon' })
})
