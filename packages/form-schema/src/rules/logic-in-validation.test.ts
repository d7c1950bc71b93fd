/** Conditions that require a field or withhold choices, hidden-value policies, and both inside rows: in every form of validation. */
import { describe, expect, it } from 'vitest'
import { visibleFields } from '../conditions/form-visibility'
import type { FormDefinition, FormValues } from '../form-definition'
import type { Condition } from '../condition-language/condition'
import type { FieldLogic, HiddenValuePolicy } from '../options/field-logic'
import { formOf, shownWhen, subform, widget } from '../testing/builders'
import { buildValueSchema } from './build-value-schema'
import { validateField } from './validate-field'
import { pruneValues, validateValues } from './validate-values'

const equals = (model: string, value: string | number | boolean): Condition => ({ model, is: 'equals', value })
const kind = widget('input', { model: 'kind' })
const logical = (model: string, formwork: FieldLogic) => widget('input', { model, options: { formwork } })

/** Paths and codes of refused values, which the schema must report too. */
function refused(form: FormDefinition, values: FormValues): readonly string[] {
  const answer = validateValues(form, values)
  const told = answer.ok ? [] : answer.issues.map(({ path, code }) => `${path.join('.')} ${code}`)
  const parsed = buildValueSchema(form, visibleFields(form, values)).safeParse(values)
  expect((parsed.error?.issues ?? []).map(({ path, ...issue }) => `${path.join('.')} ${String(paramsOf(issue)['code'])}`)).toEqual(told)
  return told
}

const paramsOf = (issue: object): Readonly<Record<string, unknown>> => ('params' in issue ? { ...(issue.params as object) } : {})

function stored(form: FormDefinition, values: FormValues): FormValues {
  const answer = validateValues(form, values)
  if (!answer.ok) throw new Error(JSON.stringify(answer.issues))
  return { ...answer.values }
}

describe('a field required by a condition', () => {
  const form = formOf(kind, logical('why', { requiredWhen: equals('kind', 'other') }))

  it('must be filled exactly while the condition holds', () => {
    expect(refused(form, { kind: 'other' })).toEqual(['why required'])
    expect(refused(form, { kind: 'other', why: 'so' })).toEqual([])
    expect(refused(form, { kind: 'plain' })).toEqual([])
  })

  it('stays required by its own option when the condition does not hold', () => {
    const always = { ...kind, options: { ...kind.options, required: true, formwork: { requiredWhen: equals('nobody', 'x') } } }
    expect(refused(formOf(always), {})).toEqual(['kind required'])
  })

  it('is not asked for while it is hidden', () => {
    const hidden = logical('why', { requiredWhen: equals('kind', 'other'), showWhen: equals('kind', 'plain') })
    expect(refused(formOf(kind, hidden), { kind: 'other' })).toEqual([])
  })

  it('is validated alone with what the caller knows of it', () => {
    expect(validateField(kind, '', { required: true })).toMatchObject([{ code: 'required' }])
    expect(validateField({ ...kind, options: { ...kind.options, required: true } }, '', { required: false })).toEqual([])
  })
})

describe('choices under conditions', () => {
  const options = {
    options: [{ value: 'a' }, { value: 'b' }, { value: 3 }],
    formwork: {
      choicesWhen: [
        { value: 'b', when: equals('kind', 'x') },
        { value: '3', when: equals('kind', 'y') },
      ],
    },
  }

  it.each(['radio', 'select'] as const)('of a %s are refused while they are withheld', (type) => {
    const form = formOf(kind, type === 'radio' ? widget('radio', { model: 'c', options }) : widget('select', { model: 'c', options }))
    expect(refused(form, { kind: 'x', c: 'b' })).toEqual([])
    expect(refused(form, { kind: 'y', c: 'b' })).toEqual(['c choice'])
    expect(refused(form, { kind: '', c: 'a' })).toEqual([])
    expect(refused(form, { kind: 'x', c: 3 })).toEqual(['c choice'])
    expect(stored(form, { kind: 'y', c: '3' })).toEqual({ kind: 'y', c: 3 })
  })

  it('of a checkbox are refused one by one', () => {
    const form = formOf(kind, widget('checkbox', { model: 'c', options }))
    expect(refused(form, { kind: 'x', c: ['a', 'b'] })).toEqual([])
    expect(refused(form, { kind: 'x', c: ['a', 'b', 3] })).toEqual(['c choice'])
  })

  it('withhold nothing from a field whose choices come from elsewhere, or that has none', () => {
    const remote = widget('select', { model: 'c', options: { ...options, remote: true } })
    const form = formOf(kind, remote, logical('t', options.formwork))
    expect(refused(form, { kind: '', c: 'b', t: 'b' })).toEqual([])
    expect(validateField(kind, 'z', { choices: ['a'] })).toEqual([])
  })
})

