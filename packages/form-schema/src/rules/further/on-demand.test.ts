/** The further rules where they are not there from the start: in a browser. What was loaded stays, so the order of these tests matters. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { formOf, widget } from '../../testing/builders'
import type * as LoadRules from '../load-rules'
import type * as ValidateValues from '../validate-values'
import type * as ValidateValuesAsync from '../validate-values-async'
import type * as OnDemand from './on-demand'

type Rules = typeof LoadRules & typeof ValidateValues & typeof ValidateValuesAsync & typeof OnDemand
let rules: Rules

beforeAll(async () => {
  // Other files of this worker have them with the rules of Node.
  vi.resetModules()
  vi.doMock('#further-rules', () => import('./on-demand'))
  rules = {
    ...(await import('../load-rules')),
    ...(await import('../validate-values')),
    ...(await import('../validate-values-async')),
    ...(await import('./on-demand')),
  }
})

afterAll(() => {
  vi.doUnmock('#further-rules')
  vi.resetModules()
})

const form = formOf(widget('input', { model: 'name', options: { formwork: { rules: { minLength: 3 } } } }))

it('a form without them loads nothing', async () => {
  await rules.loadRules(formOf(widget('input')))
  expect(rules.furtherRules()).toBeNull()
  expect(await rules.validateValuesAsync(formOf(widget('input')), { field: 'x' })).toMatchObject({ ok: true })
  expect(rules.furtherRules()).toBeNull()
})

it('they refuse nothing before they were loaded, and are checked afterwards', async () => {
  expect(rules.validateValues(form, { name: 'ab' }).ok).toBe(true)
  expect(await rules.validateValuesAsync(form, { name: 'ab' })).toMatchObject({ ok: false, issues: [{ code: 'minLength' }] })
  expect(rules.validateValues(form, { name: 'ab' }).ok).toBe(false)
})
