/** Where the focus is once a widget was added: its panel is drawn when the browser has time for it. */
import { createForm } from '@formwork/form-schema'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderDesigner } from '../../testing/render-designer'

const idle = vi.hoisted(() => {
  const asked: ((deadline: { readonly didTimeout: boolean }) => void)[] = []
  Object.assign(globalThis, { requestIdleCallback: (run: (typeof asked)[0]) => asked.push(run), cancelIdleCallback: () => {} })
  return { come: () => asked.splice(0).forEach((run) => run({ didTimeout: true })) }
})

afterEach(() => document.querySelector('[data-host]')?.remove())

it('goes to the title of a widget whose chip was clicked, also from the search for chips', async () => {
  const { user, chip } = renderDesigner(createForm())
  await user.type(screen.getByRole('searchbox', { name: '搜索组件' }), '单行')
  await user.click(chip('单行文本'))
  expect(screen.queryByLabelText('标题')).toBeNull()
  act(idle.come)
  expect(document.activeElement).toBe(screen.getByLabelText('标题'))
})

it('stays in a box that somebody has gone on to before the panel came', async () => {
  const { user, chip } = renderDesigner(createForm())
  const host = document.body.appendChild(document.createElement('input'))
  host.dataset['host'] = ''
  await user.click(chip('单行文本'))
  host.focus()
  act(idle.come)
  expect(screen.getByLabelText('标题')).toMatchObject({ value: '单行文本' })
  expect(document.activeElement).toBe(host)
})