describe('the value of a hidden field', () => {
  const hidden = (hiddenValue: HiddenValuePolicy | undefined) =>
    widget('number', {
      model: 'n',
      options: {
        min: 0,
        required: true,
        displayVerify: shownWhen('and', { kind: 'x' }),
        formwork: hiddenValue === undefined ? {} : { hiddenValue },
      },
    })

  it.each([
    [undefined, { kind: '', n: 5 }, { kind: '', n: 5 }],
    ['keep', { kind: '', n: 5 }, { kind: '', n: 5 }],
    ['keep', { kind: '', n: -5 }, { kind: '' }],
    ['keep', { kind: '', n: 'forged' }, { kind: '' }],
    ['keep', { kind: '', n: null }, { kind: '', n: null }],
    ['keep', { kind: '' }, { kind: '' }],
    ['clear', { kind: '', n: 5 }, { kind: '', n: null }],
    ['clear', { kind: '' }, { kind: '', n: null }],
    ['omit', { kind: '', n: 5 }, { kind: '' }],
  ] as const)('by %s turns %j into %j', (policy, values, settled) => {
    const form = formOf(kind, hidden(policy))
    expect(stored(form, values)).toEqual(settled)
    expect({ ...pruneValues(form, values) }).toEqual(settled)
  })

  it.each(['keep', 'clear', 'omit'] as const)('is nobody’s business while the field is shown, by %s', (policy) => {
    expect(stored(formOf(kind, hidden(policy)), { kind: 'x', n: 5 })).toEqual({ kind: 'x', n: 5 })
    expect(refused(formOf(kind, hidden(policy)), { kind: 'x', n: -5 })).toEqual(['n min'])
  })

  it('does not keep a choice that is withheld', () => {
    const choosing = widget('radio', {
      model: 'c',
      options: {
        displayVerify: shownWhen('and', { kind: 'x' }),
        formwork: { choicesWhen: [{ value: 'Option 2', when: equals('kind', 'x') }] },
      },
    })
    expect({ ...pruneValues(formOf(kind, choosing), { kind: 'y', c: 'Option 2' }) }).toEqual({ kind: 'y' })
    expect({ ...pruneValues(formOf(kind, choosing), { kind: 'y', c: 'Option 1' }) }).toEqual({ kind: 'y', c: 'Option 1' })
  })

  it('takes its stored form when it stays in what is handed back, and stays as it is when values are pruned', () => {
    const amount = widget('input', { model: 'n', options: { dataType: 'integer', displayVerify: shownWhen('and', { kind: 'x' }) } })
    expect(stored(formOf(kind, amount), { kind: '', n: '7' })).toEqual({ kind: '', n: 7 })
    expect({ ...pruneValues(formOf(kind, amount), { kind: '', n: '7' }) }).toEqual({ kind: '', n: '7' })
  })

  it('leaves a model alone that a visible field has too', () => {
    const twice = formOf(kind, { ...hidden('omit'), key: 'one' }, widget('number', { model: 'n', key: 'two' }))
    expect({ ...pruneValues(twice, { kind: '', n: 5 }) }).toEqual({ kind: '', n: 5 })
  })
})

