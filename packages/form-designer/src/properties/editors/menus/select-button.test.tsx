/** A menu of texts, by keyboard and by mouse. */
import { createForm } from '@formwork/form-schema'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { designerIn, renderWith } from '../../../testing/render-row'
import { ManySelect } from './ManySelect'
import { PlainSelect } from './PlainSelect'

afterEach(cleanup)

const OPTIONS = [
  { id: 'r', text: 'Red' },
  { id: 'g', text: 'Green' },
]

it('holds nothing while it is closed, opens with an arrow at what is chosen, and gives the focus back', async () => {
  const onChange = vi.fn<(id: string) => void>()
  render(<PlainSelect label="Colour" value="g" options={OPTIONS} onChange={onChange} />)
  const button = screen.getByRole('combobox', { name: 'Colour' })
  expect([button.textContent, button.getAttribute('aria-expanded'), screen.queryAllByRole('option')]).toEqual(['Green', 'false', []])
  const user = userEvent.setup()
  act(() => button.focus())
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Green')
  expect(screen.getByRole('option', { name: 'Green' }).getAttribute('aria-selected')).toBe('true')
  await user.keyboard('{ArrowUp}{Enter}')
  expect(onChange.mock.calls).toEqual([['r']])
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(document.activeElement).toBe(button)
})

it('says nothing when what is chosen is chosen again', async () => {
  const onChange = vi.fn<(id: string) => void>()
  render(<PlainSelect label="Colour" value="g" options={OPTIONS} onChange={onChange} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('combobox', { name: 'Colour' }))
  await user.click(screen.getByRole('option', { name: 'Green' }))
  expect(onChange).not.toHaveBeenCalled()
})

it('shows a value that is not among the texts, and keeps it in the list', async () => {
  render(<PlainSelect label="Colour" value="#fff" options={OPTIONS} onChange={() => undefined} />)
  const button = screen.getByRole('combobox', { name: 'Colour' })
  expect(button.textContent).toBe('#fff')
  await userEvent.setup().click(button)
  expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(3)
})

it('stays open where several can be chosen, and takes away what is picked again', async () => {
  const onChange = vi.fn<(ids: readonly string[]) => void>()
  renderWith(
    designerIn('en', createForm()),
    <ManySelect label="Colours" values={['r']} options={OPTIONS} placeholder="None" onChange={onChange} />,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('combobox', { name: 'Colours' }))
  expect(screen.getByRole('listbox').getAttribute('aria-multiselectable')).toBe('true')
  await user.click(screen.getByRole('option', { name: 'Green' }))
  await user.click(screen.getByRole('option', { name: 'Red' }))
  expect(onChange.mock.calls).toEqual([[['r', 'g']], [[]]])
})

it('says that nothing is chosen', () => {
  renderWith(
    designerIn('en', createForm()),
    <ManySelect label="Colours" values={[]} options={OPTIONS} placeholder="None" onChange={() => undefined} />,
  )
  expect(screen.getByRole('combobox', { name: 'Colours' }).textContent).toBe('None')
})
