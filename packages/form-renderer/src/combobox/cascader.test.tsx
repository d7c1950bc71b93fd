import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { RemoteRequest } from '../sources/remote-function'
import { axeFindings } from '../testing/axe-findings'
import { renderForm, widget } from '../testing/render-form'

const places = [
  {
    value: 'zj',
    label: '浙江',
    children: [
      { value: 'hz', label: '杭州', children: [{ value: 1, label: '西湖' }] },
      { value: 'nb', label: '宁波' },
    ],
  },
  { value: 'bj', label: '北京', children: [{ value: 'hd', label: '海淀' }] },
  { value: 'hk', label: '香港' },
]
const cascader = (options: object = {}) => widget('cascader', 'f', { options: places, ...options })
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'f' })
const current = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent
const columns = () =>
  screen.getAllByRole('tree').map((column) =>
    within(column)
      .getAllByRole('treeitem')
      .map(({ textContent }) => textContent),
  )

describe('cascader', () => {
  it('opens column by column with the pointer, and stores the path to a leaf', async () => {
    const { user, handle } = renderForm([cascader()])
    await user.click(box())
    await screen.findAllByRole('tree', { name: 'f' })
    await user.click(screen.getByRole('treeitem', { name: '浙江' }))
    await user.click(screen.getByRole('treeitem', { name: '杭州' }))
    expect(columns()).toEqual([['浙江', '北京', '香港'], ['杭州', '宁波'], ['西湖']])
    await user.click(screen.getByRole('treeitem', { name: '西湖' }))
    expect(screen.queryByRole('tree')).toBeNull()
    expect(box().value).toBe('浙江 / 杭州 / 西湖')
    expect(await handle.getData()).toEqual({ f: ['zj', 'hz', 1] })
  })

  it('works with the keyboard alone: down a column, into the next and back, and picks', async () => {
    const { user, handle } = renderForm([cascader()])
    await user.tab()
    await user.keyboard('{ArrowDown}')
    await screen.findAllByRole('tree')
    await user.keyboard('{ArrowDown}')
    expect(current()).toBe('浙江')
    await user.keyboard('{ArrowRight}{ArrowDown}')
    expect(current()).toBe('宁波')
    expect(screen.getByRole('treeitem', { name: '浙江' }).getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{ArrowLeft}')
    expect(current()).toBe('浙江')
    expect(columns()).toHaveLength(1)
    await user.keyboard('{End}{Enter}')
    expect(await handle.getData()).toEqual({ f: ['hk'] })
    expect(document.activeElement).toBe(box())
  })

  it('finds a row by its first letter, and does not pick a branch', async () => {
    const { user, handle } = renderForm([
      widget('cascader', 'f', {
        options: [
          { value: 1, label: 'North' },
          { value: 2, label: 'South', children: [{ value: 3, label: 'Pole' }] },
        ],
      }),
    ])
    await user.tab()
    await user.keyboard('{Enter}')
    await screen.findAllByRole('tree')
    await user.keyboard('s{Enter}')
    expect(await handle.getData()).toEqual({ f: [] })
    expect(current()).toBe('Pole')
    await user.keyboard('{Enter}')
    expect(await handle.getData()).toEqual({ f: [2, 3] })
  })

  it('opens on what is chosen', async () => {
    const { user } = renderForm([cascader()], { values: { f: ['zj', 'nb'] } })
    await user.click(box())
    await screen.findAllByRole('tree')
    await waitFor(() => expect(current()).toBe('宁波'))
    expect(screen.getByRole('treeitem', { name: '宁波' }).getAttribute('aria-selected')).toBe('true')
  })

  it('searches all its paths when it is filterable', async () => {
    const { user, handle } = renderForm([cascader({ filterable: true })])
    await user.click(box())
    await screen.findAllByRole('tree')
    await user.keyboard('江 / 杭')
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['浙江 / 杭州 / 西湖'])
    await user.keyboard('{Enter}')
    expect(await handle.getData()).toEqual({ f: ['zj', 'hz', 1] })
  })

  it('shows the last level only when it is told so, can be cleared, and prints labels in preview', async () => {
    const { user, handle, update } = renderForm([cascader({ showAllLevels: false, clearable: true })], { values: { f: ['zj', 'nb'] } })
    expect(box().value).toBe('宁波')
    update({ mode: 'preview' })
    expect(screen.getByText('宁波')).toBeTruthy()
    update({ mode: 'edit' })
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(await handle.getData()).toEqual({ f: [] })
  })

  it('keeps showing a path that left the tree', () => {
    renderForm([cascader()], { values: { f: ['zj', 'gone'] } })
    expect(box().value).toBe('浙江 / gone')
  })

  it('is clean for axe, closed and open', async () => {
    const { user, container } = renderForm([cascader({ filterable: true, tip: 'Where' })])
    expect(await axeFindings(container)).toEqual([])
    await user.click(box())
    await screen.findAllByRole('tree')
    await user.keyboard('{ArrowDown}{ArrowRight}')
    expect(await axeFindings(container)).toEqual([])
  })
})

