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
import { createContext, useContext, useEffect, useMemo, useState } from 'react'
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
  /** Judges a field again that shows an error: a person who mended it sees so while typing. */
  recheck(name: string): void
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
  const [session] = useState(() => openSession({ ...settings, plan }))
  useEffect(() => session.update({ ...settings, plan }))
  const form = useForm<FieldValues>({
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // The first wrong field in document order is focused by the renderer; react-hook-form goes by the order of mounting.
    shouldFocusError: false,
    defaultValues: session.startingValues,
    resolver: session.resolver,
  })
  return useMemo(() => makeEngine(plan, form, session), [plan, form, session])
}

interface SessionSettings extends EngineSettings {
  readonly plan: FormPlan
}

/** What outlives a render: the settings of the latest one, and the verdict while a submit is on its way. */
interface Session {
  readonly startingValues: FieldValues
  readonly resolver: Resolver<FieldValues>
  settings(): SessionSettings
  update(settings: SessionSettings): void
  /** Runs `work` with `verdict` as the answer to every question about errors. */
  during(verdict: Verdict, work: () => Promise<void>): Promise<void>
}

function openSession(first: SessionSettings): Session {
  let current = first
  let pending: Verdict | null = null
  return {
    startingValues: startingValues(first.plan, first.defaultValues, first.values),
    settings: () => current,
    update(settings) {
      current = settings
    },
    async during(verdict, work) {
      pending = verdict
      try {
        await work()
      } finally {
        pending = null
      }
    },
    // One field is judged by its own rules alone, so a key costs the same in a form of any size.
    resolver(values, _context, { names = [] }) {
      const { plan, locale, mode } = current
      if (mode === 'preview') return { values, errors: {} }
      if (pending) return answer(values, pending.ok ? {} : errorsOf(plan, pending.issues))
      const issues = names.flatMap((name) => {
        const field = plan.byName.get(name)
        return field ? validateField(field.widget, values[name], { locale }) : []
      })
      return answer(values, errorsOf(plan, issues))
    },
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

function makeEngine(plan: FormPlan, form: UseFormReturn<FieldValues>, session: Session): FormEngine {
  const values = () => toFormValues(plan, form.getValues())
  const recheck = (name: string) => {
    if (form.getFieldState(name).error) void form.trigger(name)
  }
  return {
    plan,
    control: form.control,
    values,
    recheck,
    async check(name) {
      return (await form.trigger(name)) ? undefined : form.getFieldState(name).error?.message
    },
    async submit() {
      const { mode, locale } = session.settings()
      const entered = values()
      const verdict: Verdict =
        mode === 'preview' ? { ok: true, values: pruneValues(plan.form, entered) } : validateValues(plan.form, entered, { locale })
      await session.during(verdict, form.handleSubmit(doNothing, doNothing))
      return verdict
    },
    setValue(name, value) {
      form.setValue(name, value, { shouldDirty: true, shouldTouch: true })
      recheck(name)
    },
    reset() {
      const { defaultValues, values: given } = session.settings()
      form.reset(startingValues(plan, defaultValues, given))
    },
    subscribe: (listener) => form.subscribe({ formState: { values: true }, callback: listener }),
  }
}

const doNothing = () => undefined
