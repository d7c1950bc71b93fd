/** Tabs by keyboard, in both directions of writing. */
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { TabRow } from './TabRow'

afterEach(cleanup)

function renderRow(dir: 'ltr' | 'rtl' = 'ltr') {
  const onChange = vi.fn<(value: string) => void>()
  const tabs = ['a', 'b', 'c'].map((value) => ({ value, label: value }))
  render(
    <div style={{ direction: dir }}>
      <TabRow label="row" value="b" tabs={tabs} controls="pane" onChange={onChange} />
    </div>,
  )
  const tab = (name: string) => screen.getByRole('tab', { name })
  act(() => tab('b').focus())
  return { onChange, tab, user: userEvent.setup() }
}

it('has one tab stop, the chosen tab, which names what it shows', () => {
  const { tab } = renderRow()
  expect(['a', 'b', 'c'].map((name) => tab(name).tabIndex)).toEqual([-1, 0, -1])
  expect(tab('b').getAttribute('aria-selected')).toBe('true')
  expect([tab('b').id, tab('b').getAttribute('aria-controls')]).toEqual(['pane-b', 'pane'])
})

it('goes round with the arrows, to the ends with Home and End, and chooses with Enter', async () => {
  const { user, tab, onChange } = renderRow()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(document.activeElement).toBe(tab('a'))
  await user.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(tab('c'))
  await user.keyboard('{Home}{End}')
  expect(document.activeElement).toBe(tab('c'))
  expect(onChange).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  expect(onChange).toHaveBeenCalledWith('c')
})

it('goes the other way where words run from right to left', async () => {
  const { user, tab } = renderRow('rtl')
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(tab('a'))
})
