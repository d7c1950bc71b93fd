/** Every condition of a field written in the panel: when it is shown, required, read-only, and its rules across fields. */
import { type FormDefinition, logicOf, validateValues } from '@formwork/form-schema'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { axeFindings } from '../../../testing/axe-findings'
import { formOfWidgets, widgetOf } from '../../../testing/forms'
import { renderDesigner } from '../../../testing/render-designer'

type Screen = ReturnType<typeof renderDesigner>
const panel = () => within(screen.getByRole('tabpanel'))
const choose = async ({ user }: Screen, box: string, option: string) => {
  await user.click(panel().getByRole('combobox', { name: box }))
  await user.click(screen.getByRole('option', { name: option }))
}
const type = async ({ user }: Screen, box: string, text: string) => {
  await user.clear(panel().getByRole('textbox', { name: box }))
  await user.type(panel().getByRole('textbox', { name: box }), text)
}
const widgetAt = (form: FormDefinition, index: number) => {
  const widget = form.list[index]
  if (widget === undefined) throw new Error(`no widget ${index}`)
  return widget
}
const logicAt = ({ handle }: Screen, index: number) => logicOf(widgetAt(handle().getForm(), index))

const period = () =>
  formOfWidgets(
    widgetOf('date', 'from', { name: '开始日期', model: 'from' }),
    widgetOf('date', 'to', { name: '结束日期', model: 'to' }),
    widgetOf('number', 'days', { name: '天数', model: 'days' }),
  )

describe('a rule across fields', () => {
  it('starts as a comparison with another field, and is enforced as written', async () => {
    const shown = renderDesigner(period())
    await shown.user.click(shown.item('to'))
    await shown.user.click(panel().getByRole('button', { name: '添加跨字段校验' }))
    await type(shown, '跨字段校验 1 的提示', '结束日期不能早于开始日期')
    const { checks } = logicAt(shown, 1).rules ?? {}
    expect(checks).toEqual([{ holds: { model: 'to', is: 'atLeast', field: 'from' }, message: '结束日期不能早于开始日期' }])
    const judged = validateValues(shown.handle().getForm(), { from: '2026-02-02', to: '2026-02-01', days: null })
    expect(judged.ok ? [] : judged.issues.map(({ message }) => message)).toEqual(['结束日期不能早于开始日期'])
    expect(await axeFindings(shown.container.querySelector('.fd-panel') ?? shown.container)).toEqual([])
    await shown.user.click(panel().getByRole('button', { name: '删除跨字段校验 1' }))
    expect(logicAt(shown, 1)).toEqual({})
  })

  it('takes every operator, values and ranges, groups in groups and negation', async () => {
    const shown = renderDesigner(period())
    await shown.user.click(shown.item('days'))
    await shown.user.click(panel().getByRole('button', { name: '添加跨字段校验' }))
    await choose(shown, '条件 1 的字段', '天数')
    await choose(shown, '条件 1 与什么比较', '固定值')
    await choose(shown, '条件 1 的比较方式', '介于')
    await type(shown, '条件 1 的最小值', '1')
    await type(shown, '条件 1 的最大值', '30')
    await shown.user.click(panel().getByRole('button', { name: '添加条件组' }))
    await choose(shown, '条件组 2 的满足方式', '条件都不满足')
    await choose(shown, '条件 2.1 的字段', '开始日期')
    await choose(shown, '条件 2.1 的比较方式', '为空')
    await choose(shown, '条件组 1 的满足方式', '须满足任一条件')
    expect(logicAt(shown, 2).rules?.checks?.[0]?.holds).toEqual({
      any: [{ model: 'days', is: 'between', least: 1, most: 30 }, { not: { any: [{ model: 'from', is: 'empty' }] } }],
    })
    const operators = async (box: string) => {
      await shown.user.click(panel().getByRole('combobox', { name: box }))
      const names = screen.getAllByRole('option').map(({ textContent }) => textContent)
      await shown.user.keyboard('{Escape}')
      return names
    }
    expect(await operators('条件 2.1 的比较方式')).toEqual([
      '等于',
      '不等于',
      '为空',
      '不为空',
      '大于',
      '小于',
      '不小于',
      '不大于',
      '介于',
      '包含',
    ])
  })

  it('in a row names the fields of the row first', async () => {
    const cells = [
      widgetOf('number', 'least', { name: '最低价', model: 'least' }),
      widgetOf('number', 'price', { name: '单价', model: 'price' }),
    ]
    const rows = widgetOf('subform', 'rows', { columns: [{ span: 24, list: cells, extras: {} }] })
    const shown = renderDesigner(formOfWidgets(rows, widgetOf('number', 'budget', { name: '预算', model: 'budget' })))
    await shown.user.click(shown.item('price'))
    await shown.user.click(panel().getByRole('button', { name: '添加跨字段校验' }))
    await shown.user.click(panel().getByRole('combobox', { name: '条件 1 比较的字段' }))
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['最低价', '预算'])
  })
})

it('a field is shown by any condition: as pairs where the old family can read them, as ours else, in one step to undo', async () => {
  const shown = renderDesigner(period())
  await shown.user.click(shown.item('to'))
  await choose(shown, '显示条件', '满足全部条件时显示')
  await choose(shown, '条件 1 的字段', '天数')
  await type(shown, '条件 1 的值', '3')
  expect(widgetAt(shown.handle().getForm(), 1)).toMatchObject({
    options: { displayVerify: { type: 'and', list: [{ model: 'days', value: '3' }] }, formwork: {} },
  })
  await choose(shown, '条件 1 的比较方式', '大于')
  expect(widgetAt(shown.handle().getForm(), 1)).toMatchObject({
    options: { displayVerify: { type: 'hide' }, formwork: { showWhen: { model: 'days', is: 'greater' } } },
  })
  await choose(shown, '显示条件', '始终显示')
  expect(logicAt(shown, 1)).toEqual({})
})

it('a field is required and read-only by conditions of its own', async () => {
  const shown = renderDesigner(period())
  await shown.user.click(shown.item('to'))
  await choose(shown, '满足条件时必填', '满足全部条件')
  await choose(shown, '条件 1 的字段', '天数')
  await choose(shown, '条件 1 的比较方式', '不小于')
  await type(shown, '条件 1 的值', '2')
  expect(logicAt(shown, 1)).toEqual({ requiredWhen: { model: 'days', is: 'atLeast', value: 2 } })
  expect(validateValues(shown.handle().getForm(), { days: 2 }).ok).toBe(false)
  await choose(shown, '满足条件时必填', '不设置')
  await choose(shown, '满足条件时只读', '条件都不满足')
  expect(logicAt(shown, 1)).toEqual({ readonlyWhen: { not: { any: [{ model: 'from', is: 'equals', value: '' }] } } })
})

it('deleting a field says that a rule across fields still names it', async () => {
  const shown = renderDesigner(period())
  await shown.user.click(shown.item('to'))
  await shown.user.click(panel().getByRole('button', { name: '添加跨字段校验' }))
  await shown.user.click(shown.item('from'))
  await shown.user.keyboard('{Delete}')
  expect(await screen.findByText(/仍被 1 个字段引用/)).toBeTruthy()
})
