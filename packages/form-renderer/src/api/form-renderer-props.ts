/** The props of `FormRenderer` and the methods of its ref. */
import type {
  DefinitionInput,
  FormValues,
  LanguageTag,
  TypedForm,
  ValueIssue,
  ValuesContext,
  WidgetDefinitions,
} from '@formwork/form-schema'
import type { HTMLAttributes, ReactElement, ReactNode, RefAttributes } from 'react'
import type { CustomAreas } from './custom-areas'
import type { FormErrorContext } from './form-error-context'
import type { FormLabels } from './labels'
import type { RendererMessages } from '../messages/renderer-messages'
import type { FormIssue } from '../submit/server-issues'
import type { RendererSlots } from './slots'
import type { RemoteFunctions } from '../sources/remote-function'
import type { UploadSettings } from '../uploads/upload-settings'
import type { HostComponents, RendererMode } from './widget-props'

/** Props of React that are set in another way here. */
type OwnWords =
  | 'children'
  | 'dangerouslySetInnerHTML'
  | 'defaultValue'
  | 'onChange'
  | 'onError'
  | 'onFocusCapture'
  | 'onInvalid'
  | 'onSubmit'

/** Every other attribute of the element around the form: `className`, `style`, `data-*`, `aria-*`, `onKeyDown`, … */
type RootAttributes = Omit<HTMLAttributes<HTMLElement>, OwnWords>

/**
 * What `children` learn where they are a function.
 *
 * @example const buttons = ({ isSubmitting, isDirty }: FormState) => <button type="submit" disabled={!isDirty}>{isSubmitting ? 'Sending…' : 'Send'}</button>
 */
export interface FormState {
  /** `onSubmit` answered with a promise that is not settled yet. */
  readonly isSubmitting: boolean
  /** A value is another one than at the start, or at the last `reset`. What the host hands in through `values` is no change, and neither is what the form computes. */
  readonly isDirty: boolean
}

/**
 * How much room a form takes: `compact` for many fields beside other things, `comfortable` for a page that is the form.
 *
 * @example const look: FormLook = isSidePanel ? 'compact' : 'comfortable'
 */
export type FormLook = 'compact' | 'comfortable'

/**
 * Values that nobody has checked yet, by model: any may be missing or empty. `Values` are the checked ones, such as `ValuesOf<typeof definition>`.
 *
 * @example const start: EnteredValues<ValuesOf<typeof order>> = { email: '', amount: null }
 */
export type EnteredValues<Values = FormValues> = { [Model in keyof Values]?: Values[Model] | Cleared<Values[Model]> }

/** The value of a field that a person cleared. */
type Cleared<Value> = Value extends string | number ? '' | null : Value extends readonly unknown[] ? [] : never

/** The model of a field. */
type ModelOf<Values> = keyof Values & string

/**
 * Props of {@link FormRenderer}, and every attribute that React gives to an element: they go to the one around the form. Objects among them are compared by identity: keep them outside the component or in `useMemo`, or the form does
 * its work anew at each render of the host.
 *
 * @example const props: FormRendererProps = { definition, defaultValue: { name: 'Ada' }, locale: 'en', onSubmit: save }
 */
