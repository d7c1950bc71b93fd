/** A long menu of texts, which has a search. */
import { createForm } from '@formwork/form-schema'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { axeFindings } from '../../../testing/axe-findings'
import { designerIn, renderWith } from '../../../testing/render-row'
import { ManySelect } from './ManySelect'
import { PlainSelect } from './PlainSelect'

const options = Array.from({ length: 40 }, (_, index) => ({
  id: `field_${index}`,
  text: index % 10 === 0 ? `Total ${index}` : `Field ${index}`,
}))
const texts = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
const open = async (value: string) => {
  const onChange = vi.fn<(id: string) => void>()
  renderWith(designerIn('en', createForm()), <PlainSelect label="Field" value={value} options={options} onChange={onChange} />)
  const user = userEvent.setup()
  const button = screen.getByRole('combobox', { name: 'Field' })
  act(() => button.focus())
  await user.keyboard('{ArrowDown}')
  return { user, onChange, button, box: screen.getByRole('searchbox', { name: 'Search' }) }
}

describe('a long menu', () => {
  it('begins in its search, which finds texts and what they stand for', async () => {
    const { user, box } = await open('field_3')
    expect([document.activeElement === box, texts()]).toEqual([true, options.map(({ text }) => text)])
    await user.keyboard('total')
    expect(texts()).toEqual(['Total 0', 'Total 10', 'Total 20', 'Total 30'])
    await user.clear(box)
    await user.keyboard('FIELD_30')
    expect(texts()).toEqual(['Total 30'])
  })

  it('takes the first that was found with Enter, and gives the focus back', async () => {
    const { user, onChange, button } = await open('field_3')
    await user.keyboard('{Enter}')
    expect(onChange).not.toHaveBeenCalled()
    await user.keyboard('total{Enter}')
    expect(onChange.mock.calls).toEqual([['field_0']])
    expect([screen.queryByRole('listbox'), document.activeElement]).toEqual([null, button])
  })

  it('leads with the arrow to what is chosen, then to the first that was found', async () => {
    const { user, onChange } = await open('field_3')
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('Field 3')
    act(() => screen.getByRole('searchbox').focus())
    await user.keyboard('total{ArrowDown}{ArrowDown}{Enter}')
    expect(onChange.mock.calls).toEqual([['field_10']])
  })

  it('says that nothing was found; Escape empties the search, then closes', async () => {
    const { user, button } = await open('field_3')
    await user.keyboard('nowhere')
    expect(screen.getByRole('status').textContent).toBe('Nothing matches “nowhere”')
    await user.keyboard('{Escape}')
    expect(texts()).toHaveLength(40)
    await user.keyboard('{Escape}')
    expect([screen.queryByRole('listbox'), document.activeElement]).toEqual([null, button])
  })

  it('stays open, search and all, where several can be chosen', async () => {
    const onChange = vi.fn<(ids: readonly string[]) => void>()
    renderWith(
      designerIn('en', createForm()),
      <ManySelect label="Fields" values={['field_10']} options={options} placeholder="None" onChange={onChange} />,
    )
    const user = userEvent.setup()
    await user.click(screen.getByRole('combobox', { name: 'Fields' }))
    await user.keyboard('total')
    await user.click(screen.getByRole('option', { name: 'Total 20' }))
    expect([onChange.mock.calls, texts().length]).toEqual([[[['field_10', 'field_20']]], 4])
  })

  it('has nothing that axe finds', async () => {
    await open('field_3')
    expect(await axeFindings(document.querySelector('.MuiPopover-root') ?? document.body)).toEqual([])
  })
})
