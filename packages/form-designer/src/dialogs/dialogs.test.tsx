import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { axeFindings } from '../testing/axe-findings'
import { formOfWidgets, widgetOf } from '../testing/forms'
import { renderDesigner } from '../testing/render-designer'

const jsonFile = (text: string) => new File([text], 'form.json', { type: 'application/json' })
const dialog = () => within(screen.getByRole('dialog'))

describe('importing', () => {
  it('shows the report before it replaces anything, then selects the first field', async () => {
    const { user, handle, names } = renderDesigner(formOfWidgets(widgetOf('input', 'old')))
    await user.click(screen.getByRole('button', { name: '导入 JSON' }))
    const text = JSON.stringify({
      list: [
        { type: 'input', name: 'A', key: 'a', model: 'a', options: { required: true }, rules: [] },
        { type: 'map', key: 'r', name: 'R' },
      ],
    })
    await user.upload(dialog().getByLabelText('选择文件'), jsonFile(text))
    expect(await dialog().findByText('识别到 2 个组件')).toBeTruthy()
    expect(dialog().getByText('暂不支持组件类型 map，以占位显示并原样保留')).toBeTruthy()
    expect(dialog().getByText('字段标记为必填但缺少规则，已恢复必填')).toBeTruthy()
    expect(names()).toEqual(['old'])
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([])
    await user.click(dialog().getByRole('button', { name: '导入并替换' }))
    expect(names()).toEqual(['a', 'r'])
    expect(handle().isDirty()).toBe(true)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(await screen.findByRole('button', { name: '撤销：导入 JSON' }))
    expect(names()).toEqual(['old'])
  })

  it('reports a formula that cannot be read to its end', async () => {
    const { user } = renderDesigner()
    await user.click(screen.getByRole('button', { name: '导入 JSON' }))
    const total = { type: 'number', name: 'Total', key: 'total', model: 'total', options: { formwork: { computed: 'a * 1e3' } }, rules: [] }
    await user.upload(dialog().getByLabelText('选择文件'), jsonFile(JSON.stringify({ list: [total] })))
    expect(await dialog().findByText('计算公式有误，第 4 个字符处无法识别')).toBeTruthy()
  })

  it('says in which line a text is no JSON, then the parser’s own message, and imports nothing', async () => {
    const { user } = renderDesigner()
    await user.click(screen.getByRole('button', { name: '导入 JSON' }))
    await user.upload(dialog().getByLabelText('选择文件'), jsonFile('{\n"list": oops}'))
    let message = ''
    try {
      JSON.parse('{\n"list": oops}')
    } catch (error) {
      message = error instanceof Error ? error.message : ''
    }
    expect(await dialog().findByText('第 2 行：此处不应出现「oops」。')).toBeTruthy()
    expect(dialog().getByText(message.replaceAll(/\s+/g, ' '))).toBeTruthy()
    expect(dialog().getByRole('button', { name: '导入并替换' })).toHaveProperty('disabled', true)
  })
})

describe('what was typed into a dialog', () => {
  it('is asked about before Escape drops it, and is still there when one goes on editing', async () => {
    const { user } = renderDesigner()
    await user.click(screen.getByRole('button', { name: '导入 JSON' }))
    await user.upload(dialog().getByLabelText('选择文件'), jsonFile('{"list": []}'))
    await dialog().findByText('识别到 0 个组件')
    await user.keyboard('{Escape}')
    const question = within(await screen.findByRole('alertdialog', { name: '放弃已填写的内容？' }))
    expect(await axeFindings(screen.getByRole('alertdialog'))).toEqual([])
    await user.click(question.getByRole('button', { name: '继续编辑' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(within(await screen.findByRole('dialog')).getByText('识别到 0 个组件')).toBeTruthy()
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: '放弃' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is asked about in the preview as well, until it is reset', async () => {
    const { user } = renderDesigner(formOfWidgets(widgetOf('input', 'a', { model: 'reason', name: 'Reason' })), { locale: 'en' })
    await user.click(screen.getByRole('button', { name: 'Preview' }))
    await user.type(dialog().getByRole('textbox', { name: /Reason/ }), 'rest')
    await user.keyboard('{Escape}')
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Go on editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(within(await screen.findByRole('dialog')).getByRole<HTMLInputElement>('textbox', { name: /Reason/ }).value).toBe('rest')
    await user.click(dialog().getByRole('button', { name: 'Reset' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is nothing to ask about when there is nothing', async () => {
    const { user } = renderDesigner()
    await user.click(screen.getByRole('button', { name: '导入 JSON' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('the other dialogs', () => {
  it('copies the generated JSON and says so in the spec’s words', async () => {
    const { user } = renderDesigner(formOfWidgets(widgetOf('input', 'a')), { locale: 'en' })
    const write = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(screen.getByRole('button', { name: 'Generate JSON' }))
    await user.click(dialog().getByRole('button', { name: 'Copy Data' }))
    expect(await screen.findByText('Copy Successed')).toBeTruthy()
    expect(JSON.parse(write.mock.calls[0]?.[0] ?? '')).toMatchObject({ list: [{ key: 'a', type: 'input' }], config: { labelWidth: 100 } })
  })

  it('previews the form, refuses incomplete data in the spec’s words, and shows complete data', async () => {
    const field = widgetOf('input', 'a', { model: 'reason', name: 'Reason' })
    const { user } = renderDesigner(formOfWidgets({ ...field, options: { ...field.options, required: true } }), { locale: 'en' })
    await user.click(screen.getByRole('button', { name: 'Preview' }))
    await user.click(dialog().getByRole('button', { name: 'Get Data' }))
    expect((await screen.findAllByText(/Form data validation failed/)).length).toBeGreaterThan(0)
    await user.type(dialog().getByRole('textbox', { name: /Reason/ }), 'rest')
    await user.click(dialog().getByRole('button', { name: 'Get Data' }))
    expect(await dialog().findByText(/"reason": "rest"/)).toBeTruthy()
    await user.click(dialog().getByRole('button', { name: 'Reset' }))
    expect(dialog().queryByText(/"reason"/)).toBeNull()
  })

  it('shows the sample page without any button but close', async () => {
    const { user } = renderDesigner(formOfWidgets(widgetOf('input', 'a')), { locale: 'en' })
    await user.click(screen.getByRole('button', { name: 'Generate code' }))
    expect(
      dialog()
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Close'])
    expect(await dialog().findByText(/doctype html/i)).toBeTruthy()
  })
})
