/** Conditions as sentences. */
import type { RuleCondition } from '@formwork/form-schema'
import { describe, expect, it } from 'vitest'
import { messagesFor } from '../messages/messages-for'
import { widgetOf } from '../testing/forms'
import { conditionSentence } from './condition-sentence'

const en = messagesFor('en')
const colour = widgetOf('radio', 'colour', {
  name: 'Colour',
  model: 'colour',
})
const fields = {
  colour: { ...colour, options: { ...colour.options, options: [{ value: 'r', label: 'Red' }], showLabel: true } },
  count: widgetOf('number', 'count', { name: 'Count', model: 'count' }),
  paid: widgetOf('switch', 'paid', { name: '', model: 'paid' }),
}
const fieldOf = (model: string) => Object.values(fields).find((field) => field.model === model) ?? null
const clauses = (condition: RuleCondition) => conditionSentence(en, { fieldOf }, condition)

describe('a condition is said', () => {
  it('with the title of the field and the text of the choice', () => {
    expect(clauses({ model: 'colour', is: 'equals', value: 'r' })).toMatch(/^Colour .*“Red”$/)
    expect(clauses({ model: 'colour', is: 'equals', value: 'gone' })).toMatch(/“gone”$/)
  })

  it('with the model where a field has no title, and as missing where there is none', () => {
    expect(clauses({ model: 'paid', is: 'equals', value: true })).toMatch(/^paid /)
    expect(clauses({ model: 'nobody', is: 'empty' })).toContain(en.conditions.missingField('nobody'))
  })

  it('with both ends of a range, and with the other field of a comparison', () => {
    expect(clauses({ model: 'count', is: 'between', least: 1, most: 5 })).toMatch(/1 – 5$/)
    expect(clauses({ model: 'count', is: 'equals', field: 'colour' })).toMatch(/^Count .*Colour$/)
  })

  it('with parts that are groups in brackets, and turned round where it is negated', () => {
    const one = { model: 'count', is: 'equals', value: 1 } as const
    const two = { model: 'count', is: 'equals', value: 2 } as const
    const three = { model: 'count', is: 'equals', value: 3 } as const
    expect(clauses({ all: [one, { any: [two, three] }] })).toMatch(/^Count .*\(Count .*\)$/)
    expect(clauses({ not: { any: [one, two] } })).not.toBe(clauses({ any: [one, two] }))
  })

  it('as no condition where a group has no part, which never holds once it is turned round', () => {
    expect(clauses({ all: [] })).toBe('(no condition)')
    expect(clauses({ not: { any: [] } })).toBe('not ((no condition))')
    expect(conditionSentence(messagesFor('zh'), { fieldOf }, { all: [{ any: [] }, { model: 'count', is: 'empty' }] })).toBe(
      '(（无条件）) 且 Count 为空',
    )
  })
})
