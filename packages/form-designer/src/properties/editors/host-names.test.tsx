/** The row for the name of a function that answers the choices of a field. */
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { widgetOf } from '../../testing/forms'
import { renderRow } from '../../testing/render-row'

const field = (remoteFunc: string) => {
  const widget = widgetOf('select', 'a')
  return { ...widget, options: { ...widget.options, remote: true as const, remoteFunc } }
}
const preview = { remoteFunctions: { userList: () => [], deptTreeList: () => [] } }
const list = (name = 'Remote function') => screen.getByRole('combobox', { name })
const box = (name = 'Name of the remote function') => screen.queryByRole<HTMLInputElement>('textbox', { name })
const HINT = 'The page around the form answers the options under this name'
const UNKNOWN = 'The preview does not know this name: it shows no options here'

describe('the name of a remote function', () => {
  it('is chosen from those that the preview has', async () => {
    const { user, option } = renderRow(field('userList'), 'remoteFunc', { preview })
    expect([list().textContent, box()]).toEqual(['userList', null])
    await user.click(list())
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['userList', 'deptTreeList', 'Another name'])
    await user.keyboard('{ArrowDown}{Enter}')
    expect([option('remoteFunc'), list().textContent]).toEqual(['deptTreeList', 'deptTreeList'])
  })

  it('that the preview does not know is kept and said to be unknown, until one that it knows is typed or chosen', async () => {
    const { user, option } = renderRow(field('func_1'), 'remoteFunc', { preview })
    expect([list().textContent, box()?.value]).toEqual(['Another name', 'func_1'])
    expect(screen.getByRole('status').textContent).toBe(UNKNOWN)
    await user.tab()
    await user.tab()
    await user.keyboard('userList')
    expect([option('remoteFunc'), box() === document.activeElement, screen.getByRole('status').textContent]).toEqual([
      'userList',
      true,
      HINT,
    ])
    await user.keyboard('s')
    expect(screen.getByRole('status').textContent).toBe(UNKNOWN)
    await user.click(list())
    await user.click(screen.getByRole('option', { name: 'deptTreeList' }))
    expect([option('remoteFunc'), box()]).toEqual(['deptTreeList', null])
  })

  it('can be another one than the list has', async () => {
    const { user, option } = renderRow(field('userList'), 'remoteFunc', { preview })
    await user.click(list())
    await user.click(screen.getByRole('option', { name: 'Another name' }))
    expect([option('remoteFunc'), box()?.value]).toEqual(['userList', 'userList'])
  })

  it('is said to be unknown in Chinese too', () => {
    renderRow(field('func_1'), 'remoteFunc', { preview, locale: 'zh-CN' })
    expect(list('远端方法').textContent).toBe('其他名称')
    expect(screen.getByRole('status').textContent).toBe('预览中没有该名称的方法，因此不会显示选项')
  })

  it('is a plain text where the preview is given no functions', () => {
    renderRow(field('func_1'), 'remoteFunc')
    expect(box('Remote function')?.value).toBe('func_1')
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.getByRole('status').textContent).toBe(HINT)
  })
})

describe('the name of a function that hands out a token', () => {
  const upload = () => {
    const widget = widgetOf('file', 'a')
    return { ...widget, options: { ...widget.options, isQiniu: true } }
  }

  it('is chosen from those that the host says it knows, or typed', async () => {
    const { user, option } = renderRow(upload(), 'tokenFunc', { preview: { upload: { tokenNames: ['storageToken', 'archiveToken'] } } })
    expect([list('Token function').textContent, box('Name of the token function')?.value]).toEqual(['Another name', 'funcGetToken'])
    expect(screen.getByRole('status').textContent).toBe('The preview does not know this name: it sends no token')
    await user.click(list('Token function'))
    await user.click(screen.getByRole('option', { name: 'archiveToken' }))
    expect([option('tokenFunc'), box('Name of the token function')]).toEqual(['archiveToken', null])
  })

  it('is a text with a word on what it is where the host names none', async () => {
    const { user, option } = renderRow(upload(), 'tokenFunc')
    expect(screen.getByRole('status').textContent).toBe('The page around the form hands out the upload token under this name')
    await user.type(box('Token function') ?? document.body, '2')
    expect(option('tokenFunc')).toBe('funcGetToken2')
  })
})
