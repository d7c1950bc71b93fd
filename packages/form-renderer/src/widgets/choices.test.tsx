import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { RemoteRequest } from '../sources/remote-function'
import { renderForm, widget } from '../testing/render-form'

const choices = [
  { value: 'a', label: 'Apple' },
  { value: 3, label: 'Cherry' },
]

describe('radio', () => {
  it('stores the value as the definition has it, a number stays a number', async () => {
    const { user, handle } = renderForm([widget('radio', 'f', { options: choices, showLabel: true })])
    await user.click(screen.getByRole('radio', { name: 'Cherry' }))
    expect(await handle.getData()).toEqual({ f: 3 })
  })

  it('prints values unless labels are asked for', () => {
    renderForm([widget('radio', 'f', { options: choices })])
    expect(screen.getByRole('radio', { name: 'a' })).toBeTruthy()
  })
})

describe('checkbox', () => {
  it('stores the list of what is ticked', async () => {
    const { user, handle } = renderForm([widget('checkbox', 'f', { options: choices, defaultValue: [] })])
    await user.click(screen.getByRole('checkbox', { name: '3' }))
    await user.click(screen.getByRole('checkbox', { name: 'a' }))
    expect(await handle.getData()).toEqual({ f: [3, 'a'] })
    await user.click(screen.getByRole('checkbox', { name: '3' }))
    expect(await handle.getData()).toEqual({ f: ['a'] })
  })

  it('waits with its verdict until the whole group is left', async () => {
    const { user } = renderForm([widget('checkbox', 'f', { options: choices, required: true })])
    await user.tab()
    await user.tab()
    expect(screen.queryByText('fRequired', { selector: '.fw-error' })).toBeNull()
    await user.tab()
    expect(await screen.findByText('fRequired', { selector: '.fw-error' })).toBeTruthy()
  })
})

describe('select', () => {
  it('stores one value and can be emptied', async () => {
    const { user, handle } = renderForm([widget('select', 'f', { options: choices, clearable: true })])
    await user.selectOptions(screen.getByRole('combobox'), '3')
    expect(await handle.getData()).toEqual({ f: 3 })
    await user.selectOptions(screen.getByRole('combobox'), '')
    expect(await handle.getData()).toEqual({ f: '' })
  })

  it('keeps showing a stored value that is no longer offered', () => {
    renderForm([widget('select', 'f', { options: choices })], { values: { f: 'gone' } })
    expect(screen.getByRole<HTMLSelectElement>('combobox').selectedOptions[0]?.textContent).toBe('gone')
  })
})

describe('choices from the host', () => {
  const remote = widget('select', 'owner', { remote: true, remoteFunc: 'userList', props: { value: 'userId', label: 'nickName' } })

  it('are mapped by the props of the definition', async () => {
    const { user, handle } = renderForm([remote], {
      remoteFunctions: { userList: () => Promise.resolve([{ userId: 7, nickName: 'Ann' }, { nickName: 'nobody' }]) },
    })
    expect(screen.getByRole('status').textContent).toBe('Loading choices…')
    await user.selectOptions(await screen.findByRole('combobox'), 'Ann')
    expect(await handle.getData()).toEqual({ owner: 7 })
  })

  it('show a failure with a retry, and log it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const userList = vi
      .fn()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValueOnce([{ userId: 7, nickName: 'Ann' }])
    const { user } = renderForm([remote], { remoteFunctions: { userList } })
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('option', { name: 'Ann' })).toBeTruthy()
    expect(log).toHaveBeenCalledOnce()
  })

  it('are aborted when the field leaves the page', async () => {
    const signals: AbortSignal[] = []
    const userList = ({ signal }: RemoteRequest) => {
      signals.push(signal)
      return new Promise<readonly unknown[]>(() => undefined)
    }
    const { user } = renderForm(
      [
        widget('switch', 'on', { defaultValue: true }),
        {
          ...remote,
          options: { ...(remote['options'] as object), displayVerify: { type: 'and', list: [{ model: 'on', value: 'true' }] } },
        },
      ],
      { remoteFunctions: { userList } },
    )
    await user.click(screen.getByRole('switch'))
    await waitFor(() => expect(signals[0]?.aborted).toBe(true))
  })

  it('say so when the host has no such function', () => {
    renderForm([remote])
    expect(screen.getByText('No source of choices is configured')).toBeTruthy()
  })

  it('print the label in preview', async () => {
    renderForm([remote], { mode: 'preview', values: { owner: 7 }, remoteFunctions: { userList: () => [{ userId: 7, nickName: 'Ann' }] } })
    expect(await screen.findByText('Ann')).toBeTruthy()
  })
})
