/** The designer's ref: its answers, its restrictions, and calls without notification. */
import { exportDefinition, type FormDefinition, widgetDefinitions } from '@formwork/form-schema'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { loadImporter } from '../loading/load-importer'
import { formOf } from '../store/form-of'
import { designerOf, formOfWidgets, gridOf, widgetOf } from '../testing/forms'
import { handleOf } from './designer-handle'

beforeAll(() => loadImporter())

const start = formOfWidgets(widgetOf('input', 'a', { name: 'A' }), gridOf('g', [widgetOf('input', 'b', { name: 'B' })], []))

function open(form: FormDefinition = start) {
  const { store } = designerOf(form)
  const onGiven = vi.fn()
  const handle = handleOf({ store, widgets: widgetDefinitions, load: (next) => store.getState().load(next), onGiven })
  const rename = (key: string, name: string) => store.getState().dispatch({ type: 'rename-widget', key, name })
  const names = () => formOf(store.getState().document).list.map(({ name }) => name)
  return { store, handle, onGiven, rename, names }
}

describe('the form that is handed out', () => {
  it('is the same object until something changes, and the host is known to have it', () => {
    const { handle, onGiven, rename } = open()
    const first = handle.getForm()
    expect(handle.getForm()).toBe(first)
    expect(onGiven).toHaveBeenLastCalledWith(first)
    rename('a', 'Other')
    expect(handle.getForm()).not.toBe(first)
    expect(first.list[0]?.name).toBe('A')
  })

  it('is unsaved exactly while it differs from what was saved', () => {
    const { handle, rename, store } = open()
    expect(handle.isDirty()).toBe(false)
    rename('a', 'Other')
    expect(handle.isDirty()).toBe(true)
    handle.markSaved()
    expect(handle.isDirty()).toBe(false)
    store.getState().undo()
    expect(handle.isDirty()).toBe(true)
    store.getState().redo()
    expect(handle.isDirty()).toBe(false)
  })
})

describe('another form', () => {
  const other = formOfWidgets(widgetOf('rate', 'r', { name: 'Stars' }))

  it('that is set begins anew: nothing unsaved, nothing to undo', async () => {
    const { handle, rename, names, store } = open()
    rename('a', 'Other')
    const waiting = handle.setForm(other)
    // A form of form-schema is there when the call returns.
    expect(names()).toEqual(['Stars'])
    expect(await waiting).toMatchObject({ ok: true, report: [] })
    expect([handle.isDirty(), store.getState().undo()]).toEqual([false, false])
  })

  it('that replaces this one is a step, has to be saved, and is called what the host says', async () => {
    const { handle, names, store } = open()
    await handle.replaceForm(JSON.stringify(exportDefinition(other)), 'fix')
    expect([names(), handle.isDirty()]).toEqual([['Stars'], true])
    expect(store.getState().history.past.at(-1)?.label.id).toBe('fix')
    store.getState().undo()
    expect([names(), handle.isDirty()]).toEqual([['A', 'grid'].map((name, at) => (at === 0 ? name : (start.list[1]?.name ?? ''))), false])
  })

  it.each([['{'], ['{"a": 1}'], [null], [7]])('that is none, as %j, is refused with its report and changes nothing', async (source) => {
    const { handle, names, store } = open()
    const before = store.getState().document
    for (const result of [await handle.setForm(source as string), await handle.replaceForm(source as string)]) {
      expect(result.ok).toBe(false)
      expect(result.report.some(({ severity }) => severity === 'error')).toBe(true)
    }
    expect([store.getState().document, names()[0]]).toEqual([before, 'A'])
  })
})

describe('a host leads', () => {
  it('to a widget wherever it lies, or to the settings of the form', () => {
    const { handle, store } = open()
    store.getState().setView({ paletteOpen: true, panelTab: 'form' })
    handle.select('b')
    expect(store.getState()).toMatchObject({ selected: 'b', view: { panelTab: 'field', paletteOpen: false, focusRequest: 1 } })
    handle.select(null)
    expect(store.getState().view.panelTab).toBe('form')
  })

  it('to a widget that is not there: what was selected stays', () => {
    const { handle, store } = open()
    handle.select('a')
    handle.select('nobody')
    expect(store.getState().selected).toBe('a')
  })

  it('to the problems, and to a test', () => {
    const { handle, store } = open()
    handle.showProblems()
    expect(store.getState().view).toMatchObject({ sideTab: 'problems', paletteOpen: true, dialog: null })
    handle.showTest('t1')
    expect(store.getState().view).toMatchObject({ dialog: 'preview', shownTest: 't1' })
  })
})

describe('what somebody else has stored', () => {
  const theirs = (name: string) => formOfWidgets(widgetOf('input', 'a', { name }), start.list[1] ?? widgetOf('input', 'x'))

  it('takes in what was done here, as one step, and counts as saved', () => {
    const { handle, rename, names, store } = open()
    rename('b', 'Mine')
    expect(handle.rebase(theirs('Theirs'), { tryOut: true }).ok).toBe(true)
    expect(names()[0]).toBe('A')
    const result = handle.rebase(theirs('Theirs'))
    expect(result.ok && JSON.stringify(result.form)).toBe(JSON.stringify(handle.getForm()))
    expect([names()[0], JSON.stringify(handle.getForm()).includes('Mine'), handle.isDirty()]).toEqual(['Theirs', true, true])
    store.getState().undo()
    expect(names()[0]).toBe('A')
  })

  it('is left alone where both changed the same, and both are named', () => {
    const { handle, rename, names } = open()
    rename('a', 'Mine')
    expect(handle.rebase(theirs('Theirs'))).toEqual({ ok: false, conflicts: [{ code: 'changed-by-both', label: 'A' }] })
    expect(names()[0]).toBe('Mine')
  })

  it('cannot be merged where it is not known what was done here', () => {
    const { handle, rename, store } = open()
    const way = store.getState().document
    rename('a', 'Mine')
    // The base of a restored draft is unknown.
    store.setState({ saved: { ...way } })
    expect(handle.rebase(theirs('Theirs'))).toEqual({ ok: false, conflicts: null })
  })
})
