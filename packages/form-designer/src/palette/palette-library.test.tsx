/** Favourites and saved blocks: kept by the host, used by mouse and by keyboard. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { DesignerBlock } from '../host/designer-library'
import { axeFindings } from '../testing/axe-findings'
import { formOfWidgets, gridOf, widgetOf } from '../testing/forms'
import { renderDesigner } from '../testing/render-designer'
import { exportDefinition } from '@formwork/form-schema'

const section = (name: string) => within(screen.getByRole('region', { name }))
const address: DesignerBlock = {
  name: '地址',
  definition: exportDefinition(
    formOfWidgets(widgetOf('input', 'city', { model: 'city' }), widgetOf('input', 'street', { model: 'street' })),
  ),
}

describe('favourites', () => {
  it('come first, by a letter on the chip or the button at its corner, and are announced', async () => {
    const onChange = vi.fn()
    const { user, chip, said } = renderDesigner(formOfWidgets(), { favourites: { types: ['date'], onChange } })
    expect(section('常用').getByRole('button', { name: '添加日期选择器' })).toBeTruthy()
    act(() => chip('单行文本').focus())
    await user.keyboard('f')
    expect(onChange).toHaveBeenLastCalledWith(['date', 'input'])
    expect(said()).toBe('单行文本已设为常用')
    await user.click(screen.getByRole('button', { name: '取消常用：日期选择器' }))
    expect(onChange).toHaveBeenLastCalledWith([])
  })

  it('are not offered where nobody keeps them', () => {
    renderDesigner(formOfWidgets())
    expect(screen.queryByRole('button', { name: /设为常用/ })).toBeNull()
    expect(screen.queryByRole('region', { name: '常用' })).toBeNull()
  })
})

describe('saved blocks', () => {
  it('are saved from what is selected, under a name, through the menu', async () => {
    const onChange = vi.fn()
    const { user, item } = renderDesigner(formOfWidgets(gridOf('g', [widgetOf('input', 'a')], [])), {
      blocks: { list: [address], onChange },
    })
    await user.pointer({ keys: '[MouseRight]', target: item('g') })
    await user.click(await screen.findByRole('menuitem', { name: '保存为组合…' }))
    const dialog = within(await screen.findByRole('dialog', { name: '保存为组合…' }))
    await user.click(dialog.getByRole('button', { name: '保存' }))
    expect(dialog.getByText('请填写组合名称')).toBeTruthy()
    expect(onChange).not.toHaveBeenCalled()
    await user.type(dialog.getByRole('textbox', { name: /组合名称/ }), '地址')
    expect(dialog.getByText('已有同名组合，保存后将替换')).toBeTruthy()
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([])
    await user.type(dialog.getByRole('textbox', { name: /组合名称/ }), '二{Enter}')
    expect(onChange.mock.calls[0]?.[0]).toMatchObject([{ name: '地址' }, { name: '地址二', definition: { list: [{ type: 'grid' }] } }])
  })

  it('go into the form as copies, each time with keys of their own, as one step', async () => {
    const { user, names, handle, said } = renderDesigner(formOfWidgets(widgetOf('input', 'a')), { blocks: { list: [address] } })
    act(() => section('已保存的组合').getByRole('button', { name: '添加地址' }).focus())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(names()).toEqual(['a', 'city', 'street']))
    expect(said()).toBe('已添加 2 个组件')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(names()).toHaveLength(5))
    const models = handle()
      .getForm()
      .list.map((widget) => ('model' in widget ? widget.model : ''))
    expect(new Set(models).size).toBe(5)
    await user.click(screen.getByRole('button', { name: /^撤销/ }))
    expect(names()).toEqual(['a', 'city', 'street'])
  })

  it('are found by their name, and Enter in the search puts the best one in', async () => {
    const { user, names } = renderDesigner(formOfWidgets(), { blocks: { list: [address] } })
    await user.type(screen.getByRole('searchbox', { name: '搜索组件' }), '地址{Enter}')
    await waitFor(() => expect(names()).toEqual(['city', 'street']))
  })

  it('are renamed and deleted, by a letter on the chip as well', async () => {
    const kept = vi.fn()
    const { user } = renderDesigner(formOfWidgets(), { blocks: { list: [address], onChange: kept } })
    act(() => section('已保存的组合').getByRole('button', { name: '添加地址' }).focus())
    await user.keyboard('e')
    const box = await screen.findByRole('textbox', { name: /组合名称/ })
    await user.clear(box)
    await user.type(box, '住址{Enter}')
    expect(kept).toHaveBeenLastCalledWith([{ ...address, name: '住址' }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(await screen.findByRole('button', { name: '重命名或删除组合「地址」' }))
    await user.click(await screen.findByRole('button', { name: '删除' }))
    expect(kept).toHaveBeenLastCalledWith([])
    expect(await screen.findByText('已删除组合「地址」')).toBeTruthy()
  })
})
