/** The titles of the columns, with the mark of required fields and the tip that describes every cell below. */
import { typeOf } from '@formwork/form-schema'
import { useRenderSettings } from '../form/render-settings'
import { useLargerMessages } from '../messages/use-larger-messages'
import { FieldTip } from '../field/FieldNotes'
import { labelContent } from '../performance/inlined/label-content'
import { flagsOf } from '../performance/inlined/widget-control'
import type { RowColumn } from './columns'

export interface RowsHeadProps {
  readonly columns: readonly RowColumn[]
  /** True where rows can be removed, so that there is a column for it. */
  readonly hasActs: boolean
}

export function RowsHead({ columns, hasActs }: RowsHeadProps) {
  const { mode, slots } = useRenderSettings()
  const messages = useLargerMessages()
  const isEditing = mode === 'edit'
  return (
    <div role="rowgroup" className="fw-rows-head">
      <div role="row" className="fw-rows-line">
        <div role="columnheader" className="fw-rows-lead">
          <span className="fw-visually-hidden">{messages.rowColumn}</span>
        </div>
        {columns.map(({ field, label, tip, tipId }) => {
          const { model } = field
          const type = typeOf(field)
          return (
            <div key={field.key} role="columnheader" className="fw-rows-title">
              {labelContent({ type, model, label, required: isEditing && flagsOf(field).required === true, slots })}
              {isEditing && tip !== '' && <FieldTip id={tipId} type={type} model={model} text={tip} slots={slots} />}
            </div>
          )
        })}
        {hasActs && (
          <div role="columnheader" className="fw-rows-acts">
            <span className="fw-visually-hidden">{messages.rowActions}</span>
          </div>
        )}
      </div>
    </div>
  )
}
