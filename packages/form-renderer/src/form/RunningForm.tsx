/** A running form: its engine, its settings, and what the host's `ref` offers. */
import type { FormDefinition, FormValues } from '@formwork/form-schema'
import { SubmitFeedback } from '#larger-widgets'
import { type FormEvent, type ForwardedRef, useCallback, useId, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { drawNow } from '../performance/draw-now'
import { useComputedValues } from '../computed/use-computed-values'
import { type RenderSettings, RenderSettingsProvider } from './render-settings'
import { formClasses, formStyle } from './form-classes'
import { FormDataError } from '../api/form-data-error'
import { FormEngineProvider } from './engine-context'
import { type EngineSettings, useNewFormEngine, type ValidationResult } from './form-engine'
import type { FormRendererHandle, FormRendererProps } from '../api/form-renderer-props'
import { canonicalTag, messagesFor } from '../messages/messages-for'
import { avoidNameLookup } from '../performance/nameless-inputs'
import { EmptyState } from '../controls/EmptyState'
import { styleRootOf } from '../css/page-styles'
import { useCss } from '../css/use-css'
import type { FormIssue } from '../submit/server-issues'
import type { Failure } from '../submit/SubmitFeedback'
import type { OpenAllRows } from '../rows/store/all-rows'
import { newSourceOwner } from '../sources/source-owner'
import { type PageActions, PageActionsProvider } from '../panes/page-actions'
import { focusField } from '../submit/focus-field'
import { anchorOf } from '../submit/form-problems'
import { type SubmitState, SubmitStateProvider } from '../submit/form-state'
import { StateChildren } from '../submit/StateChildren'
import { SubmitFailure } from '../submit/SubmitFailure'
import { useMistakes } from '../mistakes/use-mistakes'
import { useEarlyInput } from '../loading/use-early-input'
import { useHostValues } from './use-host-values'
import { useNewIssues } from '../submit/use-new-issues'
import { useSubmit } from '../submit/use-submit'
import { usePatterns } from './use-patterns'
import { useRepeatErrors } from './use-repeat-errors'
import { useStable } from './use-stable'
import { useWholeForm } from '../performance/use-whole-form'
import { WidgetList } from '../field/WidgetHost'
import { widgetComponents } from '../widgets/index'

/** What a host leaves out. One object, so that its identity never changes. */
const NOTHING: Readonly<Record<string, never>> = {}

export interface RunningFormProps extends Omit<FormRendererProps, 'definition' | 'labels' | 'widgets'> {
  readonly form: FormDefinition
  /** Null where no field is a subform. */
  readonly openRows: OpenAllRows | null
  /** See {@link EngineSettings}. */
  readonly kept: EngineSettings['kept']
  /** Where the host's `ref` stands. */
  readonly handle: ForwardedRef<FormRendererHandle>
}

export function RunningForm(props: RunningFormProps) {
  const {
    form,
    openRows,
    kept,
    handle,
    value,
    values,
    defaultValue,
    mode = 'edit',
    disabled = false,
    look,
    locale: asked,
    as = 'form',
    className = '',
    children,
    onSubmit,
    onInvalid,
    onChange,
    onFieldChange,
    onError,
    components = NOTHING,
    remoteFunctions = NOTHING,
    slots = NOTHING,
    customAreas = NOTHING,
    upload = NOTHING,
    messages: overrides,
    ruleMessages,
    issues,
    onUnsupportedPattern,
    validators,
    ...attributes
  } = props
  const idPrefix = useId()
  const locale = canonicalTag(asked)
  const [sources] = useState(newSourceOwner)
  const { isWhole, isHydrated, drawWhole } = useWholeForm(form)
  const element = useRef<HTMLElement | null>(null)
  const styled = useCss(formStyle(form.config))
  const attach = useCallback(
    (root: HTMLElement | null) => {
      element.current = root
      if (root) styleRootOf(root)
      styled(root)
    },
    [styled],
  )
  const liveRegion = useRef<HTMLDivElement>(null)
  /** Null while nothing is known to be wrong. */
  const [failure, setFailure] = useState<Failure | null>(null)
  const announce = useCallback((text: string) => {
    if (liveRegion.current) liveRegion.current.textContent = text
  }, [])
  const saidOfField = useRef('')
  /** Announces the error of a field that was left; a correct field only clears its own announcement. */
  const announceField = useCallback(
    (text: string) => {
      if (text === '' && liveRegion.current?.textContent !== saidOfField.current) return
      saidOfField.current = text
      announce(text)
    },
    [announce],
  )
  const engine = useNewFormEngine(
    {
      form,
      openRows,
      kept,
      mode,
      locale,
      ruleMessages,
      onUnsupportedPattern,
      validators,
      defaultValue,
      values: value ?? values,
      onError,
      announce: announceField,
    },
    element,
  )
  const { report } = engine
  useMistakes({ form, fields: engine.plan.fields, report, value, values, defaultValue, validators, onError }, element)
  useHostValues(engine, { value, values, onChange, onFieldChange })
  useRepeatErrors(engine, { locale, ruleMessages })
  const updateComputed = useComputedValues(engine, mode)
  // After the effects that listen for a change.
  const enteredEarly = useEarlyInput(isHydrated, element)
  const loadRulesOf = usePatterns(form, mode, report)

  const messages = useMemo(() => messagesFor(locale, overrides), [locale, overrides])
  const allComponents = useMemo(() => ({ ...widgetComponents, ...components }), [components])
  const settings = useStable<RenderSettings>({
    config: form.config,
    mode,
    disabled,
    locale,
    messages,
    ruleMessages,
    components: allComponents,
    customAreas,
    slots,
    remoteFunctions,
    sources,
    upload,
    report,
    isHydrated,
    enteredEarly,
    idPrefix,
  })
  // Both take the same attributes; only what a ref would hold differs.
  const Root = as as 'form'
  const validate = async (models?: readonly string[]): Promise<ValidationResult> => {
    await enteredEarly?.settled()
    await Promise.all([updateComputed(), loadRulesOf()])
    const result = await engine.validate(models)
    // A summary that is shown follows its fields by itself; a part of the form gets none of its own.
    if (!models) setFailure(result.ok ? null : { general: [] })
    return result
  }
  // In the frame of the errors: a frame later, what is on the screen has been laid out with all of them.
  const focusFirst = () => drawNow(() => setFailure({ general: [], focusRequest: {} }))
  const focusAnchor = useCallback(
    (anchor: string) => {
      drawWhole()
      drawNow(() => engine.reveal(anchor))
      return element.current !== null && focusField(element.current, `${idPrefix}${anchor}`)
    },
    [engine, drawWhole, idPrefix],
  )
  // One object while its context stands around parts that wait for hydration: React 18 throws their markup away when a context changes.
  const pageActions = useMemo<PageActions>(
    () => ({
      async validate(models) {
        const { ok } = await validate(models)
        // The messages are on the page before the focus moves there.
        drawNow(() => undefined)
        return ok
      },
      focus: focusAnchor,
    }),
    // As the methods of the handle below.
    // oxlint-disable-next-line react/exhaustive-deps
    [focusAnchor, mode],
  )
  const showIssues = (refused: readonly FormIssue[]) => {
    const general = engine.showIssues(refused)
    setFailure(refused.length > 0 ? { general, focusRequest: {} } : null)
  }
  useNewIssues(issues, showIssues)
  const { isSubmitting, hasFailed, submit, clearFailure } = useSubmit({
    validate,
    isSlow: () => validators !== undefined || enteredEarly?.isSettled() === false,
    onSubmit,
    onInvalid,
    showFirst: focusFirst,
    onFailure: onError && ((error) => report(error, 'submit')),
    onPending: (isPending) => announce(isPending ? messages.submitting : ''),
  })
  const onFormSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A form inside this form's portal-rendered children bubbles through React; its submit is not ours.
    if (event.target === element.current) void submit((event.nativeEvent as SubmitEvent).submitter)
  }

  const reset = (given?: FormValues) => {
    setFailure(null)
    clearFailure()
    engine.reset(given)
  }
  // What it does changes with the engine alone, as the methods below.
  // oxlint-disable-next-line react/exhaustive-deps
  const submitState = useMemo<SubmitState>(() => ({ isSubmitting, reset: () => reset() }), [engine, isSubmitting])

  // The same handle from draw to draw: a host that keeps it in its state would be drawn without end. A form is another engine, and what else
  // the methods read does not change.
  const methods = (): FormRendererHandle => ({
    async getData() {
      const result = await validate()
      if (result.ok) return result.values
      focusFirst()
      throw new FormDataError(result.issues)
    },
    async validate(models) {
      const result = await validate(models)
      return result.ok ? [] : result.issues
    },
    getValues: engine.values,
    isDirty: engine.isDirty,
    focus(model) {
      const field = engine.plan.byModel.get(model)
      return field !== undefined && focusAnchor(anchorOf(field.key))
    },
    reset,
    setValue: engine.setValue,
    showIssues,
  })
  // oxlint-disable-next-line react/exhaustive-deps
  useImperativeHandle(handle, methods, [engine, mode])

  return (
    <RenderSettingsProvider value={settings}>
      <FormEngineProvider value={engine}>
        <Root
          lang={locale}
          {...attributes}
          ref={attach}
          className={`${formClasses(form.config, mode, look)} ${className}`.trim()}
          aria-busy={isSubmitting || undefined}
          onFocusCapture={(event) => {
            avoidNameLookup(event)
            // Preloads the error summary before the first submit.
            void SubmitFeedback.preload()
          }}
          // On a page from a server, a click before hydration sends nothing and keeps what was typed: outside a dialog this method does nothing.
          {...(as === 'form' && { method: 'dialog', noValidate: true, onSubmit: onFormSubmit })}
        >
          <div className="fw-body">
            {failure && <SubmitFeedback {...failure} onFocus={focusAnchor} />}
            {form.list.length === 0 && <EmptyState of="form" text={messages.noFields} />}
            <PageActionsProvider value={pageActions}>
              <WidgetList widgets={form.list} isWhole={isWhole} />
            </PageActionsProvider>
          </div>
          <div ref={liveRegion} className="fw-visually-hidden" aria-live="polite" />
          {hasFailed && <SubmitFailure />}
          <SubmitStateProvider value={submitState}>
            {typeof children === 'function' ? <StateChildren>{children}</StateChildren> : children}
          </SubmitStateProvider>
        </Root>
      </FormEngineProvider>
    </RenderSettingsProvider>
  )
}
