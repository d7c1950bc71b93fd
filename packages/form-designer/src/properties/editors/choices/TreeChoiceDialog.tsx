/** Asks for the label and the value of one node of a cascader; both are required, in the spec's words (section 5). */
import type { TreeChoice } from '@formwork/form-schema'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useId, useState } from 'react'
import { DesignerDialog } from '../../../dialogs/DesignerDialog'
import { useMessages } from '../../../store/designer-context'

export interface TreeChoiceDialogProps {
  /** Null for a new node. */
  readonly node: TreeChoice | null
  readonly onApply: (node: TreeChoice) => void
  readonly onClose: () => void
}

export function TreeChoiceDialog({ node, onApply, onClose }: TreeChoiceDialogProps) {
  const { editors, actions } = useMessages()
  const id = useId()
  const [first] = useState(
    node === null ? { label: '', value: '' } : { label: node.label ?? String(node.value), value: String(node.value) },
  )
  const [label, setLabel] = useState(first.label)
  const [value, setValue] = useState(first.value)
  const [hasTried, setHasTried] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React bubbles through the portal: the panel around is not meant.
    event.stopPropagation()
    setHasTried(true)
    if (label.trim() === '' || value.trim() === '') return
    // A number that was not touched stays a number.
    onApply({ value: node !== null && String(node.value) === value ? node.value : value.trim(), label: label.trim() })
  }
  const isLabelMissing = hasTried && label.trim() === ''
  const isValueMissing = hasTried && value.trim() === ''
  return (
    <DesignerDialog
      isOpen
      title={node === null ? editors.addNode : editors.editNode}
      width={420}
      isDirty={label !== first.label || value !== first.value}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button type="submit" form={id} variant="contained" disableElevation>
            {editors.pasteChoicesApply}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="fd-dialog-form">
        <TextField
          autoFocus
          required
          fullWidth
          size="small"
          margin="dense"
          label="Label"
          value={label}
          error={isLabelMissing}
          helperText={isLabelMissing ? editors.labelMissing : ' '}
          onChange={(event) => setLabel(event.target.value)}
        />
        <TextField
          required
          fullWidth
          size="small"
          margin="dense"
          label="Value"
          value={value}
          error={isValueMissing}
          helperText={isValueMissing ? editors.valueMissing : ' '}
          onChange={(event) => setValue(event.target.value)}
        />
      </form>
    </DesignerDialog>
  )
}
