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
   * The form: what `importDefinition` answers as `form`, or the JSON of a stored definition, imported from a `.json` file, parsed, or as text. A browser loads the importer when it
   * is given JSON: the form appears, and the ref is set, once it is there. JSON that is no definition is said so in place of the form;
   * nothing is thrown. Made in code, by `defineForm` or the builders of form-schema, it says to the compiler which values there are.
   */
  readonly definition: TypedForm<Values> | DefinitionInput
  /**
   * The values by model, held by the host: the form shows them and nothing else, so take over in `onChange` what is entered. A model without an entry has the value
   * that its definition starts with. Computed fields are the form's.
   */
  readonly value?: EnteredValues<NoInfer<Values>> | undefined
  /** Values by model that a new record starts with, over the definition's own defaults. Read once; `reset()` returns to the latest. */
  readonly defaultValue?: EnteredValues<NoInfer<Values>> | undefined
  /**
   * A record that is loaded while the form is there, by model: an entry that is another one than at the last render goes into its field; what
   * was typed elsewhere stays. Handing back what `onChange` told disturbs nothing. Models the form does not have are ignored.
   */
  readonly values?: EnteredValues<NoInfer<Values>> | undefined
  /** `edit` (default) shows controls and validates; `preview` prints labels instead of controls and stored ids, and validates nothing. */
  readonly mode?: RendererMode | undefined
  /** Disables every control. Default false. Values are still told and submitted. */
  readonly disabled?: boolean | undefined
  /**
   * Heights, gaps and type in place of those of the definition's `size`: controls of 28 px, gaps of 8 and type of 13, or 44, 24 and 16. What the host sets with
   * `--fw-control-height`, `--fw-gap` and `--fw-font-size` goes before.
   */
  readonly look?: FormLook | undefined
  /**
   * Language of our own texts, of the messages of the rules and of calendars: any BCP 47 tag, `zh-CN` by default. Our texts are Chinese for every
   * `zh` and English for all others, see `messages`; calendars speak the language itself.
   */
  readonly locale?: LanguageTag | undefined
  /** Texts of ours that the host says differently, or in a language of its own. The rest stays as `locale` has it. */
  readonly messages?: Partial<RendererMessages> | undefined
  /**
   * Messages of the rules that the host says differently, or in a language of its own: what stands after the field's name, or with `{label}` in it the whole sentence.
   * What an author wrote into a rule goes before. A server says the same to `validateValues`.
   */
  readonly ruleMessages?: ValuesContext['ruleMessages']
  /** Texts of the form, by model, in place of the definition's own: labels, tips, placeholders, choices. Messages of the rules follow. */
  readonly labels?: FormLabels | undefined
  /** Components in place of the built-in ones and for types of the host's own, by widget type. Label, tip and error are drawn around them. */
  readonly components?: HostComponents | undefined
  /**
   * The widget types that a definition given as JSON may have, where the host added some: `extendWidgets(widgetDefinitions, [signature])`. A form that
   * was imported carries them already.
   */
  readonly widgets?: WidgetDefinitions | undefined
  /** Components for the custom areas (`blank`) of the form, by model. An area without one tells the reader that it cannot be shown, and `onError` why. */
  readonly customAreas?: CustomAreas | undefined
  /** Components for parts of the form: label, help, error, summary, row actions, empty states. */
  readonly slots?: RendererSlots | undefined
  /** Sources of choices for `remote: true`, by the name in `remoteFunc`. A field whose name is not here says so. */
  readonly remoteFunctions?: RemoteFunctions | undefined
  /** How files leave the form; fields with an `action` of their own need none. Keep the object stable between renders. */
  readonly upload?: UploadSettings | undefined
  /** Called with all values by model, hidden ones too, after each change. Costs a copy of them, so leave it out where it is not needed. */
  readonly onChange?: ((values: EnteredValues<NoInfer<Values>>) => void) | undefined
  /** Called for each field of the form's own record whose value changed, for whatever reason, with the value; of a subform with all its rows. */
  readonly onFieldChange?: ((model: ModelOf<NoInfer<Values>>, value: unknown) => void) | undefined
  /**
   * Called with the checked values of the visible fields when the form is submitted and nothing is wrong. Until the promise it answers is settled
   * the form is busy: the pressed button says so, and nothing else is submitted. When it throws or rejects, the form says that submitting
   * failed, keeps what was entered, and can be submitted again; `onError` is called, and without it the browser reports an unhandled rejection.
   */
  readonly onSubmit?: ((values: NoInfer<Values>) => void | Promise<unknown>) | undefined
  /** Called with what is wrong when a submit was refused by the rules; the form has shown it. */
  readonly onInvalid?: ((issues: readonly ValueIssue[]) => void) | undefined
  /**
   * Called with every error that the form goes on without, for your monitoring: a component that threw, a source of choices or an upload that failed, a formula, a
   * part of the renderer that could not be loaded, a submit that failed. So is what was given wrongly: an unreadable `definition`, an unknown type, a missing function, values of
   * another shape, no stylesheet. The form shows each of them in its place, with or without it.
   */
  readonly onError?: ((error: unknown, context: FormErrorContext) => void) | undefined
  /**
   * What becomes of a value whose pattern cannot run (a lookahead, a reference back): `refuse` (default) says so at the field and keeps the form
   * from being submitted; `accept` asks for no pattern there. A server says the same to `validateValues`.
   */
  readonly onUnsupportedPattern?: ValuesContext['onUnsupportedPattern']
  /**
   * Functions that validate values, by the names that the form's fields give (`formwork.rules.validators`): each answers with a sentence or null, or with a promise of that.
   * They are asked when the form is validated as a whole; while they take their time the form is busy. A server gives its own to `validateValuesAsync`.
   */
  readonly validators?: ValuesContext['validators']
  /** What a server refused, shown as by `showIssues` of the ref whenever this is another list than before; null means none, as data libraries use it. */
  readonly issues?: readonly FormIssue[] | null | undefined
  /** Id of the `<form>`, so that a submit button may stand outside it (`<button form="…">`). Ids of fields never depend on it. */
  readonly id?: string | undefined
  /** The element around the form: `form` (default), or `div` inside a form of the host's. A `div` submits nothing: ask the ref with `getData()`. */
  readonly as?: 'form' | 'div' | undefined
  /** Class names in addition to ours. */
  readonly className?: string | undefined
  /** Shown below the fields, inside the form: the host's buttons. A function is called with the form's state. See `FormActions` for buttons in the look of the form. */
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
