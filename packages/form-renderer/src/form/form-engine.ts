/** The running form: the values in their cells, validated by form-schema, and no subscription to the whole form. */
import {
  type AnyKnownWidget,
  type FormDefinition,
  type FormValues,
  type LanguageTag,
  logicOf,
  pruneValues,
  validateField,
  validateValues,
  type ValueIssue,
  type ValuesContext,
  visibleFields,
} from '@formwork/form-schema'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import { type FieldCells, openCells, type ShownIssue } from '../field/field-cells'
import { type RowReads, watchField } from '../field/field-conditions'
import { type FormProblems, watchProblems } from '../submit/form-problems'
import { sameStored } from '../values/same-value'
import { watchPointer, type PointerPress } from './pointer-press'
import { openPanes, type OpenPanes, type Reveal, revealIn } from '../panes/open-panes'
import { reportTo } from './report-to'
import { type FormPlan, planForm, startingValues } from './form-plan'
import { type FormIssue, openServerIssues, placedIssues, sortIssues } from '../submit/server-issues'
import type { AllRows, OpenAllRows } from '../rows/store/all-rows'
import { NO_ROWS } from '../rows/store/no-rows'
import type { RowStoreEvents } from '../rows/store/row-store'
import type { ReportError } from '../api/form-error-context'
import type { FormRendererProps } from '../api/form-renderer-props'
import type { RendererMode } from '../api/widget-props'

/** The result of validating all values, as {@link FormEngine.validate} returns it. */
export type ValidationResult =
  | { readonly ok: true; readonly values: FormValues }
  | { readonly ok: false; readonly issues: readonly ValueIssue[] }

export interface FormEngine {
  readonly plan: FormPlan
  readonly cells: FieldCells
  readonly rows: AllRows
  /** What is wrong at this moment, in rows too. */
  readonly problems: FormProblems
  /** Which panes of tabs and the like are open. */
  readonly panes: OpenPanes
  /** Opens every pane around a field. */
  readonly reveal: Reveal
  /** Validates every visible field, or those of these models, and shows what is wrong with them. Waits where validators of the host do. */
  validate(models?: readonly string[]): Promise<ValidationResult>
  /** All values by model, hidden ones too. */
  readonly values: () => FormValues
  /** Validates a field again that shows an error. */
  recheck(model: string): void
  /** Puts a value into a field. A model the form does not have is ignored. */
  readonly setValue: (model: string, value: unknown) => void
  /** Puts in what the host holds: the field is as it came. */
  adopt(model: string, value: unknown): void
  /** Whether a person changed a value since the form was made, or reset. */
  readonly isDirty: () => boolean
  /** Shows what a server refused. @returns the messages of no visible field. */
  showIssues(issues: readonly FormIssue[]): readonly string[]
  /** Back to the starting values, or to these from now on. */
  reset(values?: FormValues): void
  readonly report: ReportError
}

export interface EngineSettings {
  readonly form: FormDefinition
  readonly mode: RendererMode
  readonly locale: LanguageTag
  readonly ruleMessages: ValuesContext['ruleMessages']
  readonly onUnsupportedPattern: ValuesContext['onUnsupportedPattern']
  readonly validators: ValuesContext['validators']
  readonly defaultValue: FormValues | undefined
  /** What the host holds. */
  readonly values: FormValues | undefined
  readonly onError: FormRendererProps['onError']
  /** Null where no field is a subform. */
  readonly openRows: OpenAllRows | null
  /** Survives when the engine is made again, as when the definition gets its first subform or loses its last. */
  readonly kept: { readonly current?: FormSession }
  /** Says a broken rule to assistive technology when a field is left. */
  readonly announce: (text: string) => void
}

/** Makes the engine of one `<FormRenderer>`. Its identity changes only with the definition; what was entered goes over to the new one. */
export function useNewFormEngine(settings: EngineSettings, element: RefObject<HTMLElement | null>): FormEngine {
  const plan = useMemo(() => planForm(settings.form), [settings.form])
  const { kept } = settings
  const [session] = useState<FormSession>(() => ({
    running: null,
    clean: new Map(),
    panes: openPanes(),
    ...kept.current,
    settings,
  }))
  const [pointer] = useState(watchPointer)
  useEffect(() => pointer.listen(element.current?.ownerDocument ?? document), [pointer, element])
  const engine = useMemo(() => makeEngine(plan, session, pointer), [plan, session, pointer])
  useEffect(() => void Object.assign(kept, { current: Object.assign(session, { settings, running: engine }) }))
  return engine
}

/** State that outlives a render. */
export interface FormSession {
  /** Those of the latest one. */
  settings: EngineSettings
  /** The engine with what was entered, under an earlier definition too. */
  running: FormEngine | null
  /** What the form was last reset to. */
  base?: FormValues
  /** Unchanged values, as their fields hold them. */
  readonly clean: Map<string, unknown>
  /** What is open stays so under a definition in another language. */
  readonly panes: OpenPanes
}

/** The result with what asynchronous validators found. */
function withLate(found: ValidationResult, late: readonly ValueIssue[]): ValidationResult {
  return late.length > 0 ? { ok: false, issues: [...(found.ok ? [] : found.issues), ...late] } : found
}