describe('a cascader from elsewhere', () => {
  const remote = cascader({ options: [], remote: true, remoteFunc: 'depts', props: { value: 'id', label: 'name', children: 'below' } })
  const levels: Record<string, readonly object[]> = {
    '': [
      { id: 1, name: 'Head office', hasChildren: true },
      { id: 2, name: 'Depot' },
    ],
    '1': [
      { id: 1, name: 'Sales' },
      { id: 12, name: 'Law', hasChildren: true },
    ],
    '1/12': [{ id: 121, name: 'Contracts' }],
  }
  const oneLevel = () => vi.fn(({ path }: RemoteRequest) => Promise.resolve(levels[path.join('/')] ?? []))

  it('takes a whole tree', async () => {
    const depts = () => [{ id: 1, name: 'Head office', below: [{ id: 11, name: 'Sales' }] }]
    const { user, handle } = renderForm([remote], { remoteFunctions: { depts } })
    await user.click(box())
    await user.click(await screen.findByRole('treeitem', { name: 'Head office' }))
    await user.click(screen.getByRole('treeitem', { name: 'Sales' }))
    expect(await handle.getData()).toEqual({ f: [1, 11] })
  })

  it('asks for one level at a time, each once, by its path', async () => {
    const depts = oneLevel()
    const { user, handle } = renderForm([remote], { remoteFunctions: { depts } })
    expect(depts).not.toHaveBeenCalled()
    await user.click(box())
    await user.click(await screen.findByRole('treeitem', { name: 'Head office' }))
    await user.click(await screen.findByRole('treeitem', { name: 'Law' }))
    await user.click(await screen.findByRole('treeitem', { name: 'Contracts' }))
    expect(box().value).toBe('Head office / Law / Contracts')
    expect(await handle.getData()).toEqual({ f: [1, 12, 121] })
    expect(depts.mock.calls.map(([{ path }]) => path)).toEqual([[], [1], [1, 12]])
  })

  it('goes into a level that is still loading, and retries one that failed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const depts = oneLevel()
    depts.mockResolvedValueOnce(levels[''] ?? []).mockRejectedValueOnce(new Error('down'))
    const { user } = renderForm([remote], { remoteFunctions: { depts } })
    await user.click(box())
    await screen.findByRole('treeitem', { name: 'Depot' })
    await user.keyboard('{ArrowDown}{ArrowRight}')
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    await screen.findByRole('treeitem', { name: 'Sales' })
    expect(current()).toBe('Sales')
  })

  it('walks to the labels of a stored path in preview, with a skeleton meanwhile', async () => {
    renderForm([remote], { mode: 'preview', values: { f: [1, 12, 121] }, remoteFunctions: { depts: oneLevel() } })
    expect(screen.getByRole('status').textContent).toBe('Loading choices…')
    expect(screen.queryByText(/121/)).toBeNull()
    expect(await screen.findByText('Head office / Law / Contracts')).toBeTruthy()
  })

  it('asks a source that knows labels for those alone', async () => {
    const depts = Object.assign(oneLevel(), {
      labelsFor: vi.fn(() => [
        { id: 1, name: 'Head office' },
        { id: 1, name: 'Sales' },
      ]),
    })
    renderForm([remote], { mode: 'preview', values: { f: [1, 1] }, remoteFunctions: { depts } })
    expect(await screen.findByText('Head office / Sales')).toBeTruthy()
    expect(depts).not.toHaveBeenCalled()
    expect(depts.labelsFor).toHaveBeenCalledWith([1, 1], expect.objectContaining({ model: 'f' }))
  })

  it('says so when the host has no such function', () => {
    renderForm([remote])
    expect(screen.getByText('No source of choices is configured')).toBeTruthy()
  })
})
