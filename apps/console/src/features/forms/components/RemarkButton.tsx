/** The remark of a form, behind a button of the editor's bar. */
import { fieldFacts, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import OutlinedInput from '@mui/material/OutlinedInput'
import Popover from '@mui/material/Popover'
import { IconAction } from '../../../shared/ui/icons/IconAction'
import { useDropDown } from '../../../shared/ui/menus/use-drop-down'

export interface RemarkButtonProps {
  readonly remark: string
  readonly isReadOnly: boolean
  readonly onRemark: (remark: string) => void
}

export function RemarkButton({ remark, isReadOnly, onRemark }: RemarkButtonProps) {
  const { t } = useLingui()
  const { button, surface } = useDropDown('dialog')
  return (
    <>
      <IconAction icon="info" label={remark === '' ? t`Add a remark` : t`Remark: ${remark}`} {...button} />
      <Popover {...surface} slotProps={{ paper: { role: 'dialog', 'aria-label': t`Remark`, sx: { p: 3, width: 320 } } }}>
        <OutlinedInput
          autoFocus
          fullWidth
          multiline
          minRows={3}
          maxRows={8}
          value={remark}
          disabled={isReadOnly}
          placeholder={t`What this form is for`}
          inputProps={{ 'aria-label': t`Remark`, maxLength: fieldFacts(routes.createForm.body.shape.remark).maxLength }}
          onChange={(event) => onRemark(event.target.value)}
        />
      </Popover>
    </>
  )
}
