/** The formula of a computed value. Its editor, with CodeMirror and FEEL, is loaded when a formula is there or begun. */
import type { AnyKnownWidget, FieldLogic } from '@formwork/form-schema'
import { useId, useState } from 'react'
import { onDemand } from '../../loading/on-demand'
import { useMessages } from '../../store/designer-context'
import { RowFrame } from '../RowFrame'
import { RowAction } from '../editors/RowAction'

export interface ComputedRowProps {
  readonly widget: AnyKnownWidget
  readonly logic: FieldLogic
  readonly onChange: (logic: FieldLogic) => void
}

export const FormulaEditor = onDemand({ load: async () => (await import('./FormulaEditor')).FormulaEditor })

export function ComputedRow({ widget, logic, onChange }: ComputedRowProps) {
  const { logic: words } = useMessages().editing
  const id = useId()
  const { computed = '', ...others } = logic
  const [isBegun, setBegun] = useState(false)
  return (
    <RowFrame id={id} label={words.computed} layout="block" labelled={false}>
      {computed === '' && !isBegun ? (
        <div className="fd-row-actions">
          <RowAction onClick={() => setBegun(true)}>{words.addFormula}</RowAction>
        </div>
      ) : (
        <FormulaEditor
          widget={widget}
          text={computed}
          isBegun={isBegun}
          onChange={(text) => onChange(text.trim() === '' ? others : { ...others, computed: text })}
        />
      )}
    </RowFrame>
  )
}
