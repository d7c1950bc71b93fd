import { render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { RemoteFunctions, RemoteRequest } from '../sources/remote-function'
import { definition, renderForm, widget } from '../testing/render-form'
import { FormFace } from '../field/FormFace'
import { WidgetFace } from '../field/WidgetFace'

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

  it('is validated when the whole group is left', async () => {
    const { user } = renderForm([widget('checkbox', 'f', { options: choices, required: true })])
    await user.tab()
    await user.tab()
    expect(screen.queryByText('f is required', { selector: '.fw-error' })).toBeNull()
    await user.tab()
    expect(await screen.findByText('f is required', { selector: '.fw-error' })).toBeTruthy()
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

describe('sources of one form', () => {
  const owner = (model: string, props: object = { value: 'userId', label: 'nickName' }) =>
    widget('select', model, { remote: true, remoteFunc: 'userList', props: { value: 'userId', label: 'nickName', ...props } })

  it('are asked once for everybody who asks the same', async () => {
    const userList = vi.fn(() => Promise.resolve([{ userId: 7, nickName: 'Ann', mail: 'ann@example.org' }]))
    renderForm([owner('a'), owner('b'), owner('c', { label: 'mail' })], { remoteFunctions: { userList } })
    expect(await screen.findAllByRole('option', { name: 'Ann' })).toHaveLength(2)
    expect(await screen.findByRole('option', { name: 'ann@example.org' })).toBeTruthy()
    expect(userList).toHaveBeenCalledOnce()
  })

  it('are asked for each field when the answer depends on the field', async () => {
    const userList = Object.assign(
      vi.fn(({ model }: RemoteRequest) => [{ userId: model, nickName: `of ${model}` }]),
      { perField: true },
    )
    renderForm([owner('a'), owner('b')], { remoteFunctions: { userList } })
    expect(await screen.findByRole('option', { name: 'of a' })).toBeTruthy()
    expect(await screen.findByRole('option', { name: 'of b' })).toBeTruthy()
  })

  it('are looked up among the host’s own functions only (C6)', () => {
    for (const remoteFunc of ['toString', 'constructor', '__proto__', 'hasOwnProperty']) {
      const { container } = renderForm([widget('radio', 'f', { remote: true, remoteFunc })], { remoteFunctions: {} })
      expect(container.textContent).toContain('No source of choices is configured')
    }
  })

  it('may answer anything: the list stays bounded and readable, or the field says what is wrong (D8)', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const cyclic: Record<string, unknown> = { userId: 1 }
    cyclic['nickName'] = cyclic
    const answers: Record<string, () => unknown> = {
      nothing: () => null,
      html: () => '<p>Sign in</p>',
      throws: () => {
        throw new Error('secret detail')
      },
      odd: () => [cyclic, { userId: 1, nickName: 'again' }, null, { userId: {} }, 5],
      many: () => Array.from({ length: 100_000 }, (_, userId) => ({ userId })),
    }
    const form = Object.keys(answers).map((name) =>
      widget('select', name, {
        remote: true,
        remoteFunc: name,
        filterable: name === 'many',
        props: { value: 'userId', label: 'nickName' },
      }),
    )
    const { container, user } = renderForm(form, { remoteFunctions: answers as RemoteFunctions })
    const options = (model: string) =>
      [...container.querySelectorAll(`[data-field="${model}"] option`)].map(({ textContent }) => textContent)
    await user.click(screen.getByRole('combobox', { name: 'many' }))
    expect((await screen.findByRole('option', { name: '0' })).getAttribute('aria-setsize')).toBe('5000')
    expect(screen.getByText('Only the first 5000 are shown')).toBeTruthy()
    expect(options('odd')).toEqual(['Select', '1', '5'])
    expect(screen.getAllByText('Choices could not be loaded: the answer is not a list')).toHaveLength(2)
    expect(container.textContent).not.toContain('secret detail')
    expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(3)
  })

  it('print no id while a label is on its way, and ask a source that knows labels for those alone', async () => {
    let answer: (entries: readonly unknown[]) => void = () => undefined
    const userList = Object.assign(
      vi.fn(() => []),
      {
        labelsFor: vi.fn(
          () =>
            new Promise<readonly unknown[]>((resolve) => {
              answer = resolve
            }),
        ),
      },
    )
    const { container } = renderForm([owner('a')], { mode: 'preview', values: { a: 7 }, remoteFunctions: { userList } })
    expect(container.querySelector('.fw-skeleton')).toBeTruthy()
    expect(container.textContent).not.toContain('7')
    await waitFor(() => expect(userList.labelsFor).toHaveBeenCalledWith([7], expect.objectContaining({ model: 'a' })))
    answer([{ userId: 7, nickName: 'Ann' }])
    expect(await screen.findByText('Ann')).toBeTruthy()
    expect(userList).not.toHaveBeenCalled()
  })

  it('take an answer that comes too late for nothing (D8)', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const answers: ((entries: readonly unknown[]) => void)[] = []
    const late = () => new Promise<readonly unknown[]>((resolve) => answers.push(resolve))
    const { container, update } = renderForm([owner('a')], { remoteFunctions: { userList: late } })
    await waitFor(() => expect(answers).toHaveLength(1))
    update({ remoteFunctions: { userList: () => [{ userId: 2, nickName: 'New' }] } })
    expect(await screen.findByRole('option', { name: 'New' })).toBeTruthy()
    answers[0]?.([{ userId: 1, nickName: 'Old' }])
    await Promise.resolve()
    expect(container.textContent).not.toContain('Old')
    expect(log).not.toHaveBeenCalled()
  })

  it('name what is wrong with a configured request, on the field', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const request = { url: '/people', method: 'put', params: '{}', headers: '{}', result: 'data', timeout: 10 }
    renderForm([
      widget('radio', 'a', { remote: 99, requestMethod: request }),
      widget('checkbox', 'b', { remote: 99, requestMethod: { ...request, method: 'get', params: '{oops' } }),
      widget('select', 'c', { remote: 99, requestMethod: { ...request, method: 'get', headers: '{"Authorization":"x"}' } }),
    ])
    expect(await screen.findByText('Choices could not be loaded: the method “put” is not handled, only get and post are')).toBeTruthy()
    expect(screen.getByText('Choices could not be loaded: “params” is not a JSON object')).toBeTruthy()
    expect(screen.getByText('Choices could not be loaded: the header “Authorization” may not be set')).toBeTruthy()
  })

  it('go on page by page below a list of boxes', async () => {
    const pages = ({ page }: RemoteRequest) => ({ items: [{ value: page, label: `Page ${page}` }], hasMore: page < 2 })
    const { user } = renderForm([widget('checkbox', 'f', { remote: true, remoteFunc: 'pages' })], { remoteFunctions: { pages } })
    await user.click(await screen.findByRole('button', { name: 'Load more' }))
    expect(await screen.findByRole('checkbox', { name: 'Page 2' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  })

  it('are not asked on a canvas', async () => {
    const form = definition([
      widget('radio', 'f', {
        remote: 99,
        requestMethod: { url: '/people', method: 'get', params: '{}', headers: '{}', result: 'data', timeout: 10 },
      }),
    ])
    const asked = vi.spyOn(globalThis, 'fetch')
    const [first] = form.list
    render(
      <FormFace config={form.config} locale="en">
        {first && <WidgetFace widget={first} />}
      </FormFace>,
    )
    expect(await screen.findByText('Choices load when the form is filled')).toBeTruthy()
    expect(asked).not.toHaveBeenCalled()
  })
})
