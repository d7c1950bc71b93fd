/** The pager of spec 9: pages to choose from, the size of one, and a way to a page far off. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { brokenRules, renderPage } from '../../../testing/render-page'
import { Pager } from './Pager'

const show = (count: number, pageIndex: number) => {
  const onChange = vi.fn()
  renderPage(<Pager count={count} pageIndex={pageIndex} pageSize={10} onChange={onChange} />)
  return onChange
}
const pages = () =>
  within(screen.getByRole('navigation', { name: 'Pages' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

describe('the pager', () => {
  it('offers the first page, the last, and those around the one in view', () => {
    show(200, 10)
    expect(pages()).toEqual(['', '1', '…', '9', '10', '11', '…', '20', ''])
    expect(screen.getByRole('button', { name: '10' }).getAttribute('aria-current')).toBe('page')
  })

  it('leads to the page that is pressed, and to the one beside', async () => {
    const onChange = show(200, 10)
    await userEvent.click(screen.getByRole('button', { name: '11' }))
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }))
    expect(onChange.mock.calls).toEqual([[{ pageIndex: 11, pageSize: 10 }], [{ pageIndex: 9, pageSize: 10 }]])
  })

  it('goes no further than the last page', async () => {
    const onChange = show(200, 20)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next page' }).disabled).toBe(true)
    await userEvent.type(screen.getByRole('textbox', { name: 'Go to page' }), '99{Enter}')
    expect(onChange).toHaveBeenCalledWith({ pageIndex: 20, pageSize: 10 })
  })

  it('offers the jump however few pages there are', () => {
    show(3, 1)
    expect(screen.getByRole('textbox', { name: 'Go to page' })).toBeDefined()
  })

  it('says when there are more than were counted, leads one page further, and counts them when asked', async () => {
    const [onChange, onCountAll] = [vi.fn(), vi.fn()]
    renderPage(<Pager count={10_000} isCountBounded onCountAll={onCountAll} pageIndex={1000} pageSize={10} onChange={onChange} />)
    expect(screen.getByText(/10,000\+ in total/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    expect(onChange).toHaveBeenCalledWith({ pageIndex: 1001, pageSize: 10 })
    await userEvent.click(screen.getByRole('button', { name: 'Count all' }))
    expect(onCountAll).toHaveBeenCalledOnce()
  })

  it('is not there for an empty list', () => {
    show(0, 1)
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('has no accessibility problem', async () => {
    show(200, 10)
    expect(await brokenRules()).toEqual([])
  })
})