export interface FormRendererProps<Values = FormValues> extends RootAttributes {
  /**
   * The form to fill. Required. Either the `form` that `importDefinition` returns, which is drawn at once, or a stored definition as an object or as JSON text. For the latter a
   * browser first loads the importer (31 KiB gzip); the form appears and the ref is set when it has arrived. What is no definition never throws: a message stands
   * in place of the form, and `onError` is called with `where: 'definition'`. A definition made by `defineForm` or the builders of form-schema types the values of all other props.
   */
  readonly definition: TypedForm<Values> | DefinitionInput
  /**
   * Controlled values, by model: the form shows exactly these, so store in `onChange` what was entered. A model without an entry shows the default of its definition. Computed
   * fields are always computed by the form. Use either `value` or `defaultValue`.
   */
  readonly value?: EnteredValues<NoInfer<Values>> | undefined
  /** Initial values of an uncontrolled form, by model; they replace the defaults of the definition. Read when the form is mounted; `reset()` returns to the object given last. */
  readonly defaultValue?: EnteredValues<NoInfer<Values>> | undefined
  /**
   * Values that arrive later, by model, such as a record that is still being loaded: each entry that differs from the one of the last render is written into its field, what was
   * typed into other fields stays. Values that `onChange` reported may be passed back. Models that the form does not have are ignored.
   */
  readonly values?: EnteredValues<NoInfer<Values>> | undefined
  /** `edit` (default) shows controls and validates; `preview` prints labels instead of controls and stored ids, and validates nothing. */
  readonly mode?: RendererMode | undefined
  /** Disables every control; false by default. `onChange`, `getData` and submit work as before, with the values of disabled fields. */
  readonly disabled?: boolean | undefined
  /**
   * Sizes in pixels instead of those of the definition's `size`: `compact` has controls 28 high, gaps of 8 and text of 13; `comfortable` has 44, 24 and 16. By default the definition
   * decides. The custom properties `--fw-control-height`, `--fw-gap` and `--fw-font-size` of your style sheet override both.
   */
  readonly look?: FormLook | undefined
  /**
   * Language of buttons, hints, validation messages and calendars, as a BCP 47 tag such as `en` or `de-AT`; `zh-CN` by default. Built in are Chinese (every `zh`) and English (all
   * others); further languages come from `@formwork/form-renderer/languages/*` or `messages`. Calendars use the language itself. A translated definition is shown in it.
   */
  readonly locale?: LanguageTag | undefined
  /** Texts of the form's own buttons and hints, by name, instead of the built-in ones; those left out stay as `locale` has them. Example: `{ formInvalid: 'Not quite yet' }`. */
  readonly messages?: Partial<RendererMessages> | undefined
  /**
   * Validation messages by rule, instead of the built-in ones. A text is put after the label of the field; with `{label}` in it, it is the whole sentence. A message that the author
   * of the form wrote for a rule has priority. Pass the same object to `validateValues` on the server.
   */
  readonly ruleMessages?: ValuesContext['ruleMessages']
  /** Texts of single fields, by model, instead of those of the definition: label, help text, placeholder, choices. Validation messages use the new label. */
  readonly labels?: FormLabels | undefined
  /** Components by widget type, instead of the built-in ones or for types of your own. The form draws label, help text and error message around them. Keep the object stable between renders. */
  readonly components?: HostComponents | undefined
  /**
   * The widget types that a definition given as JSON is read with; the built-in ones by default. Needed when you added types: `extendWidgets(widgetDefinitions, [signature])`. A form
   * that was imported with them carries them along.
   */
  readonly widgets?: WidgetDefinitions | undefined
  /** Components of the custom areas (`blank`) of the form, by model. Where one is missing, the form says that this part cannot be shown, and `onError` is called. */
  readonly customAreas?: CustomAreas | undefined
  /** Components for parts of every field or of the form: label, help text, error message, error summary, actions of a row, empty states. The built-in ones by default. */
  readonly slots?: RendererSlots | undefined
  /** Functions that load choices, by the name that a field gives in `remoteFunc` (`remote: true`). A field whose function is missing shows an error, and `onError` is called. */
  readonly remoteFunctions?: RemoteFunctions | undefined
  /** How files are uploaded; not needed for fields that have an `action` of their own. Keep the object stable between renders. */
  readonly upload?: UploadSettings | undefined
  /** Called after each change with all values by model, those of hidden fields included, unchecked. Each call copies the values: leave it out where you do not need it. */
  readonly onChange?: ((values: EnteredValues<NoInfer<Values>>) => void) | undefined
  /** Called for each field whose value changed, by a person, the host or a formula, with its model and new value. For a subform the value is the list of all its rows. */
  readonly onFieldChange?: ((model: ModelOf<NoInfer<Values>>, value: unknown) => void) | undefined
  /**
   * Called when the form is submitted and every rule holds, with the checked values of the visible fields, by model. While a promise that it returns is pending, the submit button
   * shows that and nothing else can be submitted. If it throws or rejects, the form shows that submitting failed, keeps what was entered and can be submitted again; `onError` is
   * called with the error, and without `onError` the browser reports an unhandled rejection.
   */
  readonly onSubmit?: ((values: NoInfer<Values>) => void | Promise<unknown>) | undefined
  /** Called when a submit was stopped by validation, with one issue per broken rule. The form has shown them already. */
  readonly onInvalid?: ((issues: readonly ValueIssue[]) => void) | undefined
  /**
   * Called with every error that does not stop the form, for your monitoring: a component that threw, choices or an upload that failed, a formula that failed, code that could not be
   * loaded, a submit that failed, and mistakes in the props (unreadable `definition`, unknown widget type, missing function, values of another shape, missing style sheet). Without it
   * they are shown in the form all the same, and logged in development.
   */
  readonly onError?: ((error: unknown, context: FormErrorContext) => void) | undefined
  /**
   * What to do with a pattern that cannot be run safely (one with a lookbehind or a back reference): `refuse` (default) shows an error at the field, so that the form cannot be
   * submitted; `accept` skips the pattern. Pass the same to `validateValues` on the server.
   */
  readonly onUnsupportedPattern?: ValuesContext['onUnsupportedPattern']
  /**
   * Your own validation functions, by the names that fields give in `formwork.rules.validators`. Each returns an error message or null, or a promise of one. They run when the whole
   * form is validated; until they have finished, the form shows that it is busy. On the server pass them to `validateValuesAsync`.
   */
  readonly validators?: ValuesContext['validators']
  /** Errors that your server returned, shown at their fields as by `showIssues` of the ref, each time the list is a new one. Null or an empty list shows none. */
  readonly issues?: readonly FormIssue[] | null | undefined
  /** The `id` of the `<form>` element, for a submit button outside of it (`<button form="…">`). Ids of fields do not depend on it. */
  readonly id?: string | undefined
  /** The element around the fields: `form` (default), or `div` where the page has a form of its own around it. A `div` cannot be submitted: call `getData()` of the ref. */
  readonly as?: 'form' | 'div' | undefined
  /** Class names of the element around the form, in addition to those of the renderer. */
  readonly className?: string | undefined
  /** What stands below the fields, such as the submit button; `FormActions` has buttons that look like the form. A function is called with {@link FormState}. Without it there is no button. */
  readonly children?: ReactNode | ((state: FormState) => ReactNode)
}

