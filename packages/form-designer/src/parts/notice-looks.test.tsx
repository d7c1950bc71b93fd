/** How a notice looks: how grave it is, how long it stays, and whether it can be undone from there. */
import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { NoticeContent } from '../store/designer-state'
import { designerOf, formOfWidgets, widgetOf } from '../testing/forms'
import { renderPart } from '../testing/render-part'
import { NoticeRegion } from './NoticeRegion'

function region() {
  const part = renderPart(designerOf(formOfWidgets(widgetOf('input', 'a'), widgetOf('input', 'b'))), <NoticeRegion />)
  const said = () => part.container.querySelector('[data-announcer]')?.textContent?.trim() ?? ''
  const tell = (notice: NoticeContent, shown = true) => act(() => part.state().notify(notice, { shown }))
  const remove = () => act(() => void part.state().dispatch({ type: 'delete-widget', key: 'a', origin: 'delete' }))
  return { ...part, said, tell, remove }
}
const step = { id: 'delete', widget: { type: 'input', name: 'Zebra' }, position: null, total: null, option: null, count: 1 } as const

describe('a notice', () => {
  it('that is not shown is only said', () => {
    const { said, tell } = region()
    tell({ kind: 'copied' }, false)
    expect([said(), screen.queryByRole('alert')]).toEqual(['已复制到剪贴板', null])
  })

  it('that is shown is read from there, and not twice', () => {
    const { said, tell } = region()
    tell({ kind: 'paste-failed' })
    expect([said(), screen.getByRole('alert').textContent]).toEqual(['', '剪贴板中没有可用的组件'])
  })

  it.each<[string, NoticeContent]>([
    ['Success', { kind: 'saved' }],
    ['Success', { kind: 'json-copied' }],
    ['Warning', { kind: 'refused', reason: 'child-not-allowed' }],
    ['Warning', { kind: 'paste-failed' }],
    ['Error', { kind: 'save-failed', reason: 'The disk is full' }],
    ['Error', { kind: 'not-loaded' }],
    ['Info', { kind: 'block-deleted', name: 'x' }],
  ])('is as grave as a %s for %j', (severity, notice) => {
    region().tell(notice)
    expect(screen.getByRole('alert').className).toContain(`MuiAlert-color${severity}`)
  })

  it('is closed by its button, or goes by itself where it can be undone instead', async () => {
    const { user, tell, remove, state } = region()
    tell({ kind: 'saved' })
    await user.click(screen.getByRole('button', { name: '关闭' }))
    expect(state().view.notice).toMatchObject({ kind: 'saved', shown: false })
    remove()
    tell({ kind: 'deleted-with-readers', step, readers: [{ type: 'input', name: 'x' }] })
    expect(screen.queryByRole('button', { name: '关闭' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '撤销' }))
    expect(state().document.root).toEqual(['a', 'b'])
  })

  it('offers no undo where there is no step, and for nothing else', () => {
    const { tell, remove } = region()
    tell({ kind: 'cleared' })
    expect(screen.queryByRole('button', { name: '撤销' })).toBeNull()
    remove()
    tell({ kind: 'saved' })
    expect(screen.queryByRole('button', { name: '撤销' })).toBeNull()
    tell({ kind: 'cleared' })
    expect(screen.getByRole('button', { name: '撤销' })).toBeTruthy()
  })
})
