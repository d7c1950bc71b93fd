/** Renders a form definition as fillable fields, or read-only in preview mode. */
import { type FormDefinition, inputFields, isFormDefinition } from '@formwork/form-schema'
import { ImportedForm } from '#imported-form'
import { RowsCode } from '#larger-widgets'
import { type FormEvent, forwardRef, useCallback, useId, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { type RenderSettings, RenderSettingsProvider } from './context'
import { formClasses, formStyle } from './form-classes'
import type { CustomAreas } from './custom-areas'
import { FormDataError } from './form-data-error'
import { FormEngineProvider, useNewFormEngine, type Verdict } from './form-engine'
import type { FormRendererHandle, FormRendererProps } from './form-renderer-props'
import { withLabels } from './labels'
import { messagesFor } from './messages/messages-for'
import { EmptyState } from './parts/EmptyState'
import { focusField } from './parts/focus-field'
import { Placeholder } from './parts/Placeholder'
import { useCss } from './parts/use-css'
import type { FormIssue } from './refusals'
import type { OpenRows } from './rows/row-store'
import { useNewIssues } from './use-new-issues'
import type { ReadDefinition } from './imported/read-definition'
import type { RemoteFunctions } from './sources/remote-function'
import { openSourceRoom } from './sources/source-room'
import { SubmitFeedback } from './SubmitFeedback'
import type { UploadSettings } from './uploads/upload-settings'
import { useHostValues } from './use-host-values'
import { useWholeForm } from './use-whole-form'
import { WidgetList } from './WidgetHost'
import { widgetComponents } from './widgets/index'
import type { RendererSlots } from './slots'
import type { WidgetComponents } from './widget-props'

const NO_COMPONENTS: Partial<WidgetComponents> = {}
const NO_REMOTE_FUNCTIONS: RemoteFunctions = {}
const NO_SLOTS: RendererSlots = {}
const NO_AREAS: CustomAreas = {}
const NO_UPLOAD: UploadSettings = {}

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
  const hasRows = useMemo(() => inputFields(form).some(({ type }) => type === 'subform'), [form])
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

interface RunningFormProps extends LoadedFormProps {
  readonly openRows: OpenRows | null
}

const RunningForm = forwardRef<FormRendererHandle, RunningFormProps>(function RunningForm(props, ref) {
  const {
    form,
    openRows,
    values,
    defaultValues,
    mode = 'edit',
    disabled = false,
    locale = 'zh-CN',
    id,
    children,
    onSubmit,
    onChange,
  } = props
  const {
    components = NO_COMPONENTS,
    remoteFunctions = NO_REMOTE_FUNCTIONS,
    slots = NO_SLOTS,
    customAreas = NO_AREAS,
    upload = NO_UPLOAD,
    messages: overrides,
    issues,
  } = props
  const idPrefix = useId()
  const [sources] = useState(openSourceRoom)
  const element = useRef<HTMLFormElement | null>(null)
  const styled = useCss(formStyle(form.config))
  const attach = useCallback(
    (form: HTMLFormElement | null) => {
      element.current = form
      styled(form)
    },
    [styled],
  )
  const liveRegion = useRef<HTMLDivElement>(null)
  /** Null while nothing is known to be wrong; else the problems of no field. */
  const [failure, setFailure] = useState<readonly string[] | null>(null)
  const announce = useCallback((text: string) => {
    if (liveRegion.current) liveRegion.current.textContent = text
  }, [])
  const engine = useNewFormEngine({ form, openRows, mode, locale, defaultValues, values, announce })
  useHostValues(engine, values, onChange)

  const messages = useMemo(() => messagesFor(locale, overrides), [locale, overrides])
  const settings = useMemo<RenderSettings>(
    () => ({
      config: form.config,
      mode,
      disabled,
      locale,
      messages,
      components: { ...widgetComponents, ...components },
      customAreas,
      slots,
      remoteFunctions,
      sources,
      upload,
      idPrefix,
    }),
    [form.config, mode, disabled, locale, messages, components, customAreas, slots, remoteFunctions, sources, upload, idPrefix],
  )
  const { isWhole, drawWhole } = useWholeForm()
  const focus = useCallback(
    (fieldId: string) => {
      drawWhole()
      if (element.current) focusField(element.current, fieldId)
    },
    [drawWhole],
  )

  // A promise, so that what is wrong is on the page before the focus moves there.
  const submit = useCallback(async (): Promise<Verdict> => {
    const verdict = engine.submit()
    setFailure(verdict.ok ? null : [])
    return verdict
  }, [engine])
  const focusFirst = () => {
    const [first] = engine.problems.read()
    if (first) focus(`${idPrefix}${first.anchor}`)
  }
  const showIssues = (refused: readonly FormIssue[]) => {
    const general = engine.showIssues(refused)
    setFailure(refused.length > 0 ? general : null)
    // The messages are on the page before the focus moves there.
    void Promise.resolve().then(focusFirst)
  }
  useNewIssues(issues, showIssues)
  const onFormSubmit = async (event: FormEvent) => {
    event.preventDefault()
    // A form inside this form's portal-rendered children bubbles through React; its submit is not ours.
    if (event.target !== element.current) return
    const verdict = await submit()
    if (verdict.ok) await onSubmit?.(verdict.values)
    else focusFirst()
  }

  useImperativeHandle(ref, () => ({
    async getData() {
      const verdict = await submit()
      if (verdict.ok) return verdict.values
      focusFirst()
      throw new FormDataError(verdict.issues)
    },
    async validate() {
      const verdict = await submit()
      return verdict.ok ? [] : verdict.issues
    },
    reset() {
      setFailure(null)
      engine.reset()
    },
    setValue(model, value) {
      engine.setValue(model, value)
    },
    showIssues,
  }))

  return (
    <RenderSettingsProvider value={settings}>
      <FormEngineProvider value={engine}>
        <form
          ref={attach}
          id={id}
          className={formClasses(form.config, mode)}
          lang={locale}
          noValidate
          onSubmit={(event) => void onFormSubmit(event)}
        >
          {failure && <SubmitFeedback general={failure} onOpen={focus} />}
          {form.list.length === 0 && <EmptyState of="form" text={messages.noFields} />}
          <WidgetList widgets={form.list} isWhole={isWhole} />
          <div ref={liveRegion} className="fw-visually-hidden" aria-live="polite" />
          {children}
        </form>
      </FormEngineProvider>
    </RenderSettingsProvider>
  )
})
