/** A form in an element of any page: what draws it is React, what calls it need not be. */
import type { FormValues } from '@formwork/form-schema'
import { createRoot } from 'react-dom/client'
import type { FormRendererHandle, FormRendererProps } from '../api/form-renderer-props'
import { FormRenderer } from '../form/FormRenderer'
import { FormActions } from '../submit/FormActions'

/**
 * What {@link mountForm} takes: the props of `FormRenderer`, and what its buttons say.
 *
 * @example const props: MountedFormProps = { definition, locale: 'en', submitLabel: 'Send', onSubmit: save }
 */
export interface MountedFormProps<Values = FormValues> extends Omit<FormRendererProps<Values>, 'children'> {
  /** Puts a submit button below the fields, with these words. Without it there is none: call `getData` of the handle, or let a button outside name the form (`<button form="order">`). */
  readonly submitLabel?: string | undefined
  /** Offers a button that resets the form. Default false. */
  readonly withReset?: boolean | undefined
  /** What the reset button says; by default `messages.reset`. */
  readonly resetLabel?: string | undefined
}

/**
 * A form that {@link mountForm} put into an element.
 *
 * @example const form: MountedForm = mountForm(element, { definition })
 */
export interface MountedForm<Values = FormValues> {
  /** What the ref of `FormRenderer` holds, once the form is there: `getData()`, `setValue()`, `showIssues()` and the others. */
  readonly ready: Promise<FormRendererHandle<Values>>
  /**
   * Changes props; what is not named stays as it is, `undefined` takes a prop away.
   *
   * @param changes - the props that are others now
   */
  update(changes: Partial<MountedFormProps<Values>>): void
  /** Takes the form out of the page, with what it has under way. The element can take another one. */
  unmount(): void
}

/**
 * Draws a form in an element, for a page without React of its own: plain TypeScript, Vue, Svelte, Angular. Import `@formwork/form-renderer/styles.css` once as well.
 *
 * @param element - an element of the page, or a shadow root, whose content the form becomes
 * @param props - of `FormRenderer`, and `submitLabel`, `withReset`, `resetLabel`
 * @returns the form, to change and to take away
 * @throws {TypeError} when there is no element: what was looked for is not on the page, or not yet
 * @example
 * const form = mountForm(document.querySelector('#order'), { definition, locale: 'en', submitLabel: 'Send', onSubmit: save })
 * const values = await (await form.ready).getData()
 */
export function mountForm<Values = FormValues>(
  element: Element | DocumentFragment | null | undefined,
  props: MountedFormProps<Values>,
): MountedForm<Values> {
  if (!element) throw new TypeError('mountForm was given no element: it is not on the page, or not yet.')
  const root = createRoot(element)
  const { promise, resolve } = withResolver<FormRendererHandle<Values>>()
  const hold = (handle: FormRendererHandle<Values> | null) => {
    if (handle !== null) resolve(handle)
  }
  let current = props
  const draw = () => {
    const { submitLabel, withReset, resetLabel, ...form } = current
    root.render(
      <FormRenderer<Values> {...form} ref={hold}>
        {submitLabel !== undefined && <FormActions submitLabel={submitLabel} withReset={withReset} resetLabel={resetLabel} />}
      </FormRenderer>,
    )
  }
  draw()
  return {
    ready: promise,
    update(changes) {
      current = { ...current, ...changes }
      draw()
    },
    unmount: () => root.unmount(),
  }
}

/** `Promise.withResolvers`, which browsers of 2023 do not have. */
function withResolver<T>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
