/** Renders a form definition as fillable fields, or read-only in preview mode: reads the definition, waits for what it needs, and runs the form. */
import { type FormDefinition, isFormDefinition } from '@formwork/form-schema'
import { DefinitionLoader } from '#definition-loader'
import { RowsCode } from '#larger-widgets'
import { forwardRef, useEffect, useMemo, useState } from 'react'
import type { FormRendererComponent, FormRendererHandle, FormRendererProps } from '../api/form-renderer-props'
import type { ReadDefinition } from '../definition-loader/read-definition'
import { reportTo } from './report-to'
import { withLabels } from '../api/labels'
import { messagesFor } from '../messages/messages-for'
import { Placeholder } from '../field/Placeholder'
import { preloadAll, type MissingProps } from '../loading/lazy-part'
import type { EngineSettings } from './form-engine'
import { RunningForm, type RunningFormProps } from './RunningForm'
import { builtIns, widgetComponents } from '../widgets/index'

/**
 * Renders a form definition as fillable fields. Import `@formwork/form-renderer/styles.css` once as well. A widget that throws is replaced
 * by a notice with a retry; the rest of the form goes on.
 *
 * @returns the form; a notice in its place when `definition` cannot be read.
 * @example
 * <FormRenderer definition={definition} onSubmit={(values) => save(values)}>
 *   <button type="submit">提交</button>
 * </FormRenderer>
 */
export const FormRenderer = forwardRef<FormRendererHandle, FormRendererProps>(function FormRenderer(
  { definition, widgets, ...others },
  handle,
) {
  const props = { ...others, handle }
  if (isFormDefinition(definition) && !(others.locale && isTranslated(definition)))
    return <ReadForm {...props} read={{ ok: true, form: definition }} />
  return (
    <DefinitionLoader definition={definition} widgets={widgets} locale={others.locale}>
      {(read) => <ReadForm {...props} read={read} />}
    </DefinitionLoader>
  )
  // What the program does is the same for every form; which values a form has is for the compiler alone.
}) as FormRendererComponent

/** One with texts in other languages: they are put in place by a part that is loaded for it. */
const isTranslated = ({ config }: FormDefinition) => Object.hasOwn(Object(config.extras['formwork']), 'translations')

interface ReadFormProps extends Omit<FormRendererProps, 'definition' | 'widgets'>, Pick<RunningFormProps, 'handle'> {
  readonly read: ReadDefinition
}

function ReadForm({ read, labels, ...props }: ReadFormProps) {
  const source = read.ok ? read.form : null
  const form = useMemo(() => (source && labels ? withLabels(source, labels) : source), [source, labels])
  return form ? <LoadedForm {...props} form={form} /> : <NoForm {...props} {...read} title="definitionInvalid" />
}

type LoadedFormProps = Omit<RunningFormProps, 'openRows' | 'kept'>

/** Draws the form at once, or when the code for rows has come if it has a subform. */
function LoadedForm(given: LoadedFormProps) {
  const [kept] = useState<EngineSettings['kept']>({})
  const props = { ...given, kept }
  const { form } = props
  const hasRows = useMemo(() => {
    const components = builtIns(form)
    // Before the first field is drawn, and together with the code for rows, instead of after them.
    void preloadAll(components)
    return components.includes(widgetComponents.subform)
  }, [form])
  if (!hasRows) return <RunningForm {...props} openRows={null} />
  return (
    <RowsCode>
      {(openRows, failed) =>
        openRows ? <RunningForm {...props} openRows={openRows} /> : <NoForm {...props} {...failed} title="widgetFailed" />
      }
    </RowsCode>
  )
}

interface NoFormProps extends Pick<FormRendererProps, 'locale' | 'messages' | 'onError'>, Partial<MissingProps> {
  readonly title: 'definitionInvalid' | 'widgetFailed'
  readonly text?: string
}

/** Rendered where there is no form, or not yet. */
function NoForm({ title, text = '', locale, messages: overrides, onRetry, caught, onError }: NoFormProps) {
  const messages = messagesFor(locale, overrides)
  // Once for each failure: another `onError` alone is no reason to report it again.
  useEffect(() => {
    if (caught) reportTo(onError, caught.error, 'code')
    else if (text) reportTo(onError, new Error(text), 'definition')
    // oxlint-disable-next-line react/exhaustive-deps
  }, [caught, text])
  return (
    <div className="fw-form" role="alert">
      <Placeholder title={messages[title]} text={text}>
        {onRetry && (
          <button type="button" className="fw-link" onClick={onRetry}>
            {messages.retry}
          </button>
        )}
      </Placeholder>
    </div>
  )
}
