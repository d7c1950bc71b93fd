/** Conditions written in the panel, each row by itself: its lines, groups and refusals. */
import { type FieldLogic, LIMITS, logicOf, type Widget } from '@formwork/form-schema'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { widgetOf } from '../../../testing/forms'
import { renderPart } from '../../../testing/render-row'
import { FurtherRuleRows } from '../../FurtherRuleRows'
import { StateConditionRows } from './StateConditionRows'

const field = (formwork: FieldLogic = {}): Widget => {
  const widget = widgetOf('input', 'own', { name: 'Own', model: 'own' })
  return { ...widget, options: { ...widget.options, formwork } }
}
const colours = widgetOf('radio', 'colour', { name: 'Colour', model: 'colour' })
const beside: readonly Widget[] = [
  widgetOf('number', 'count', { name: 'Count', model: 'count' }),
  {
    ...colours,
    options: {
      ...colours.options,
      showLabel: true,
      options: [
        { value: 7, label: 'Red' },
        { value: 8, label: 'Blue' },
      ],
    },
  },
  widgetOf('switch', 'paid', { name: 'Paid', model: 'paid' }),
]
const open = (formwork: FieldLogic = {}, around = beside) => renderPart(field(formwork), StateConditionRows, { beside: around })
type Page = ReturnType<typeof open>
const pick = async ({ user }: Page, box: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name: box }))
  await user.click(screen.getByRole('option', { name: option }))
}
const logic = ({ now }: Page) => logicOf(now())

describe('when a field is required', () => {
  it('starts with the first field, takes what fits each field, and is gone with its last line', async () => {
    const page = open()
    await pick(page, 'Required when', 'Any matches')
    expect(logic(page)).toEqual({ requiredWhen: { any: [{ model: 'count', is: 'equals', value: '' }] } })
    await pick(page, 'Field of condition 1', 'Colour')
    expect(screen.getByRole('combobox', { name: 'Value of condition 1' }).textContent).toBe('Value')
    await pick(page, 'Value of condition 1', 'Blue')
    expect(logic(page)).toEqual({ requiredWhen: { any: [{ model: 'colour', is: 'equals', value: 8 }] } })
    await pick(page, 'Field of condition 1', 'Paid')
    await pick(page, 'Value of condition 1', 'Off')
    expect(logic(page)).toEqual({ requiredWhen: { any: [{ model: 'paid', is: 'equals', value: false }] } })
    await page.user.click(screen.getByRole('button', { name: 'Remove condition 1' }))
    expect(logic(page)).toEqual({})
  })

  it('keeps an operator that fits the next field too, and no value that was of the one before', async () => {
    const page = open({ requiredWhen: { model: 'count', is: 'notEquals', value: 3 } })
    await pick(page, 'Field of condition 1', 'Colour')
    expect(logic(page)).toEqual({ requiredWhen: { model: 'colour', is: 'notEquals', value: '' } })
    await pick(page, 'Comparison of condition 1', 'is filled in')
    expect(logic(page)).toEqual({ requiredWhen: { model: 'colour', is: 'notEmpty' } })
  })

  it('holds a number as a number once it is one, and what is on its way to one as it was typed', () => {
    const page = open({ requiredWhen: { model: 'count', is: 'greater', value: '' } })
    const box = screen.getByRole('textbox', { name: 'Value of condition 1' })
    const after = (text: string) => {
      fireEvent.change(box, { target: { value: text } })
      return logic(page).requiredWhen
    }
    for (const [text, value] of [
      ['-', '-'],
      ['-1', -1],
      ['1.', '1.'],
      ['1.5', 1.5],
      ['01', '01'],
      ['', ''],
    ] as const)
      expect(after(text)).toEqual({ model: 'count', is: 'greater', value })
  })

  it('has groups in groups, named by their places, down to the deepest that people read', async () => {
    const page = open({ requiredWhen: { all: [{ model: 'count', is: 'empty' }] } })
    for (let level = 1; level < 4; level++) {
      const buttons = screen.getAllByRole('button', { name: 'Add group' })
      const [deepest] = buttons
      if (deepest === undefined) throw new Error('no button')
      await page.user.click(deepest)
    }
    expect(screen.getByRole('group', { name: 'Group 2.2.2' })).toBeTruthy()
    expect(within(screen.getByRole('group', { name: 'Group 2.2.2' })).queryByRole('button', { name: 'Add group' })).toBeNull()
    await page.user.click(screen.getByRole('button', { name: 'Remove group 2' }))
    expect(logic(page)).toEqual({ requiredWhen: { model: 'count', is: 'empty' } })
  })

  it('takes no more parts than are read again', async () => {
    const lines = Array.from({ length: LIMITS.conditionParts - 1 }, () => ({ model: 'count', is: 'empty' }) as const)
    const page = open({ requiredWhen: { any: lines } })
    await page.user.click(screen.getByRole('button', { name: 'Add condition' }))
    expect(logic(page)).toEqual({ requiredWhen: { any: lines } })
  })

  it('keeps a field that is gone in sight, with what can be asked of any', async () => {
    const page = open({ requiredWhen: { model: 'gone', is: 'greater', value: 3 } })
    expect(screen.getByRole('combobox', { name: 'Field of condition 1' }).textContent).toBe('gone (no such field)')
    await page.user.click(screen.getByRole('combobox', { name: 'Comparison of condition 1' }))
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'is',
      'is not',
      'is empty',
      'is filled in',
      'is more than',
    ])
  })

  it('says that there is no other field, and asks nothing', async () => {
    const page = open({}, [])
    await pick(page, 'Required when', 'All match')
    expect(screen.getByText('The form has no other field to compare with yet')).toBeTruthy()
    // A condition without lines would hold, and the field be required for good.
    expect(logic(page)).toEqual({})
    expect(screen.getByRole('combobox', { name: 'Required when' }).textContent).toBe('Not set')
  })

  it('is not asked of what is computed or holds nothing', () => {
    renderPart(field({ computed: '1' }), StateConditionRows)
    renderPart(widgetOf('divider', 'd'), StateConditionRows)
    expect(screen.queryByRole('combobox')).toBeNull()
  })
})

