/** A pattern that no engine here can run fails closed: what was entered is refused, and says why, unless the host accepts it. */
import { describe, expect, it } from 'vitest'
import { lintDefinition } from '../lint/lint-definition'
import { formOf, shownWhen, subform, widget } from '../testing/builders'
import { visibleFields } from '../conditions/form-visibility'
import { buildValueSchema } from './build-value-schema'
import { validateField } from './validate-field'
import { pruneValues, validateValues } from './validate-values'

const PATTERNS = ['a(?=.*\\d).{8,}$', '(a)\\1', '(?<!x)y', '[', 'a'.repeat(600)]
const field = (pattern: string) => widget('input', { model: 'code', name: 'Code', options: { pattern } })

describe('a pattern that cannot run', () => {
  it.each(PATTERNS)('%s refuses whatever is entered, with the reason', (pattern) => {
    const answer = validateValues(formOf(field(pattern)), { code: 'secret 1' }, { locale: 'en' })
    expect(answer).toMatchObject({
      ok: false,
      issues: [
        {
          code: 'pattern',
          path: ['code'],
          message: 'Code has an unsupported pattern',
          params: { problem: expect.any(String) },
        },
      ],
    })
    expect(validateField(field(pattern), 'x')).toMatchObject([{ message: 'Code的校验规则无法执行' }])
  })

  it('lets an empty field pass, and is an error when the form is checked', () => {
    const form = formOf(...PATTERNS.map((pattern, at) => widget('textarea', { model: `f${at}`, options: { pattern } })))
    expect(validateValues(form, {}).ok).toBe(true)
    expect(lintDefinition(form).map(({ severity }) => severity)).toEqual(PATTERNS.map(() => 'error'))
  })

  it('does not blame what was entered: the own message of the rule is about that', () => {
    const own = { ...field('(?=a)'), rules: [{ pattern: '(?=a)', message: 'Six digits, please' }] }
    expect(validateField(own, 'x', { locale: 'en' })[0]?.message).toContain('unsupported pattern')
  })

  it('is taken as none where the host says so, in rows, behind the schema and while hidden too', () => {
    const hidden = { ...field('(?=a)'), key: 'hidden', model: 'hidden' }
    const form = formOf(field('(?=a)'), subform('rows', [[field('(?=b)')]]), {
      ...hidden,
      options: { ...hidden.options, displayVerify: shownWhen('and', { code: 'never' }) },
    })
    const values = { code: 'x', rows: [{ code: 'y' }], hidden: 'z' }
    const accept = { onUnsupportedPattern: 'accept' } as const
    expect(validateValues(form, values)).toMatchObject({ issues: [{ path: ['code'] }, { path: ['rows', 0, 'code'] }] })
    expect(validateValues(form, values, accept)).toEqual({ ok: true, values })
    expect(buildValueSchema(form, visibleFields(form, values)).safeParse(values).success).toBe(false)
    expect(buildValueSchema(form, visibleFields(form, values), accept).safeParse(values).success).toBe(true)
    expect(pruneValues(form, values)).not.toHaveProperty('hidden')
    expect(pruneValues(form, values, accept)).toHaveProperty('hidden', 'z')
  })

  it('still asks for the other rules where it is taken as none', () => {
    const form = formOf(widget('input', { model: 'code', options: { pattern: '(?=a)', maxlength: 2, dataType: 'integer' } }))
    expect(validateValues(form, { code: 'xyz' }, { onUnsupportedPattern: 'accept' })).toMatchObject({
      issues: [{ code: 'type' }, { code: 'max' }],
    })
  })
})
