/** All rules of a form as sentences, which field reads which, and the editors of formulas, choices by condition and hidden values. */
import { createForm, logicOf, type FormDefinition, type Widget } from '@formwork/form-schema'
import { EditorView } from '@codemirror/view'
import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { axeFindings } from '../testing/axe-findings'
import { formOfWidgets, widgetOf } from '../testing/forms'
import { renderDesigner } from '../testing/render-designer'
import { formRules } from './form-rules'

const number = (key: string, formwork: object = {}): Widget => {
  const widget = widgetOf('number', key, { model: key })
  return { ...widget, options: { ...widget.options, formwork } }
}

const order = (): FormDefinition =>
  formOfWidgets(
    number('price'),
    number('unit cost'),
    number('amount', { requiredWhen: { model: 'price', is: 'atLeast', value: 10 } }),
    number('total', {
      computed: 'price * amount + unit cost',
      rules: {
        checks: [
          {
            holds: {
              not: {
                any: [
                  { model: 'total', is: 'less', field: 'price' },
                  { model: 'price', is: 'empty' },
                ],
              },
            },
            message: '太少',
          },
        ],
      },
    }),
  )
const panel = () => within(screen.getByRole('tabpanel'))

describe('the logic tab', () => {
  it('says every rule in a sentence and who depends on whom, formulas too', async () => {
    const { user, item, container } = renderDesigner(order())
    await user.click(screen.getByRole('tab', { name: '逻辑' }))
    const rules = within(await screen.findByRole('list', { name: '规则' }))
    expect(rules.getByText('当 price 不小于 10 时必填')).toBeTruthy()
    expect(rules.getByText('计算公式：price * amount + unit cost')).toBeTruthy()
    expect(rules.getByText('须满足 并非（total 小于 price 或 price 为空），否则提示「太少」')).toBeTruthy()
    const readers = within(screen.getByRole('list', { name: '被其他字段引用' }))
    expect(await readers.findByRole('button', { name: /^amount/ })).toBeTruthy()
    expect(readers.getByRole('button', { name: /^unit cost/ })).toBeTruthy()
    expect(readers.getByRole('button', { name: /^price/ }).textContent).toContain('amount')
    expect(await axeFindings(container)).toEqual([])
    await user.click(rules.getByRole('button', { name: /^total/ }))
    expect(document.activeElement).toBe(item('total'))
  })

  it('says where to begin when there is none', async () => {
    const { user } = renderDesigner(formOfWidgets(widgetOf('input', 'a')))
    await user.click(screen.getByRole('tab', { name: '逻辑' }))
    expect(await screen.findByText(/还没有字段设置条件/)).toBeTruthy()
    expect(formRules(createForm())).toEqual([])
  })
})

describe('the editors of logic', () => {
  it('compute a value, tried with samples as it is typed', async () => {
    const { user, item, handle } = renderDesigner(formOfWidgets(number('price'), number('amount'), number('total')))
    await user.click(item('total'))
    await user.click(panel().getByRole('button', { name: '用公式计算' }))
    const box = await panel().findByRole('textbox', { name: '计算公式' })
    const write = (text: string) =>
      act(() => {
        const view = EditorView.findFromDOM(box)
        view?.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } })
      })
    write('price * amount')
    expect(await panel().findByText('计算结果：4')).toBeTruthy()
    const sample = panel().getByRole('textbox', { name: 'price的示例值' })
    await user.clear(sample)
    await user.type(sample, '21')
    expect(await panel().findByText('计算结果：42')).toBeTruthy()
    const last = () => handle().getForm().list[2]
    expect(last() && logicOf(last() as Widget)).toEqual({ computed: 'price * amount' })
    write('price *')
    expect(await panel().findByText(/第 \d+ 个字符处无法识别/)).toBeTruthy()
    expect(box.getAttribute('aria-invalid')).toBe('true')
    write('')
    expect(last() && logicOf(last() as Widget)).toEqual({})
  })

  it('offer a choice under a condition and clear a hidden value', async () => {
    const { user, item, handle } = renderDesigner(formOfWidgets(widgetOf('switch', 's', { model: 's' }), widgetOf('radio', 'r')))
    await user.click(item('r'))
    const [first] = widgetOf('radio', 'r').options.options
    const name = first?.label ?? String(first?.value)
    await user.click(await panel().findByRole('combobox', { name: '为选项设置条件' }))
    await user.click(screen.getByRole('option', { name }))
    expect(panel().getByRole('combobox', { name: `「${name}」何时可选` })).toBeTruthy()
    await user.click(panel().getByRole('combobox', { name: '隐藏时的值' }))
    await user.click(screen.getByRole('option', { name: '隐藏时清空' }))
    expect(handle().getForm().list[1]).toMatchObject({
      options: { formwork: { hiddenValue: 'clear', choicesWhen: [{ value: first?.value, when: { model: 's', is: 'equals' } }] } },
    })
  })

  it('take a common pattern and try it with a text', async () => {
    const { user, item, handle } = renderDesigner(formOfWidgets(widgetOf('input', 'a')))
    await user.click(item('a'))
    await user.click(await panel().findByRole('combobox', { name: '常用格式' }))
    await user.click(screen.getByRole('option', { name: '手机号码' }))
    expect(handle().getForm().list[0]).toMatchObject({ options: { pattern: '^1[3-9]\\d{9}$' } })
    const test = await panel().findByRole('textbox', { name: '输入文字测试格式' })
    await user.type(test, '1380013800')
    expect(panel().getByText('不符合格式')).toBeTruthy()
    await user.type(test, '0')
    expect(panel().getByText('符合格式')).toBeTruthy()
  })
})
