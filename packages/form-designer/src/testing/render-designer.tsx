/** A designer on a page, as a host mounts it. */
import { createForm, type DefinitionInput } from '@formwork/form-schema'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { dialogs } from '../dialogs/Dialogs'
import { FormDesigner } from '../FormDesigner'
import type { FormDesignerHandle, FormDesignerProps } from '../host/designer-props'
import { loadImporter } from '../loading/load-importer'
import { loadPaletteSearch } from '../palette/palette-search'
import './there-at-once'

// Code that a browser loads on demand is loaded at once here; waiting for it has tests of its own.
await Promise.all([loadImporter(), loadPaletteSearch(), ...Object.values(dialogs).map(({ preload }) => preload())])

// The designer's clock stands still: typing is one step however long a busy machine takes from one key to the next.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const theme = createTheme({ cssVariables: true, transitions: { create: () => 'none' } })

export function renderDesigner(form: DefinitionInput = createForm(), props: Omit<FormDesignerProps, 'value'> = {}) {
  const ref = createRef<FormDesignerHandle>()
  const page = (shown: DefinitionInput) => (
    <ThemeProvider theme={theme}>
      <FormDesigner ref={ref} value={shown} {...props} />
    </ThemeProvider>
  )
  const view = render(page(form))
  const handle = (): FormDesignerHandle => {
    if (ref.current === null) throw new Error('the designer is not mounted')
    return ref.current
  }
  return {
    ...view,
    user: userEvent.setup(),
    handle,
    showForm: (next: DefinitionInput) => view.rerender(page(next)),
    /** The labels of the widgets on the sheet, in order, nested ones included. */
    names: () => [...view.container.querySelectorAll('[data-widget-key]')].map((element) => element.getAttribute('data-widget-key') ?? ''),
    item: (key: string) => {
      const element = view.container.querySelector<HTMLElement>(`[data-widget-key="${key}"]`)
      if (element === null) throw new Error(`no widget ${key} on the sheet`)
      return element
    },
    said: () => (view.container.querySelector('[data-announcer]')?.textContent ?? '').trim(),
    chip: (name: string) => screen.getByRole('button', { name: `添加${name}` }),
  }
}
