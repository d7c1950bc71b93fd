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
import { type FieldErrors, type Resolver, type ResolverResult, useForm, type UseFormReturn } from 'react-hook-form'
import { type FieldCells, openCells } from './field-cells'
import { type FieldValues, type FormPlan, planForm, startingValues, toFormValues } from './form-plan'
import type { RendererMode } from './widget-props'

/** The verdict on all values, as {@link FormEngine.submit} hands it over. */
export type Verdict = { readonly ok: true; readonly values: FormValues } | { readonly ok: false; readonly issues: readonly ValueIssue[] }

export interface FormEngine {
  readonly plan: FormPlan
  readonly cells: FieldCells
  /** Judges every visible field and shows what is wrong. */
  submit(): Promise<Verdict>
  /** All values by model, hidden ones too. */
  values(): FormValues
  setValue(name: string, value: unknown): void
  reset(): void
}

export interface EngineSettings {
  readonly form: FormDefinition
  readonly mode: RendererMode
  readonly locale: Locale
  readonly defaultValues: FormValues | undefined
  readonly values: FormValues | undefined
  /** Says a broken rule to assistive technology when a field is left. */
  readonly announce: (text: string) => void
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
  const check = async (name: string): Promise<string | undefined> => {
    await form.trigger(name)
    const message = form.getFieldState(name).error?.message
    cells.setErrors([name], new Map(message === undefined ? [] : [[name, message]]))
    return message
  }
  const store = (name: string, value: unknown) => {
    form.setValue(name, value)
    // A person who mends a wrong field sees so while typing; a field that shows nothing is judged when it is left.
    if (cells.errors().has(name)) void check(name)
  }
  const cells = openCells({
    startValue: (name) => form.getValues(name) ?? plan.initial.get(name),
    onEdit: store,
    onLeave: (name) => void check(name).then((message) => message && session.settings().announce(message)),
  })
  const values = () => toFormValues(plan, form.getValues())
  return {
    plan,
    cells,
    values,
    async submit() {
      const { mode, locale } = session.settings()
      const entered = values()
      const verdict: Verdict =
        mode === 'preview' ? { ok: true, values: pruneValues(plan.form, entered) } : validateValues(plan.form, entered, { locale })
      await session.during(verdict, form.handleSubmit(doNothing, doNothing))
      cells.setErrors(plan.byName.keys(), messagesOf(plan, verdict))
      return verdict
    },
    setValue(name, value) {
      store(name, value)
      cells.setValues([[name, value]])
    },
    reset() {
      const { defaultValues, values: given } = session.settings()
      const start = startingValues(plan, defaultValues, given)
      form.reset(start)
      cells.setValues(Object.entries(start))
      cells.setErrors(plan.byName.keys(), new Map())
    },
  }
}

/** The first message of each field. */
function messagesOf(plan: FormPlan, verdict: Verdict): ReadonlyMap<string, string> {
  if (verdict.ok) return new Map()
  const messages = verdict.issues.flatMap(({ model, message }): [string, string][] => {
    const name = plan.nameOf.get(model)
    return name === undefined ? [] : [[name, message]]
  })
  // A later entry of a map wins, and the first message of a field is the one to show.
  return new Map(messages.toReversed())
}

const doNothing = () => undefined
