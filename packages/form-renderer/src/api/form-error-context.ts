/** Where an error was caught that the form goes on without. */

/**
 * What `onError` gets with the error: where it was caught, and at which field.
 *
 * @example const onError = (error: unknown, { where, model }: FormErrorContext) => monitoring.capture(error, { tags: { where, model } })
 */
export interface FormErrorContext {
  /**
   * `widget`: a component threw while it was drawn, or a custom area has no component; `choices`: a source of choices failed; `upload`: a file did not arrive; `computed`: a formula failed;
   * `code`: a part of the renderer could not be loaded; `submit`: what `onSubmit` threw or rejected with; `definition`: it cannot be read, has a widget type that is not known, or a name twice;
   * `host`: something that the form needs was not given, or in another shape: a validator, the stylesheet, values.
   */
  readonly where: 'widget' | 'choices' | 'upload' | 'computed' | 'code' | 'submit' | 'definition' | 'host'
  /** Model of the field, where the error belongs to one. */
  readonly model?: string | undefined
}

/** Hands a caught error to the host's `onError`, after the work under way: what that throws stays an error of the page and harms no form. */
export type ReportError = (error: unknown, where: FormErrorContext['where'], model?: string) => void
