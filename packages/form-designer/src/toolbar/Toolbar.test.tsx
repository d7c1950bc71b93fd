/** The toolbar: what is there, what can be pressed when, and where it goes on a narrow screen. */
import { act, fireEvent, screen, within } from '@testing-library/react'
import { createForm } from '@formwork/form-schema'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { messagesFor } from '../messages/messages-for'
import { designerOf, formOfWidgets, widgetOf } from '../testing/forms'
import { renderPart } from '../testing/render-part'
import { type DesignerToolbar, Toolbar } from './Toolbar'

/** As laid out by a browser: so much room for the tools, and so much for each. */
const TOOL_WIDTH = 96
function layOut(room: number) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(room)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(TOOL_WIDTH)
  const told: (() => void)[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => {}
      disconnect = () => {}
      constructor(tell: () => void) {
        told.push(tell)
      }
    },
  )
  return () => act(() => told.forEach((tell) => tell()))
}

interface Shown {
  readonly buttons?: DesignerToolbar
  readonly lead?: ReactNode
  readonly actions?: ReactNode
  readonly isNarrow?: boolean
  /** Pixels left for the tools; as many as they need unless it is said. */
  readonly room?: number
  readonly locale?: string
  readonly isEmpty?: boolean
}

function bar({ buttons = {}, lead, actions, isNarrow = false, room = 1600, locale = 'en', isEmpty = false }: Shown = {}) {
  const isLaidOut = layOut(room)
  const form = isEmpty ? createForm() : formOfWidgets(widgetOf('input', 'a'))
  const designer = { ...designerOf(form), locale, messages: messagesFor(locale) }
  const part = renderPart(designer, <Toolbar buttons={buttons} lead={lead} actions={actions} isNarrow={isNarrow} />)
  isLaidOut()
  const toolbar = within(screen.getByRole('toolbar'))
  const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent
  const names = () => toolbar.getAllByRole('button').map(nameOf)
  const button = (name: string) => {
    const found = toolbar.getAllByRole<HTMLButtonElement>('button').find((each) => nameOf(each) === name)
    if (found === undefined) throw new Error(`nothing is called ${name}`)
    return found
  }
  const press = (name: string) => fireEvent.click(button(name))
  const menuItems = () => [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')]
  const inMenu = () => {
    press('More actions')
    return menuItems().map(({ textContent }) => textContent)
  }
  return { ...part, designer, toolbar, names, menuItems, inMenu, button, press }
}

const ALL = ['Import JSON', 'Clear', 'Preview', 'Generate JSON', 'Generate code', 'Languages of the form', 'Code view']
const offering = (...ids: readonly (keyof DesignerToolbar)[]): DesignerToolbar => {
  const none = {
    importJson: false,
    clear: false,
    preview: false,
    generateJson: false,
    generateCode: false,
    languages: false,
    codeBeside: false,
  }
  return { ...none, ...Object.fromEntries(ids.map((id) => [id, true])) }
}

describe('the tools', () => {
  it('are all there, in this order, where the host says nothing', () => {
    const { names } = bar()
    expect(names()).toEqual(['Undo', 'Redo', ...ALL])
  })

  it.each<[keyof DesignerToolbar, string]>([
    ['importJson', 'Import JSON'],
    ['clear', 'Clear'],
    ['preview', 'Preview'],
    ['generateJson', 'Generate JSON'],
    ['generateCode', 'Generate code'],
  ])('hold %s alone where the host allows no other', (id, name) => {
    expect(bar({ buttons: offering(id) }).names()).toEqual(['Undo', 'Redo', name])
  })

  it('may be none at all: history stays, and no menu that would be empty', () => {
    expect(bar({ buttons: offering(), isNarrow: true }).names()).toEqual(['Components', 'Properties', 'Undo', 'Redo'])
  })

  it.each([
    ['Import JSON', 'import'],
    ['Preview', 'preview'],
    ['Generate JSON', 'json'],
    ['Generate code', 'code'],
  ])('%s opens its dialog', (name, dialog) => {
    const { press, state } = bar()
    press(name)
    expect(state().view.dialog).toBe(dialog)
  })

  it('open the form as text beside the canvas, and close it again under another name', () => {
    const { press, state, designer } = bar()
    press(designer.messages.code.open)
    expect(state().view.codeView).toBe('json')
    press(designer.messages.code.close)
    expect(state().view.codeView).toBeNull()
  })
})

describe('what can be pressed', () => {
  it('is no history at first; a step names itself, with the key that does the same', () => {
    const { button, press, state } = bar()
    expect([button('Undo').disabled, button('Redo').disabled]).toEqual([true, true])
    act(() => void state().dispatch({ type: 'delete-widget', key: 'a', origin: 'delete' }))
    expect(button('Undo: delete component').disabled).toBe(false)
    expect(button('Undo: delete component').parentElement?.title).toBe('Undo: delete component (Ctrl+Z)')
    press('Undo: delete component')
    expect([button('Undo').disabled, state().document.root]).toEqual([true, ['a']])
    expect([
      button('Redo: delete component').parentElement?.title,
      button('Redo: delete component').getAttribute('aria-keyshortcuts'),
    ]).toEqual(['Redo: delete component (Ctrl+Y)', 'Control+Y'])
    press('Redo: delete component')
    expect(state().document.root).toEqual([])
  })

  it('clears only a form that holds something', () => {
    const { button, press, state } = bar()
    press('Clear')
    expect([state().document.root, button('Clear').disabled, button('Undo: clear form').disabled]).toEqual([[], true, false])
  })

  it('does not clear an empty form', () => {
    expect(bar({ isEmpty: true }).button('Clear').disabled).toBe(true)
  })

  it('is said in Chinese too', () => {
    const { button, state } = bar({ locale: 'zh-CN' })
    act(() => void state().dispatch({ type: 'delete-widget', key: 'a', origin: 'cut' }))
    expect(button('撤销：剪切').parentElement?.title).toBe('撤销：剪切 (Ctrl+Z)')
  })
})

describe('where it is narrow', () => {
  it('the panes are reached by buttons, and every tool but the text beside is in the menu', () => {
    const { button, press, names, inMenu, menuItems, state } = bar({ isNarrow: true })
    expect(names()).toEqual(['Components', 'Properties', 'Undo', 'Redo', 'More actions'])
    press('Components')
    press('Properties')
    expect(state().view).toMatchObject({ paletteOpen: true, panelOpen: true })
    expect(inMenu()).toHaveLength(ALL.length - 1)
    fireEvent.click(menuItems().find(({ textContent }) => textContent === 'Generate JSON') ?? document.body)
    expect([state().view.dialog, button('More actions').getAttribute('aria-expanded')]).toEqual(['json', 'false'])
  })

  it('what cannot be done cannot be done in the menu either', () => {
    const { inMenu, menuItems } = bar({ isNarrow: true, isEmpty: true })
    inMenu()
    expect(
      menuItems()
        .find(({ textContent }) => textContent === 'Clear')
        ?.getAttribute('aria-disabled'),
    ).toBe('true')
  })

  it('what the host puts first stands in a line of its own', () => {
    const { names, toolbar } = bar({ isNarrow: true, lead: <button type="button">Back</button> })
    expect(names()[0]).toBe('Back')
    expect(toolbar.getByText('Back').closest('[role="toolbar"]')?.getAttribute('data-two-lines')).toBe('true')
  })
})

describe('with the host’s own words in the bar', () => {
  const lead = <h1>Leave request</h1>
  const actions = <button type="button">Save</button>

  it('a wide page keeps all tools but the rare one in it', () => {
    const { names, inMenu, designer } = bar({ lead, actions })
    expect(names()).toHaveLength(2 + ALL.length - 1 + 1 + 1)
    expect(names().at(-1)).toBe('Save')
    expect(inMenu()).toEqual([designer.messages.languages.title])
  })

  it('a smaller one keeps what has room, the preview longest', () => {
    const { names, inMenu } = bar({ lead, actions, room: 2 * (TOOL_WIDTH + 4) + 32 })
    expect(names()).toEqual(['Undo', 'Redo', 'Import JSON', 'Preview', 'More actions', 'Save'])
    expect(inMenu()).toEqual(ALL.filter((name) => name !== 'Import JSON' && name !== 'Preview'))
  })

  it('shows all tools and measures none before the page is laid out', () => {
    layOut(200)
    const measured = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(TOOL_WIDTH)
    const { container } = renderPart(designerOf(createForm()), <Toolbar buttons={{}} lead={undefined} actions={null} isNarrow={false} />)
    expect([container.querySelectorAll('[data-tool]').length, measured.mock.calls.length]).toEqual([ALL.length, 0])
  })

  it('the menu closes with Escape and does nothing', async () => {
    const { user, inMenu, state } = bar({ lead, room: 200 })
    inMenu()
    await user.keyboard('{Escape}')
    expect([screen.queryByRole('menuitem'), state().view.dialog, state().document.root]).toEqual([null, null, ['a']])
  })
})
