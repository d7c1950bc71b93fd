/** Renders a form definition as fillable fields, or read-only in preview mode. */
import {
  type FormDefinition,
  type FormValues,
  isFormDefinition,
  type JsonObject,
  type Locale,
  type ValueIssue,
} from '@formwork/form-schema'
import { ImportedForm } from '#imported-form'
import {
  type FormEvent,
  forwardRef,
  type ReactNode,
  Suspense,
  useCallback,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type RenderSettings, RenderSettingsProvider } from './context'
import { formClasses, formStyle } from './form-classes'
import { FormDataError } from './form-data-error'
import { FormEngineProvider, useNewFormEngine, type Verdict } from './form-engine'
import { type FormLabels, withLabels } from './labels'
import { messagesFor } from './messages/messages-for'
import type { RendererMessages } from './messages/renderer-messages'
import { EmptyState } from './parts/EmptyState'
import { focusField } from './parts/focus-field'
import { Placeholder } from './parts/Placeholder'
import { useCss } from './parts/use-css'
import type { FormIssue } from './refusals'
import { useNewIssues } from './use-new-issues'
import type { ReadDefinition } from './imported/read-definition'
import type { RemoteFunctions } from './sources/remote-function'
import { openSourcePool } from './sources/source-pool'
import { SubmitFeedback } from './SubmitFeedback'
import { useHostValues } from './use-host-values'
import { WidgetList } from './WidgetHost'
import { widgetComponents } from './widgets/index'
import type { RendererSlots } from './slots'
import type { RendererMode, WidgetComponents } from './widget-props'

/** Props of {@link FormRenderer}. */
export interface FormRendererProps {
  /**
   * The form: what `importDefinition` answers, or the JSON (parsed or as text) of a stored definition. A browser loads the importer when it
   * is given JSON: the form appears, and the ref is set, once it is there. Keep the object stable between renders.
   */
  readonly definition: FormDefinition | JsonObject | string
  /** Values by model. An entry that changes goes into its field; what was typed elsewhere stays. */
  readonly values?: FormValues | undefined
  /** Values by model that a new record starts with, over the definition's own defaults. `reset()` returns to them. */
  readonly defaultValues?: FormValues | undefined
  /** `edit` (default) or `preview`: labels instead of controls, no rules. */
  readonly mode?: RendererMode | undefined
  readonly disabled?: boolean | undefined
  /** `zh-CN` (default) or `en`. */
  readonly locale?: Locale | undefined
  /** Texts that replace the built-in ones. */
  readonly messages?: Partial<RendererMessages> | undefined
  /** Components that replace the built-in ones, by widget type. */
  readonly components?: Partial<WidgetComponents> | undefined
  /** Components for parts of the form: label, help, error, summary, row actions, empty states. Keep the object stable between renders. */
  readonly slots?: RendererSlots | undefined
  /** Texts by model in place of the definition's own: the form in another language. Keep the object stable between renders. */
  readonly labels?: FormLabels | undefined
  /** Sources of choices for `remote: true`, by the name in `remoteFunc`. Keep the object stable between renders. */
  readonly remoteFunctions?: RemoteFunctions | undefined
  /** Told of all values by model after each change. */
  readonly onChange?: ((values: FormValues) => void) | undefined
  /** Called with the checked values of the visible fields when the form is submitted and nothing is wrong. */
  readonly onSubmit?: ((values: FormValues) => void | Promise<void>) | undefined
  /** What a server refused, shown as by `showIssues` of the ref whenever this is another list than before. */
  readonly issues?: readonly FormIssue[] | undefined
  /** Id of the `<form>`, so that a submit button may stand outside it. */
  readonly id?: string | undefined
  /** Shown below the fields: the host's buttons. */
  readonly children?: ReactNode
}

/** What a ref on {@link FormRenderer} offers. */
export interface FormRendererHandle {
  /** The checked values of the visible fields. @throws {FormDataError} as a rejection, when a rule is broken. */
  getData(): Promise<FormValues>
  /** Back to the starting values; errors go away. */
  reset(): void
  /** Checks every visible field and shows what is wrong. @returns an empty list when nothing is. */
  validate(): Promise<readonly ValueIssue[]>
  /** Puts a value into a field. A model the form does not have is ignored. */
  setValue(model: string, value: unknown): void
  /**
   * Shows what a server refused: messages at their fields, all of them in the summary, the focus on the first. A message stays until the
   * value of its field changes or the form is submitted again. An empty list takes messages away.
   */
  showIssues(issues: readonly FormIssue[]): void
}

const NO_COMPONENTS: Partial<WidgetComponents> = {}
const NO_REMOTE_FUNCTIONS: RemoteFunctions = {}
const NO_SLOTS: RendererSlots = {}

/**
 * Renders a form definition as fillable fields.
 *
 * @example
 * <FormRenderer definition={definition} onSubmit={(values) => save(values)}>
 *   <button type="submit">提交</button>
 * </FormRenderer>
 */
export const FormRenderer = forwardRef<FormRendererHandle, FormRendererProps>(function FormRenderer(props, ref) {
  const { definition } = props
  if (isFormDefinition(definition)) return <ReadForm {...props} read={{ ok: true, form: definition }} ref={ref} />
  return (
    <Suspense fallback={<div className="fw-form" aria-busy="true" />}>
      <ImportedForm definition={definition}>{(read) => <ReadForm {...props} read={read} ref={ref} />}</ImportedForm>
    </Suspense>
  )
})

interface ReadFormProps extends FormRendererProps {
  readonly read: ReadDefinition
}

const ReadForm = forwardRef<FormRendererHandle, ReadFormProps>(function ReadForm({ read, ...props }, ref) {
  const { labels, locale = 'zh-CN', messages: overrides } = props
  const source = read.ok ? read.form : null
  const form = useMemo(() => (source && labels ? withLabels(source, labels) : source), [source, labels])
  if (form) return <RunningForm {...props} form={form} ref={ref} />
  const { message, retry } = read.ok ? {} : read
  const messages = messagesFor(locale, overrides)
  return (
    <div className="fw-form" role="alert">
      <Placeholder title={messages.definitionInvalid} text={message ?? ''}>
        {retry && (
          <button type="button" className="fw-link" onClick={retry}>
            {messages.retry}
          </button>
        )}
      </Placeholder>
    </div>
  )
})

interface RunningFormProps extends FormRendererProps {
  readonly form: FormDefinition
}

const RunningForm = forwardRef<FormRendererHandle, RunningFormProps>(function RunningForm(props, ref) {
  const { form, values, defaultValues, mode = 'edit', disabled = false, locale = 'zh-CN', id, children, onSubmit, onChange } = props
  const { components = NO_COMPONENTS, remoteFunctions = NO_REMOTE_FUNCTIONS, slots = NO_SLOTS, messages: overrides, issues } = props
  const idPrefix = useId()
  const [sources] = useState(openSourcePool)
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
  const engine = useNewFormEngine({ form, mode, locale, defaultValues, values, announce })
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
      slots,
      remoteFunctions,
      sources,
      idPrefix,
    }),
    [form.config, mode, disabled, locale, messages, components, slots, remoteFunctions, sources, idPrefix],
  )
  const focus = useCallback((fieldId: string) => {
    if (element.current) focusField(element.current, fieldId)
  }, [])

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
          <WidgetList widgets={form.list} />
          <div ref={liveRegion} className="fw-visually-hidden" aria-live="polite" />
          {children}
        </form>
      </FormEngineProvider>
    </RenderSettingsProvider>
  )
})