describe('a rule across fields', () => {
  it('compares with a value or a field, and takes back what fits no longer', async () => {
    const page = renderPart(field(), FurtherRuleRows, { beside })
    await page.user.click(screen.getByRole('button', { name: 'Add rule' }))
    const holds = () => logic(page).rules?.checks?.[0]?.holds
    expect(holds()).toEqual({ model: 'own', is: 'atLeast', field: 'count' })
    await pick(page, 'Other field of condition 1', 'Colour')
    expect(holds()).toEqual({ model: 'own', is: 'atLeast', field: 'colour' })
    await pick(page, 'Comparison of condition 1', 'is not')
    expect(holds()).toEqual({ model: 'own', is: 'notEquals', field: 'colour' })
    await pick(page, 'What condition 1 compares with', 'a value')
    expect(holds()).toEqual({ model: 'own', is: 'notEquals', value: '' })
    await pick(page, 'Comparison of condition 1', 'contains')
    expect(screen.queryByRole('combobox', { name: 'What condition 1 compares with' })).toBeNull()
    await pick(page, 'Comparison of condition 1', 'is empty')
    expect(holds()).toEqual({ model: 'own', is: 'empty' })
    await page.user.click(screen.getByRole('button', { name: 'Remove condition 1' }))
    expect(logic(page)).toEqual({})
  })

  it('is told from the others by its number, and only the one that is meant goes', async () => {
    const check = (message: string) => ({ holds: { model: 'own', is: 'notEmpty' } as const, message })
    const page = renderPart(field({ rules: { checks: [check('first'), check('second')], validators: ['own'] } }), FurtherRuleRows, {
      beside,
    })
    fireEvent.change(screen.getByRole('textbox', { name: 'Message of rule 2 across fields' }), { target: { value: 'other' } })
    await page.user.click(screen.getByRole('button', { name: 'Remove rule 1 across fields' }))
    expect(logic(page)).toEqual({ rules: { checks: [check('other')], validators: ['own'] } })
    page.undo()
    page.undo()
    expect(logic(page).rules?.checks).toEqual([check('first'), check('second')])
  })
})