/**
 * What a ref on {@link FormRenderer} offers.
 *
 * @example
 * const form = useRef<FormRendererHandle>(null)
 * const values = await form.current?.getData()
 */
export interface FormRendererHandle<Values = FormValues> {
  /**
   * Validates like a submit: shows what is wrong and moves the focus to the first of it.
   *
   * @returns the checked values of the visible fields
   * @throws {FormDataError} as a rejection, when a rule is broken
   */
  getData(): Promise<Values>
  /**
   * Reads the form without checking anything.
   *
   * @returns the values of all fields by model, hidden ones too
   */
  getValues(): EnteredValues<Values>
  /**
   * Compares the values with those at the start, or at the last `reset`; see {@link FormState.isDirty}.
   *
   * @returns true when a value is another one
   */
  isDirty(): boolean
  /**
   * Moves the focus to a field.
   *
   * @param model - model of a field of the form's own record
   * @returns false, and does nothing, when no such field is shown
   */
  focus(model: ModelOf<Values>): boolean
  /**
   * Back to the starting values: the definition's, `defaultValue`, `values`. Messages go away.
   *
   * @param values - values by model to start from instead, now and at every later `reset()`
   */
  reset(values?: EnteredValues<Values>): void
  /**
   * Checks every visible field and shows what is wrong; the focus stays.
   *
   * @param models - fields of the form's own record to check alone, for a step of several; what other fields show stays
   * @returns one entry per broken rule, in document order; an empty list when nothing is wrong
   */
  validate(models?: readonly ModelOf<Values>[]): Promise<readonly ValueIssue[]>
  /**
   * Puts a value into a field, validated as if a person had entered it.
   *
   * @param model - model of a field of the form's own record; one the form does not have is ignored
   * @param value - what the field stores, as in `defaultValues`
   */
  setValue<Model extends ModelOf<Values>>(model: Model, value: EnteredValues<Values>[Model]): void
  /**
   * Shows what a server refused: messages at their fields, all of them in the summary, the focus on the first. A message stays until the
   * value of its field changes or the form is submitted again.
   *
   * @param issues - what was refused, in place of what was shown before; an empty list takes messages away
   */
  showIssues(issues: readonly FormIssue[]): void
}

/**
 * {@link FormRenderer}, which takes its values from its definition where that says them.
 *
 * @example const Form: FormRendererComponent = FormRenderer
 */
export interface FormRendererComponent {
  <Values = FormValues>(props: FormRendererProps<Values> & RefAttributes<FormRendererHandle<NoInfer<Values>>>): ReactElement | null
  /** What the tools of React call it. */
  readonly displayName?: string | undefined
}
