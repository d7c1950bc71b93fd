/** Names what is selected as a block; a block that is there is renamed or deleted. */
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useId, useState } from 'react'
import { blockOf, deleteBlock, renameBlock, saveBlock } from '../actions/block-actions'
import { useDesigner, useMessages } from '../store/designer-context'
import { DesignerDialog } from './DesignerDialog'
import type { DialogProps } from './dialog-props'

const LONGEST_NAME = 60

export function BlockDialog({ isOpen, onClose }: DialogProps) {
  const designer = useDesigner()
  const { editing, actions } = useMessages()
  const { library: words } = editing
  const id = useId()
  const [before] = useState(() => designer.store.getState().view.block)
  const [name, setName] = useState(before ?? '')
  const [hasTried, setTried] = useState(false)
  const text = name.trim()
  const isMissing = text === ''
  const isTaken = text !== before && blockOf(designer, text) !== null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React bubbles through the portal: the designer around is not meant.
    event.stopPropagation()
    setTried(true)
    if (isMissing) return
    if (before === null) saveBlock(designer, text)
    else renameBlock(designer, before, text)
    onClose()
  }
  const remove = () => {
    if (before !== null) deleteBlock(designer, before)
    onClose()
  }
  return (
    <DesignerDialog
      isOpen={isOpen}
      title={before === null ? words.save : words.edit}
      width={420}
      isDirty={name !== (before ?? '')}
      onClose={onClose}
      actions={
        <>
          {before !== null && (
            <Button color="error" onClick={remove} sx={{ marginInlineEnd: 'auto' }}>
              {actions.delete}
            </Button>
          )}
          <Button color="inherit" onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button type="submit" form={id} variant="contained" disableElevation>
            {words.apply}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <TextField
          autoFocus
          required
          fullWidth
          size="small"
          margin="dense"
          label={words.name}
          value={name}
          error={hasTried && isMissing}
          helperText={hasTried && isMissing ? words.nameMissing : isTaken ? words.nameTaken : words.nameHint}
          slotProps={{ htmlInput: { maxLength: LONGEST_NAME } }}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </DesignerDialog>
  )
}
