/** What surrounds every control: label, tip and error text, wired by ids. */
import type { HTMLAttributes, ReactElement, ReactNode } from 'react'
import type { RendererSlots } from '../../api/slots'
import { cssLength } from '../../css/css-values'
import type { ShownIssue } from '../../field/field-cells'
import { FieldError, FieldTip } from '../../field/FieldNotes'
import { labelContent } from './label-content'
import { type CssValues, useCss } from '../../css/use-css'

/** The options of a widget that concern its frame. Display widgets have only some of them. */
export interface FrameOptions {
  readonly labelWidth?: number
  readonly labelWidthDisabled?: boolean
  readonly labelWidthStatus?: boolean
  readonly width?: string
  readonly tip?: string
  readonly required?: boolean
  readonly disabled?: boolean
  readonly readonly?: boolean
}

export interface FieldFrameProps {
  readonly type: string
  readonly model: string
  readonly label: string
  readonly options: FrameOptions
  readonly id: string
  /** True when the control is a group: then the label names the group instead of pointing at one control. */
  readonly isGroup: boolean
  readonly required: boolean
  readonly error: ShownIssue | undefined
  readonly slots: RendererSlots
  readonly children: ReactNode
}

export const labelIdOf = (id: string) => `${id}-label`
const tipIdOf = (id: string) => `${id}-tip`
export const errorIdOf = (id: string) => `${id}-error`

/** The ids a control is described by, or undefined when nothing describes it. `tipId` is where the tip stands when not with the field. */
export function describedBy(id: string, tip: string | undefined, error: ShownIssue | undefined, tipId = tipIdOf(id)): string | undefined {
  if (error) return tip ? `${tipId} ${errorIdOf(id)}` : errorIdOf(id)
  return tip ? tipId : undefined
}

/** A function and not a component, as `controlOf` is, and for the same reason. */
export function fieldFrame({ type, model, label, options, id, isGroup, required, error, slots, children }: FieldFrameProps): ReactElement {
  const hidden = options.labelWidthStatus === false || label === ''
  // Text controls fill the row by themselves; an element around them would only cost.
  const fillsRow = options.width === '100%' && (type === 'input' || type === 'textarea')
  const width = options.width && !fillsRow ? cssLength(options.width) : undefined
  const Label = isGroup ? 'span' : 'label'
  const labelProps = isGroup ? {} : { htmlFor: id }
  const field = { type, model }
  // The stylesheet marks a required field: a mark of its own would be two more nodes in each of a thousand labels.
  const labelClass = `fw-label${hidden ? ' fw-visually-hidden' : ''}${required && !slots.label ? ' fw-label--required' : ''}`
  const frame = {
    className: hidden ? 'fw-field fw-field--bare' : 'fw-field',
    'data-type': type,
    'data-field': model,
  }
  const parts = (
    <>
      <Label id={labelIdOf(id)} className={labelClass} {...labelProps}>
        {slots.label ? labelContent({ ...field, label, required, slots }) : label}
      </Label>
      <div className="fw-control">
        {width ? (
          <Styled className="fw-width" css={{ width }}>
            {children}
          </Styled>
        ) : (
          children
        )}
        {options.tip ? <FieldTip {...field} id={tipIdOf(id)} text={options.tip} slots={slots} /> : null}
        {error ? <FieldError {...field} id={errorIdOf(id)} issue={error} slots={slots} /> : null}
      </div>
    </>
  )
  const { labelWidthDisabled, labelWidth } = options
  if (!labelWidthDisabled || labelWidth === undefined) return <div {...frame}>{parts}</div>
  return (
    <Styled {...frame} css={{ '--_label-width': cssLength(labelWidth) }}>
      {parts}
    </Styled>
  )
}

interface StyledProps extends HTMLAttributes<HTMLDivElement> {
  readonly css: CssValues
}

function Styled({ css, children, ...rest }: StyledProps) {
  return (
    <div {...rest} ref={useCss(css)}>
      {children}
    </div>
  )
}
