/** A form that runs: its engine, its settings, and the door a host's `ref` opens. */
import type { FormDefinition } from '@formwork/form-schema'
import { type FormEvent, forwardRef, useCallback, useId, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { useComputedValues } from './computed/use-computed-values'
import { type RenderSettings, RenderSettingsProvider } from './context'
import { formClasses, formStyle } from './form-classes'
import { FormDataError } from './form-data-error'
import { FormEngineProvider, useNewFormEngine, type Verdict } from './form-engine'
import type { FormRendererHandle, FormRendererProps } from './form-renderer-props'
import { messagesFor } from './messages/messages-for'
import { keepNameless } from './nameless-inputs'
import { EmptyState } from './parts/EmptyState'
import { focusField } from './parts/focus-field'
import { useCss } from './parts/use-css'
import type { FormIssue } from './refusals'
import type { OpenAllRows } from './rows/all-rows'
import { openSourceRoom } from './sources/source-room'
import { SubmitFeedback } from './SubmitFeedback'
import { useHostValues } from './use-host-values'
import { useNewIssues } from './use-new-issues'
import { usePatterns } from './use-patterns'
import { useWholeForm } from './use-whole-form'
import { WidgetList } from './WidgetHost'
import { widgetComponents } from './widgets/index'

/** What a host leaves out. One object, so that nothing is drawn anew for it. */
const NOTHING: Readonly<Record<string, never>> = {}

export interface RunningFormProps extends FormRendererProps {
  readonly form: FormDefinition
  /** Null where no field is a subform. */
  readonly openRows: OpenAllRows | null
}

export const RunningForm = forwardRef<FormRendererHandle, RunningFormProps>(function RunningForm(props, ref) {
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
    components = NOTHING,
    remoteFunctions = NOTHING,
    slots = NOTHING,
    customAreas = NOTHING,
    upload = NOTHING,
    messages: overrides,
    issues,
  } = props
  const idPrefix = useId()
  const [sources] = useState(openSourceRoom)
  const { isWhole, isTakenOver, drawWhole } = useWholeForm(form)
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
  const settleComputed = useComputedValues(engine, mode)
  const bringPatterns = usePatterns(form, mode)

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
      isTakenOver,
      idPrefix,
    }),
    [
      form.config,
      mode,
      disabled,
      locale,
      messages,
      components,
      customAreas,
      slots,
      remoteFunctions,
      sources,
      upload,
      isTakenOver,
      idPrefix,
    ],
  )
  const focus = useCallback(
    (fieldId: string) => {
      drawWhole()
      if (element.current) focusField(element.current, fieldId)
    },
    [drawWhole],
  )

  // A promise, so that what is wrong is on the page before the focus moves there.
  const submit = async (): Promise<Verdict> => {
    await Promise.all([settleComputed(), bringPatterns()])
    const verdict = engine.submit()
    setFailure(verdict.ok ? null : [])
    return verdict
  }
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
    setValue: engine.setValue,
    showIssues,
  }))

  return (
    <RenderSettingsProvider value={settings}>
      <FormEngineProvider value={engine}>
        {/* Only hears where the focus goes. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <form
          ref={attach}
          id={id}
          className={formClasses(form.config, mode)}
          lang={locale}
          noValidate
          onFocus={keepNameless}
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
