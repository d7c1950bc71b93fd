/** The running form: one react-hook-form, the verdicts of form-schema on top of it, and nothing that watches the whole form. */
import {
  type FormDefinition,
  type FormValues,
  type Locale,
  pruneValues,
  validateField,
  validateValues,
  type ValueIssue,
} from '@formwork/form-schema'
import { createContext, useContext, useMemo, useRef } from 'react'
import { type Control, type FieldErrors, type Resolver, type ResolverResult, useForm, type UseFormReturn } from 'react-hook-form'
import { type FieldValues, type FormPlan, planForm, startingValues, toFormValues } from './form-plan'
import type { RendererMode } from './widget-props'

/** The verdict on all values, as {@link FormEngine.submit} hands it over. */
export type Verdict = { readonly ok: true; readonly values: FormValues } | { readonly ok: false; readonly issues: readonly ValueIssue[] }

export interface FormEngine {
  readonly plan: FormPlan
  readonly control: Control<FieldValues>
  /** Judges one field when it is left; resolves to the message of its first broken rule. */
  check(name: string): Promise<string | undefined>
  /** Judges every visible field and shows what is wrong. */
  submit(): Promise<Verdict>
  /** All values by model, hidden ones too. */
  values(): FormValues
  setValue(name: string, value: unknown): void
  reset(): void
  /** Calls `listener` after each change of a value. @returns the function that ends it. */
  subscribe(listener: () => void): () => void
}

export interface EngineSettings {
  readonly form: FormDefinition
  readonly mode: RendererMode
  readonly locale: Locale
  readonly defaultValues: FormValues | undefined
  readonly values: FormValues | undefined
}

/** What changes between renders, read at the time it is needed: the engine itself stays the same object. */
interface Current extends EngineSettings {
  readonly plan: FormPlan
}

const FormEngineContext = createContext<FormEngine | null>(null)

export const FormEngineProvider = FormEngineContext.Provider

/** The form around. @throws when there is none, which only a bug can cause. */
export function useFormEngine(): FormEngine {
  const engine = useContext(FormEngineContext)
  if (!engine) throw new Error('A field was drawn outside <FormRenderer>.')
  return engine
}

/** Makes the engine of one `<FormRenderer>`. Its identity changes only with the definition. */
export function useNewFormEngine(settings: EngineSettings): FormEngine {
  const plan = useMemo(() => planForm(settings.form), [settings.form])
  const current = useRef<Current>({ ...settings, plan })
  current.current = { ...settings, plan }
  const verdict = useRef<Verdict | null>(null)
  const first = useRef<FieldValues | null>(null)
  first.current ??= startingValues(plan, settings.defaultValues, settings.values)
  const resolver = useRef<Resolver<FieldValues> | null>(null)
  resolver.current ??= makeResolver(current, verdict)
  const form = useForm<FieldValues>({
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // The first wrong field in document order is focused by the renderer; react-hook-form goes by the order of mounting.
    shouldFocusError: false,
    defaultValues: first.current,
    resolver: resolver.current,
  })
  return useMemo(() => makeEngine(plan, form, current, verdict), [plan, form])
}

/**
 * One field is judged by its own rules alone, so a key costs the same in a form of any size. All fields are judged by the verdict that
 * `submit` has just worked out.
 */
function makeResolver(current: { readonly current: Current }, verdict: { readonly current: Verdict | null }): Resolver<FieldValues> {
  return (values, _context, { names }) => {
    const { plan, locale, mode } = current.current
    if (mode === 'preview') return { values, errors: {} }
    if (verdict.current) return answer(values, verdict.current.ok ? {} : errorsOf(plan, verdict.current.issues))
    const issues = (names ?? []).flatMap((name) => {
      const field = plan.byName.get(name)
      return field ? validateField(field.widget, values[name], { locale }) : []
    })
    return answer(values, errorsOf(plan, issues))
  }
}

/** react-hook-form wants no values beside errors. */
function answer(values: FieldValues, errors: FieldErrors<FieldValues>): ResolverResult<FieldValues> {
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
}

function errorsOf(plan: FormPlan, issues: readonly ValueIssue[]): FieldErrors<FieldValues> {
  const errors: FieldErrors<FieldValues> = {}
  for (const { model, code, message } of issues) {
    const name = plan.nameOf.get(model)
    // A field shows its first problem; the order of issues is the order of the rules.
    if (name !== undefined && !errors[name]) errors[name] = { type: code, message }
  }
  return errors
}

function makeEngine(
  plan: FormPlan,
  form: UseFormReturn<FieldValues>,
  current: { readonly current: Current },
  verdict: { current: Verdict | null },
): FormEngine {
  const values = () => toFormValues(plan, form.getValues())
  const engine: FormEngine = {
    plan,
    control: form.control,
    values,
    async check(name) {
      const holds = await form.trigger(name)
      const message = holds ? undefined : form.getFieldState(name).error?.message
      return message
    },
    async submit() {
      const { mode, locale } = current.current
      const entered = values()
      const result: Verdict =
        mode === 'preview' ? { ok: true, values: pruneValues(plan.form, entered) } : validateValues(plan.form, entered, { locale })
      verdict.current = result
      try {
        await form.handleSubmit(doNothing, doNothing)()
      } finally {
        verdict.current = null
      }
      return result
    },
    setValue(name, value) {
      form.setValue(name, value, { shouldDirty: true, shouldTouch: true })
      if (form.getFieldState(name).error) void form.trigger(name)
    },
    reset() {
      const { defaultValues, values: given } = current.current
      form.reset(startingValues(plan, defaultValues, given))
    },
    subscribe: (listener) => form.subscribe({ formState: { values: true }, callback: listener }),
  }
  return engine
}

const doNothing = () => undefined
