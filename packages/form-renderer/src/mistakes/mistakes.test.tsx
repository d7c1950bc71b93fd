/** What developers give wrongly is told by name: to `onError`, and while they develop to the console. */
import { createForm, createWidget, type FormDefinition } from '@formwork/form-schema'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FormErrorContext } from '../api/form-error-context'
import { FormRenderer } from '../form/FormRenderer'
import { definition, widget } from '../testing/render-form'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

type Told = (error: unknown, context: FormErrorContext) => void

/** What is told of a form, a while after it was drawn. */
async function toldOf(props: Readonly<Record<string, unknown>>): Promise<(readonly [string, FormErrorContext])[]> {
  const onError = vi.fn<Told>()
  const given = { definition: definition([]), ...props }
  render(<FormRenderer locale="en" onError={onError} {...given} />)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  await act(() => vi.dynamicImportSettled())
  return onError.mock.calls.map(([error, context]) => [error instanceof Error ? error.message : '', context])
}

const styled = { style: { '--_control-line': '1px' } }

describe('what a host gave wrongly', () => {
  it('is the stylesheet that nobody imported', async () => {
    expect(await toldOf({})).toEqual([[expect.stringContaining("import '@formwork/form-renderer/styles.css'"), { where: 'host' }]])
    cleanup()
    expect(await toldOf(styled)).toEqual([])
  })

  it('is a value that no control of its field makes, and a record that is none', async () => {
    const form = definition([
      widget('number', 'count'),
      widget('checkbox', 'kinds', { options: [{ value: 'a' }] }),
      widget('input', 'title'),
    ])
    const told = await toldOf({
      ...styled,
      definition: form,
      defaultValue: { count: 'seven', kinds: 'a', title: '', more: 1 },
      values: new Map(),
    })
    expect(told).toEqual([
      ['`values` is an object (Map), not an object with the values by model', { where: 'host' }],
      [
        '`defaultValue` has the text "seven" for "count", where a field of the type number holds a number',
        { where: 'host', model: 'count' },
      ],
      ['`defaultValue` has the text "a" for "kinds", where a field of the type checkbox holds a list', { where: 'host', model: 'kinds' }],
    ])
  })

  it('is a validator that is not there', async () => {
    const form = definition([widget('input', 'account', { formwork: { rules: { validators: ['iban'] } } })])
    expect(await toldOf({ ...styled, definition: form })).toEqual([
      ['no entry of `validators` for "iban", which "account" asks for', { where: 'host', model: 'account' }],
    ])
    cleanup()
    expect(await toldOf({ ...styled, definition: form, validators: { iban: () => null } })).toEqual([])
  })

  it('is a remote function that is not there, once for each field', async () => {
    vi.stubEnv('NODE_ENV', 'development')
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const remote = { remote: true, remoteFunc: 'cities' }
    const form = definition([widget('radio', 'from', remote), widget('select', 'to', { ...remote, multiple: true })])
    const told = await toldOf({ ...styled, definition: form, defaultValue: { to: ['a'] } })
    const sentence = (model: string) => `no entry of remoteFunctions for "cities", where the choices of "${model}" come from`
    expect(told.toSorted(([first], [second]) => first.localeCompare(second))).toEqual(
      ['from', 'to'].map((model) => [sentence(model), { where: 'choices', model }]),
    )
    expect(logged).toHaveBeenCalledWith(`FormRenderer: ${sentence('from')}`)
  })
})

describe('what a definition has wrongly', () => {
  const named = (key: string, model: string) => ({ ...createWidget('input', { newKey: () => key }), name: `${key}-${model}`, model })

  it('is a key or a model of two fields', async () => {
    const form: FormDefinition = { ...createForm(), list: [named('k', 'a'), named('k', 'b'), named('l', 'a')] }
    vi.spyOn(console, 'error').mockReturnValue()
    expect(await toldOf({ ...styled, definition: form })).toEqual([
      ['the key "k" is that of "k-a" and of "k-b": each needs its own', { where: 'definition' }],
      ['the model "a" is that of "k-a" and of "l-a": each needs its own', { where: 'definition', model: 'a' }],
    ])
  })

  it('is an unknown type', async () => {
    const told = await toldOf({ ...styled, definition: definition([widget('inptu', 'title')]) })
    expect(told).toEqual([[expect.stringContaining('"inptu" of "title" is no known widget type'), { where: 'definition' }]])
  })

  it.each([
    [undefined, '`definition` is undefined'],
    [null, '`definition` is null'],
    [Promise.resolve({}), 'is a promise: wait for it'],
    [() => ({}), 'is a function: pass what it returns'],
    [new Response('{}'), 'is the response of a request'],
    [{ default: { list: [] } }, 'is a module: pass its `default`'],
    ['{', 'JSON'],
    [{ list: [], config: {}, schemaVersion: 99 }, 'saved in version 99'],
  ])('is said in its place, and told: %s', async (given, sentence) => {
    const told = await toldOf({ definition: given })
    expect(told).toEqual([[expect.stringContaining(sentence), { where: 'definition' }]])
    expect(screen.getByRole('alert').textContent).toContain(sentence)
  })
})

describe('while a host is developed', () => {
  it('the console has it, without anybody who listens', async () => {
    vi.stubEnv('NODE_ENV', 'development')
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    await toldOf({ ...styled, onError: undefined, definition: definition([widget('inptu', 'title')]) })
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('FormRenderer: "inptu" of "title"'))
  })

  it('and what the import had to change', async () => {
    vi.stubEnv('NODE_ENV', 'development')
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    await toldOf({ ...styled, definition: { list: [widget('input', 'a'), widget('input', 'a')], config: {} } })
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('Data key a occurs twice; this one is now a_2'))
  })

  it('a page that is built, and does not listen, has nothing of it', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    await toldOf({ ...styled, onError: undefined, definition: definition([widget('inptu', 'title')]) })
    expect(logged).not.toHaveBeenCalled()
  })
})