function makeEngine(plan: FormPlan, session: FormSession, pointer: PointerPress): FormEngine {
  const { openRows } = session.settings
  const startNow = (running?: FormValues) =>
    startingValues(plan, session.settings.defaultValue, session.settings.values, session.base, running)
  const start = startNow(session.running?.values())

  const refusals = openServerIssues()
  const announce = (message: string) => session.settings.announce(message)

  // One field is validated by its own rules alone, so a key costs the same in a form of any size. It shows its first problem.
  const issueOf = (widget: AnyKnownWidget, value: unknown, row?: RowReads): ShownIssue | undefined => {
    const { mode } = session.settings
    const now = mode === 'edit' ? watchField({ plan, cells }, widget, row).read() : null
    if (!now) return undefined
    const { locale, ruleMessages, onUnsupportedPattern } = session.settings
    return validateField(now, value, { locale, ruleMessages, onUnsupportedPattern })[0] ?? (row ? undefined : acrossIssue(widget))
  }
  /** A rule across fields asks the whole form, which is worth it where a field has one. */
  const acrossIssue = ({ model, options }: AnyKnownWidget): ShownIssue | undefined => {
    if (!options.formwork.rules?.checks) return undefined
    const { locale, ruleMessages } = session.settings
    const result = validateValues(plan.form, values(), { locale, ruleMessages })
    return result.ok ? undefined : result.issues.find(({ code, path }) => code === 'rule' && path.length === 1 && path[0] === model)
  }
  const check = (model: string): ShownIssue | undefined => {
    const widget = plan.byModel.get(model)
    const value = cells.valueOf(model)
    const issue = (widget && issueOf(widget, value)) ?? refusals.issueOf(model, value)
    cells.setErrors([model], new Map(issue && [[model, issue]]))
    return issue
  }
  const recheck = (model: string) => {
    // A person who corrects a wrong field sees so while typing; a field that shows nothing is validated when it is left.
    if (cells.errors().has(model)) check(model)
  }
  const eventsOf = (model: string): RowStoreEvents => ({
    validate: issueOf,
    announce,
    afterPress: (work) => pointer.after(work),
    onChange(isShape) {
      cells.sourceChanged(model)
      if (isShape) recheck(model)
    },
  })
  const rows = openRows?.(plan.fields, start, eventsOf) ?? NO_ROWS
  const cells = openCells({
    startValue: (model) => start.get(model),
    sourceOf: (model) => rows.sourceOf(model),
    onEdit: recheck,
    onLeave: (model) =>
      pointer.after(() => {
        // The announcement of a field that is right by now is cleared, so that a screen reader does not read it later.
        announce(check(model)?.message ?? '')
      }),
  })
  const models = new Set(plan.byModel.keys())
  const markClean = (model: string) => session.clean.set(model, cells.valueOf(model))
  for (const { model } of plan.fields) if (!session.clean.has(model)) markClean(model)
  const clearRefusals = () => refusals.replace(new Map(), cells.valueOf)
  const values = () => Object.fromEntries([...start.keys()].map((model) => [model, cells.valueOf(model)]))
  return {
    plan,
    cells,
    rows,
    problems: watchProblems(plan, cells, rows),
    panes: session.panes,
    reveal: revealIn(plan.form, session.panes),
    values,
    recheck,
    report: (error, where, model) => reportTo(session.settings.onError, error, where, model),
    async validate(asked) {
      const { mode } = session.settings
      const only = asked && new Set(asked)
      if (!only) clearRefusals()
      const pending: Promise<readonly ValueIssue[]>[] = []
      const found: ValidationResult =
        mode === 'preview'
          ? { ok: true, values: pruneValues(plan.form, values()) }
          : validateValues(plan.form, values(), { ...session.settings, pending })
      const all = pending.length > 0 ? withLate(found, (await Promise.all(pending)).flat()) : found
      const issues = all.ok ? [] : all.issues.filter(({ path }) => only?.has(String(path[0])) !== false)
      const atFields = new Map(sortIssues(rows.showIssues(issues, false, only), models).atFields)
      for (const model of only ?? []) {
        const refused = refusals.issueOf(model, cells.valueOf(model))
        if (refused !== undefined && !atFields.has(model)) atFields.set(model, refused)
      }
      cells.setErrors(only ?? plan.byModel.keys(), atFields)
      if (all.ok) return all
      return issues.length > 0 ? { ok: false, issues } : { ok: true, values: values() }
    },
    adopt(model, value) {
      cells.setValues([[model, value]])
      markClean(model)
      recheck(model)
    },
    isDirty: () =>
      // Computed values change with their inputs.
      plan.fields.some(
        (field) => logicOf(field).computed === undefined && !sameStored(session.clean.get(field.model), cells.valueOf(field.model)),
      ),
    setValue(model, value) {
      if (!plan.byModel.has(model)) return
      cells.setValues([[model, value]])
      recheck(model)
    },
    showIssues(issues) {
      const { atFields, general } = sortIssues(rows.showIssues(placedIssues(issues), true), visibleFields(plan.form, values()))
      refusals.replace(atFields, cells.valueOf)
      cells.setErrors(plan.byModel.keys(), atFields)
      return general
    },
    reset(base) {
      clearRefusals()
      if (base) session.base = base
      cells.setValues(startNow())
      for (const { model } of plan.fields) markClean(model)
      cells.setErrors(plan.byModel.keys(), new Map())
      rows.showIssues([])
    },
  }
}