describe('in a row', () => {
  const price = widget('number', { model: 'price', options: { min: 0 } })
  const rows = (...fields: ReturnType<typeof logical>[]) =>
    formOf(kind, subform('items', [[widget('input', { model: 'what' }), price], fields]))

  it('a condition looks a model up in the row first, then in the form', () => {
    const form = rows(logical('why', { requiredWhen: { all: [equals('what', 'other'), equals('kind', 'k')] } }))
    expect(refused(form, { kind: 'k', items: [{ what: 'other' }, { what: 'plain' }, { what: 'other', why: 'so' }] })).toEqual([
      'items.0.why required',
    ])
    expect(refused(form, { kind: 'z', what: 'other', items: [{ what: 'other' }] })).toEqual(['what unknown-field'])
  })

  it('a row’s own field hides the form’s field of the same model', () => {
    const form = rows({ ...logical('kind', {}), key: 'own' }, logical('why', { requiredWhen: equals('kind', 'k') }))
    expect(refused(form, { kind: 'k', items: [{ kind: '' }] })).toEqual([])
    expect(refused(form, { kind: '', items: [{ kind: 'k' }] })).toEqual(['items.0.why required'])
  })

  it('hidden fields block nothing and follow their policies, row by row', () => {
    const form = rows(
      logical('a', { showWhen: equals('what', 'x'), hiddenValue: 'omit' }),
      logical('b', { showWhen: equals('what', 'x'), hiddenValue: 'clear', requiredWhen: { all: [] } }),
      logical('c', { showWhen: equals('what', 'x') }),
    )
    const full = { a: '1', b: '2', c: '3' }
    expect(
      stored(form, {
        items: [
          { what: 'x', ...full },
          { what: 'y', ...full, status: 1 },
        ],
      }),
    ).toEqual({
      items: [
        { what: 'x', ...full },
        { what: 'y', b: '', c: '3', status: 1 },
      ],
    })
    expect(refused(form, { items: [{ what: 'x' }, { what: 'y' }] })).toEqual(['items.0.b required'])
  })

  it('every field is hidden while the subform is, and the rows stay by each field’s policy', () => {
    const form = formOf(
      kind,
      subform('items', [[price, logical('note', { hiddenValue: 'omit' })]], { displayVerify: shownWhen('and', { kind: 'x' }) }),
    )
    expect(
      stored(form, {
        items: [
          { price: -1, note: 'n' },
          { price: 2, note: 'n' },
        ],
      }),
    ).toEqual({ items: [{}, { price: 2 }] })
    expect(stored(form, { items: 'forged' })).toEqual({})
    expect(refused(form, { kind: 'x', items: [{ price: -1 }] })).toEqual(['items.0.price min'])
  })

  it('a removed row is not validated, and keeps its mark', () => {
    const form = rows(logical('why', { requiredWhen: equals('what', 'other') }))
    const items = [{ what: 'other', price: -1, status: -1 }]
    expect(stored(form, { items })).toEqual({ items })
  })
})

describe('C10: hidden fields and forged values', () => {
  const form = formOf(
    kind,
    widget('input', {
      model: 'secret',
      options: { required: true, displayVerify: shownWhen('and', { kind: 'x' }), formwork: { hiddenValue: 'omit' } },
    }),
  )

  it('accepts a submission without a required field that a condition hides', () => {
    expect(refused(form, { kind: 'y' })).toEqual([])
  })

  it('drops a value forged for a hidden field', () => {
    expect(stored(form, { kind: 'y', secret: 'forged' })).toEqual({ kind: 'y' })
    const kept = formOf(kind, widget('number', { model: 'secret', options: { displayVerify: shownWhen('and', { kind: 'x' }) } }))
    expect(stored(kept, { kind: 'y', secret: { forged: true } })).toEqual({ kind: 'y' })
  })

  it('refuses an empty required field that is visible here, whatever the sender’s rules said', () => {
    expect(refused(form, { kind: 'x' })).toEqual(['secret required'])
    expect(refused(form, { kind: 'x', secret: '' })).toEqual(['secret required'])
  })

  it('does not let a forged hidden value show another field', () => {
    const chain = formOf(
      kind,
      logical('a', { showWhen: equals('kind', 'x') }),
      logical('b', { showWhen: equals('a', '1'), hiddenValue: 'omit' }),
    )
    expect(stored(chain, { kind: 'y', a: '1', b: 'forged' })).toEqual({ kind: 'y', a: '1' })
  })
})
