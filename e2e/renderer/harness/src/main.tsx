/** A page that shows one form at a time; specs drive it through `window.harness`. */
import { FormRenderer, type FormRendererHandle, type FormRendererProps } from '@formwork/form-renderer'
import { ar } from '@formwork/form-renderer/languages/ar'
import '@formwork/form-renderer/styles.css'
import { createRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import './page.css'

/** What a spec can hand over: everything that survives the way into a page. */
export interface PlainProps
  extends Omit<
    FormRendererProps,
    'definition' | 'children' | 'onChange' | 'onSubmit' | 'components' | 'slots' | 'remoteFunctions' | 'upload'
  > {
  readonly definition: unknown
  /** The text of a submit button, which is there when this is given. What is submitted waits for `answer`. */
  readonly submitText?: string
  /** In Arabic, from right to left. */
  readonly isArabic?: boolean
}

export interface Harness {
  /** Shows a form instead of the one before; resolves when it is painted. `props` is the JSON text of {@link PlainProps}. */
  mount(props: string): Promise<void>
  unmount(): void
  form(): FormRendererHandle
  /** The latest values `onChange` was called with. */
  values(): Readonly<Record<string, unknown>>
  /** What was submitted to the host since the form was mounted. */
  submitted(): readonly Readonly<Record<string, unknown>>[]
  /** Settles what the host was last given. */
  answer(isTaken: boolean): void
  /** What `onError` was called with after failed submits. */
  failures(): readonly string[]
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
let submitted: Readonly<Record<string, unknown>>[] = []
let failures: string[] = []
let answer: (isTaken: boolean) => void = () => undefined

const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

window.harness = {
  async mount(text) {
    const { submitText, isArabic, ...props } = JSON.parse(text) as FormRendererProps & Pick<PlainProps, 'submitText' | 'isArabic'>
    root?.unmount()
    root = createRoot(container)
    handle = createRef<FormRendererHandle>()
    latest = {}
    submitted = []
    failures = []
    root.render(
      <FormRenderer
        {...(isArabic === true ? ar : {})}
        {...props}
        ref={handle}
        onChange={(values) => {
          latest = values
        }}
        onSubmit={(values) => {
          submitted.push(values)
          return new Promise<void>((resolve, reject) => {
            answer = (isTaken) => (isTaken ? resolve() : reject(new Error('the host could not')))
          })
        }}
        onError={(error) => failures.push(String(error))}
      >
        {submitText !== undefined && <button type="submit">{submitText}</button>}
      </FormRenderer>,
    )
    // What is far takes no focus in the first frame; on a busy machine React may start that frame late.
    do await painted()
    while (handle.current === null || container.querySelector('[data-far]') !== null)
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
  submitted: () => submitted,
  answer: (isTaken) => answer(isTaken),
  failures: () => failures,
}
