/** Parts of a form that a host draws its own way. The elements around a part stay ours, so labels and descriptions stay wired to their controls. */
import type { ComponentType, ReactNode } from 'react'

/**
 * Props that every slot of a field gets.
 *
 * @example const WithModel = ({ children, model, type }: FieldSlotProps) => <span data-model={model} data-type={type}>{children}</span>
 */
export interface FieldSlotProps {
  /** Model of the field. In a row of a subform, the model inside the row. */
  readonly model: string
  /** Its widget type, as its definition is called: of ours, or one that the host added. */
  readonly type: string
  /** The built-in drawing, to draw something next to it. */
  readonly children: ReactNode
}

/**
 * Props of the `label` slot: what stands inside the label element.
 *
 * @example
 * const Label = ({ children, required }: LabelSlotProps) => <>{children}{!required && <small> (optional)</small>}</>
 */
export interface LabelSlotProps extends FieldSlotProps {
  /** The label as text. */
  readonly label: string
  /** True when the field has to be filled right now; the built-in label then carries an asterisk. */
  readonly required: boolean
}

/**
 * Props of the `help` slot: what stands inside the element that describes the control, where the field has a tip.
 *
 * @example
 * const Help = ({ text, model }: HelpSlotProps) => <>{text} <a href={`/help/${model}`}>More</a></>
 */
export interface HelpSlotProps extends FieldSlotProps {
  /** The field's tip. */
  readonly text: string
}

/**
 * Props of the `error` slot: what stands inside the element that says what is wrong with a field.
 *
 * @example
 * const Problem = ({ message }: ErrorSlotProps) => <strong>⚠ {message}</strong>
 */
export interface ErrorSlotProps extends FieldSlotProps {
  /** What is wrong, as a sentence in the language of the form. */
  readonly message: string
  /** What it is about: the code of a rule (`ValueIssueCode`), or what your server said; undefined where it said none. */
  readonly code?: string | undefined
  /** What the message names, by code: `{ min: 5 }`. */
  readonly params?: Readonly<Record<string, unknown>> | undefined
}

/**
 * One line of the error summary.
 *
 * @example const first = ({ message, open }: SummaryLine) => <button type="button" onClick={open}>{message}</button>
 */
export interface SummaryLine {
  /** What is wrong, as a sentence that names the field. */
  readonly message: string
  /** Moves the focus to the field. Absent for a problem that belongs to no field of the page. */
  readonly open?: () => void
}

/**
 * Props of the `summary` slot: the list of what is wrong, above the fields. The element around it is an alert, so its content is read out.
 *
 * @example
 * const Summary = ({ lines }: SummarySlotProps) => (
 *   <ul>{lines.map(({ message, open }) => <li key={message}><button type="button" onClick={open}>{message}</button></li>)}</ul>
 * )
 */
export interface SummarySlotProps {
  /** Every problem, in document order; problems of no field come first. */
  readonly lines: readonly SummaryLine[]
  /** The built-in summary. */
  readonly children: ReactNode
}

/**
 * Props of the `rowActions` slot: the buttons of one row of a subform.
 *
 * @example
 * const RowActions = ({ children, index, onRemove }: RowActionsSlotProps) => (
 *   <>{children}<button type="button" onClick={onRemove}>Drop line {index + 1}</button></>
 * )
 */
export interface RowActionsSlotProps {
  /** Model of the subform. */
  readonly model: string
  /** Position among the rows that are shown, from 0. */
  readonly index: number
  /** How many rows are shown. */
  readonly count: number
  /** The row's value by model; a row that a person added carries `status: 1`. */
  readonly row: Readonly<Record<string, unknown>>
  /** Absent where a row may not be removed. */
  readonly onRemove?: () => void
  /** Absent for the first row and where rows may not be moved. */
  readonly onMoveUp?: () => void
  /** Absent for the last row and where rows may not be moved. */
  readonly onMoveDown?: () => void
  /** The built-in buttons. */
  readonly children: ReactNode
}

/**
 * Props of the `emptyState` slot: what stands where there is nothing.
 *
 * @example
 * const Empty = ({ of, text }: EmptyStateSlotProps) => (of === 'rows' ? <em>No lines yet</em> : <>{text}</>)
 */
export interface EmptyStateSlotProps {
  /** `form`: a form without widgets; `rows`: a subform without rows; `choices`: a field whose list of choices is empty. */
  readonly of: 'form' | 'rows' | 'choices'
  /** The built-in text. */
  readonly text: string
}

/**
 * Components for parts of the form, by part; a part without one is drawn as usual. Keep the object and its components stable between renders.
 * A slot may hold links and text anywhere; in `label` keep to what a click on the label should not hit.
 *
 * @example
 * const slots: RendererSlots = { help: ({ text }) => <em>{text}</em> }
 * <FormRenderer definition={definition} slots={slots} />
 */
export interface RendererSlots {
  /** Inside the label of every field. */
  readonly label?: ComponentType<LabelSlotProps> | undefined
  /** Inside the tip of every field that has one. */
  readonly help?: ComponentType<HelpSlotProps> | undefined
  /** Inside the message of every field that shows one. */
  readonly error?: ComponentType<ErrorSlotProps> | undefined
  /** Inside the alert above the fields. */
  readonly summary?: ComponentType<SummarySlotProps> | undefined
  /** In place of the buttons of every row of a subform. */
  readonly rowActions?: ComponentType<RowActionsSlotProps> | undefined
  /** Where there are no fields, no rows or no choices. */
  readonly emptyState?: ComponentType<EmptyStateSlotProps> | undefined
}
