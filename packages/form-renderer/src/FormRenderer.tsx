/** Renders a form definition as fillable fields, or read-only in preview mode: reads the definition, waits for what it needs, and runs the form. */
import { type FormDefinition, isFormDefinition } from '@formwork/form-schema'
import { ImportedForm } from '#imported-form'
import { RowsCode } from '#larger-widgets'
import { forwardRef, useMemo } from 'react'
import type { FormRendererHandle, FormRendererProps } from './form-renderer-props'
import type { ReadDefinition } from './imported/read-definition'
import { withLabels } from './labels'
import { messagesFor } from './messages/messages-for'
import { Placeholder } from './parts/Placeholder'
import { bringAll } from './parts/when-asked'
import { RunningForm } from './RunningForm'
import { builtIns, widgetComponents } from './widgets/index'

/**
 * Renders a form definition as fillable fields. Import `@formwork/form-renderer/styles.css` once beside it. A widget that throws is replaced by a
 * notice with a retry; the rest of the form goes on.
 *
 * @example
 * <FormRenderer definition={definition} onSubmit={(values) => save(values)}>
 *   <button type="submit">提交</button>
 * </FormRenderer>
 */
export const FormRenderer = forwardRef<FormRendererHandle, FormRendererProps>(function FormRenderer(props, ref) {
  const { definition } = props
  if (isFormDefinition(definition)) return <ReadForm {...props} read={{ ok: true, form: definition }} ref={ref} />
  return <ImportedForm definition={definition}>{(read) => <ReadForm {...props} read={read} ref={ref} />}</ImportedForm>
})

interface ReadFormProps extends FormRendererProps {
  readonly read: ReadDefinition
}

const ReadForm = forwardRef<FormRendererHandle, ReadFormProps>(function ReadForm({ read, ...props }, ref) {
  const { labels, locale = 'zh-CN', messages: overrides } = props
  const source = read.ok ? read.form : null
  const form = useMemo(() => (source && labels ? withLabels(source, labels) : source), [source, labels])
  if (form) return <LoadedForm {...props} form={form} ref={ref} />
  const messages = messagesFor(locale, overrides)
  const { message, retry } = read.ok ? {} : read
  return <NoForm title={messages.definitionInvalid} text={message} retryText={messages.retry} onRetry={retry} />
})

interface LoadedFormProps extends FormRendererProps {
  readonly form: FormDefinition
}

/** Draws the form at once, or when the code for rows has come if it has a subform. */
const LoadedForm = forwardRef<FormRendererHandle, LoadedFormProps>(function LoadedForm(props, ref) {
  const { form, locale = 'zh-CN', messages: overrides } = props
  const hasRows = useMemo(() => {
    const components = builtIns(form)
    const found = components.includes(widgetComponents.subform)
    // With the code for rows, and not after it.
    if (found) void bringAll(components)
    return found
  }, [form])
  if (!hasRows) return <RunningForm {...props} openRows={null} ref={ref} />
  const messages = messagesFor(locale, overrides)
  return (
    <RowsCode>
      {(openRows, onRetry) =>
        openRows ? (
          <RunningForm {...props} openRows={openRows} ref={ref} />
        ) : (
          <NoForm title={messages.widgetFailed} retryText={messages.retry} onRetry={onRetry} />
        )
      }
    </RowsCode>
  )
})

interface NoFormProps {
  readonly title: string
  readonly text?: string | undefined
  readonly retryText: string
  readonly onRetry: (() => void) | undefined
}

/** Stands where no form can be drawn, or not yet. */
function NoForm({ title, text = '', retryText, onRetry }: NoFormProps) {
  return (
    <div className="fw-form" role="alert">
      <Placeholder title={title} text={text}>
        {onRetry && (
          <button type="button" className="fw-link" onClick={onRetry}>
            {retryText}
          </button>
        )}
      </Placeholder>
    </div>
  )
}
