/** The prop `value` of a designer: what is taken as it is, what is read first, and what a late answer may still do. */
import { createForm, exportDefinition, type ImportResult, widgetDefinitions } from '@formwork/form-schema'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as importer from '../loading/load-importer'
import { formOfWidgets, widgetOf } from '../testing/forms'
import { useReadForm } from './use-read-form'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const json = (name: string) => JSON.stringify(exportDefinition(formOfWidgets(widgetOf('input', 'a', { name }))))
const nameIn = (read: ImportResult | null) => read?.form?.list[0]?.name

function read(first: Parameters<typeof useReadForm>[0]) {
  const onRead = vi.fn<(result: ImportResult) => void>()
  const { result, rerender, unmount } = renderHook(({ value }) => useReadForm(value, widgetDefinitions, onRead), {
    initialProps: { value: first },
  })
  return { onRead, unmount, now: () => result.current, show: (value: typeof first) => rerender({ value }) }
}

/** As in a browser before the importer has come: it can be waited for, and answered for or refused. */
function withoutImporter() {
  const waiting: { readonly come: () => Promise<void>; readonly fail: () => Promise<void> }[] = []
  const real = importer.loadImporter
  let isThere = false
  vi.spyOn(importer, 'importerNow').mockImplementation(() => (isThere ? realNow : null))
  let realNow: ReturnType<typeof importer.importerNow> = null
  vi.spyOn(importer, 'loadImporter').mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        waiting.push({
          come: async () => {
            realNow = await real()
            isThere = true
            await act(async () => resolve(realNow ?? (await real())))
          },
          fail: () => act(async () => reject(new Error('no network'))),
        })
      }),
  )
  return waiting
}

describe('a value', () => {
  it('that is a form is there at once, the same form, without an importer', () => {
    withoutImporter()
    const form = createForm()
    const { now, onRead } = read(form)
    expect(now().read?.form).toBe(form)
    expect([now().retry, onRead.mock.calls.length]).toEqual([null, 0])
  })

  it('that is JSON is waited for, then told of once before it is drawn', async () => {
    const waiting = withoutImporter()
    const { now, onRead } = read(json('First'))
    expect(now()).toEqual({ read: null, retry: null })
    await waiting[0]?.come()
    await waitFor(() => expect(nameIn(now().read)).toBe('First'))
    expect(onRead).toHaveBeenCalledOnce()
  })

  it('stays in sight while the next one is waited for, and a late answer about an earlier one changes nothing', async () => {
    const waiting = withoutImporter()
    const form = formOfWidgets(widgetOf('input', 'a', { name: 'Shown' }))
    const { now, show, onRead } = read(form)
    show(json('Second'))
    expect(nameIn(now().read)).toBe('Shown')
    show(form)
    await waiting[0]?.come()
    expect(nameIn(now().read)).toBe('Shown')
    expect(onRead).not.toHaveBeenCalled()
  })

  it('whose importer cannot be fetched can be tried again', async () => {
    const waiting = withoutImporter()
    const { now } = read(json('Late'))
    await waiting[0]?.fail()
    await waitFor(() => expect(now().retry).not.toBeNull())
    act(() => now().retry?.())
    expect(now()).toEqual({ read: null, retry: null })
    await waiting[1]?.come()
    await waitFor(() => expect(nameIn(now().read)).toBe('Late'))
  })

  it('that comes after the designer is gone is told to nobody', async () => {
    const waiting = withoutImporter()
    const { unmount, onRead } = read(json('Gone'))
    unmount()
    await waiting[0]?.come()
    expect(onRead).not.toHaveBeenCalled()
  })
})
