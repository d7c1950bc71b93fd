/** A page that shows one form at a time; specs drive it through `window.harness`. */
import { FormRenderer, type FormRendererHandle, type FormRendererProps } from '@formwork/form-renderer'
import '@formwork/form-renderer/styles.css'
import { createRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import './page.css'

/** What a spec can hand over: everything that survives the way into a page. */
export type PlainProps = { readonly definition: unknown } & Omit<
  FormRendererProps,
  'definition' | 'children' | 'onChange' | 'onSubmit' | 'components' | 'slots' | 'remoteFunctions' | 'upload'
>

export interface Harness {
  /** Shows a form instead of the one before; resolves when it is painted. `props` is the JSON text of {@link PlainProps}. */
  mount(props: string): Promise<void>
  unmount(): void
  form(): FormRendererHandle
  /** The latest values `onChange` told of. */
  values(): Readonly<Record<string, unknown>>
}

declare global {
  interface Window {
    harness: Harness
  }
}

const container = document.getElementById('root')
if (container === null) throw new Error('the page has no root')

let root: Root | null = null
let handle = createRef<FormRendererHandle>()
let latest: Readonly<Record<string, unknown>> = {}

const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

window.harness = {
  async mount(text) {
    const props = JSON.parse(text) as FormRendererProps
    root?.unmount()
    root = createRoot(container)
    handle = createRef<FormRendererHandle>()
    latest = {}
    root.render(
      <FormRenderer
        {...props}
        ref={handle}
        onChange={(values) => {
          latest = values
        }}
      />,
    )
    do await painted()
    while (handle.current === null)
  },
  unmount() {
    root?.unmount()
    root = null
  },
  form() {
    if (handle.current === null) throw new Error('no form is mounted')
    return handle.current
  },
  values: () => latest,
}
