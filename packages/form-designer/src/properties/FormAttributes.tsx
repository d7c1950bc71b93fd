/** The second tab: settings of the whole form. */
import { FORM_SIZES, LABEL_POSITIONS, LABEL_WIDTH } from '@formwork/form-schema'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useId } from 'react'
import { choiceNameOf } from '../messages/choice-name'
import { useDesigner, useDesignerStore, useMessages } from '../store/designer-context'
import { NumberField } from './editors/NumberField'
import { RowFrame } from './RowFrame'

export function FormAttributes() {
  const { store } = useDesigner()
  const messages = useMessages()
  const { panel } = messages
  const id = useId()
  const config = useDesignerStore(({ document }) => document.config)
  const { dispatch } = store.getState()
  return (
    <div className="fd-group">
      <RowFrame id={`${id}-position`} label={panel.labelPosition} labelled={false}>
        <Toggles
          label={panel.labelPosition}
          value={config.labelPosition}
          values={LABEL_POSITIONS}
          nameOf={(value) => choiceNameOf(messages, 'labelPosition', value)}
          onChange={(labelPosition) => dispatch({ type: 'set-form-config', change: { labelPosition } })}
        />
      </RowFrame>
      <RowFrame id={`${id}-width`} label={panel.labelWidth}>
        <NumberField
          id={`${id}-width`}
          value={config.labelWidth}
          min={LABEL_WIDTH.least}
          max={LABEL_WIDTH.most}
          step={LABEL_WIDTH.step}
          onChange={(labelWidth) => dispatch({ type: 'set-form-config', change: { labelWidth: labelWidth ?? LABEL_WIDTH.default } })}
        />
      </RowFrame>
      <RowFrame id={`${id}-size`} label={panel.size} labelled={false}>
        <Toggles
          label={panel.size}
          value={config.size}
          values={FORM_SIZES}
          nameOf={(value) => choiceNameOf(messages, 'size', value)}
          onChange={(size) => dispatch({ type: 'set-form-config', change: { size } })}
        />
      </RowFrame>
      <RowFrame id={`${id}-class`} label={panel.customClass}>
        <input
          id={`${id}-class`}
          className="fd-input"
          value={config.customClass}
          onChange={(event) => dispatch({ type: 'set-form-config', change: { customClass: event.target.value } })}
        />
      </RowFrame>
    </div>
  )
}

interface TogglesProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly values: readonly T[]
  readonly nameOf: (value: T) => string
  readonly onChange: (value: T) => void
}

function Toggles<T extends string>({ label, value, values, nameOf, onChange }: TogglesProps<T>) {
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      color="primary"
      className="fd-toggles"
      aria-label={label}
      value={value}
      onChange={(_event, next: T | null) => next !== null && onChange(next)}
    >
      {values.map((each) => (
        <ToggleButton key={each} value={each} sx={{ height: 32, px: '4px', fontSize: 12, textTransform: 'none', lineHeight: 1.2 }}>
          {nameOf(each)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
