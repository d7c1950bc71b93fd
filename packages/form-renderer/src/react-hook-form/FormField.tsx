/** One field of a host's form that is a whole form: its values, its rules, its errors both ways. */
import type { FormValues } from '@formwork/form-schema'
import { useMemo, useRef } from 'react'
import { type Control, type FieldPath, type FieldValues, get, useController, useFormState } from 'react-hook-form'
import type { FormRendererHandle, FormRendererProps } from '../api/form-renderer-props'
import { FormRenderer } from '../form/FormRenderer'
import { issuesOf, OUR_ERROR } from './issues-of'

/** What the host's form does itself. */
type HostsOwn =
  | 'as'
  | 'children'
  | 'defaultValue'
  | 'issues'
  | 'name'
  | 'onBlur'
  | 'onChange'
  | 'onInvalid'
  | 'onSubmit'
  | 'value'
  | 'values'

/**
 * Props of {@link FormField}: where the field stands in the host's form, and all of `FormRenderer` but what the host's form does.
 *
 * @example const props: FormFieldProps<Order> = { name: 'details', control, definition, locale: 'en' }
 */
export interface FormFieldProps<Host extends FieldValues = FieldValues> extends Omit<FormRendererProps, HostsOwn> {
  /** The field of the host's form that holds our values, by model. */
  readonly name: FieldPath<Host>
  /** What `useForm` answered; may be left out below a `FormProvider`. */
  readonly control?: Control<Host> | undefined
}

const NO_VALUES: FormValues = {}

/**
 * A form inside a form of react-hook-form. The values stand below `name` in what `handleSubmit` hands over. The host's submit runs the rules of our form; what is wrong keeps it
 * from being submitted and stands at our fields. What `setError('details.email', …)` or a resolver says stands at the field it names.
 *
 * @returns the form, without a `<form>` of its own. Give the host's form `noValidate`.
 * @throws what `useController` throws: there is neither `control` nor a `FormProvider`.
 * @example
 * const { control, handleSubmit } = useForm<Order>({ defaultValues: { details: {} } })
 * <form noValidate onSubmit={handleSubmit(save)}>
 *   <FormField name="details" control={control} definition={definition} />
 * </form>
 */
export function FormField<Host extends FieldValues = FieldValues>({ name, control, disabled, ...props }: FormFieldProps<Host>) {
  const form = useRef<FormRendererHandle | null>(null)
  /** Submits that came before the code of the form was there. */
  const waiting = useRef<((handle: FormRendererHandle) => void)[]>([])
  /** Where the host's form moves the focus after a refused submit. */
  const firstWrong = useRef('')
  const validate = async () => {
    // Not there before its code is: nothing may be submitted unseen, and nobody wants to press the button twice.
    const handle = form.current ?? (await new Promise<FormRendererHandle>((resolve) => void waiting.current.push(resolve)))
    const issues = await handle.validate()
    firstWrong.current = String(issues[0]?.path[0] ?? '')
    return issues.length === 0 || issues.map(({ message }) => message).join('\n')
  }
  const place = { name, ...(control && { control }) }
  const { field } = useController<Host>({ ...place, rules: { validate: { [OUR_ERROR]: validate } } })
  // The state of the controller has the errors of the field itself, and not those below it.
  const error: unknown = get(useFormState<Host>(place).errors, name)
  const issues = useMemo(() => {
    const found = issuesOf(error)
    return found.length > 0 ? found : undefined
  }, [error])
  const hold = (handle: FormRendererHandle | null) => {
    form.current = handle
    field.ref({ focus: () => form.current?.focus(firstWrong.current) })
    if (handle !== null) for (const go of waiting.current.splice(0)) go(handle)
  }
  return (
    <FormRenderer
      {...props}
      ref={hold}
      as="div"
      disabled={disabled || field.disabled}
      value={field.value ?? NO_VALUES}
      onChange={field.onChange}
      onBlur={field.onBlur}
      issues={issues}
    />
  )
}
