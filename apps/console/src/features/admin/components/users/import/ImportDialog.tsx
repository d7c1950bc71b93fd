/** Brings people in from a sheet: all of them, or none and a report of what is wrong in which row and column. */
import { newPasswordSchema, routes, SHEET_ROWS } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { ApiError } from '../../../../../shared/http/api-error'
import { invalidateRoutes } from '../../../../../shared/http/query-client'
import { fetchFile, saveFile, sendFile } from '../../../../../shared/http/transfer'
import { useExclusiveMutation } from '../../../../../shared/http/use-exclusive-mutation'
import { Icon } from '../../../../../shared/ui/icons/Icon'
import { FileInput } from '../../../../../shared/ui/inputs/FileInput'
import { FormDialog } from '../../../../../shared/ui/inputs/FormDialog'
import { FormField } from '../../../../../shared/ui/inputs/FormField'
import { PasswordInput } from '../../../../../shared/ui/inputs/PasswordInput'
import { showToast } from '../../../../../shared/ui/feedback/toast-store'
import { ImportReport } from './ImportReport'
import { MissingDepartments } from './MissingDepartments'
import { missingDepartments, NONE_MISSING } from './missing-departments'

const SHEETS = '.xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, i18n } = useLingui()
  const [file, setFile] = useState<File | null>(null)
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [createsDepartments, setCreatesDepartments] = useState(false)
  const [missing, setMissing] = useState(NONE_MISSING)
  const template = useExclusiveMutation(async () => saveFile(await fetchFile(routes.userImportTemplate)))
  const bring = useExclusiveMutation(
    async (sheet: File) => {
      const form = new FormData()
      // In this order: the server reads the file last.
      form.append('password', password)
      if (createsDepartments) form.append('createDepartments', '1')
      form.append('file', sheet)
      const { created, departments } = await sendFile(routes.importUsers, form)
      invalidateRoutes(routes.listUsers, routes.listDepartments)
      const count = i18n.number(created)
      const made = i18n.number(departments)
      showToast(
        'success',
        departments === 0
          ? t`Users imported: ${count}. They choose their own password at first sign-in.`
          : t`Users imported: ${count}, departments created: ${made}. They choose their own password at first sign-in.`,
      )
      onClose()
    },
    {
      onError: (error) => {
        if (!(error instanceof ApiError) || (error.issues.length === 0 && !error.reason.startsWith('sheet.'))) return false
        setRefusal(error)
        // Those that were chosen to be made are listed as long as they are chosen.
        if (!createsDepartments) setMissing(missingDepartments(error))
        return true
      },
    },
  )
  const isWeak = !newPasswordSchema.safeParse(password).success
  const submit = () => {
    setTried(true)
    setRefusal(null)
    if (file !== null && !isWeak) void bring.run(file)
  }
  const most = i18n.number(SHEET_ROWS)
  return (
    <FormDialog
      title={t`Import users`}
      action={t`Import`}
      isRunning={bring.isRunning}
      isDirty={file !== null || password !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField
        label={t`Sheet`}
        required
        error={isTried && file === null ? t`Choose a sheet` : undefined}
        hint={t`An .xlsx or .csv file of at most ${most} rows. If anything in it is wrong, nobody is imported.`}
      >
        {(ids) => (
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
            <FileInput
              ids={ids}
              accept={SHEETS}
              file={file}
              onChoose={(chosen) => {
                setFile(chosen)
                setRefusal(null)
                setCreatesDepartments(false)
                setMissing(NONE_MISSING)
              }}
            />
            <Button size="small" startIcon={<Icon name="download" size={16} />} onClick={() => void template.run()}>
              {t`Download the template`}
            </Button>
          </Box>
        )}
      </FormField>
      <FormField
        label={t`First password`}
        required
        error={isTried && isWeak ? t`Use at least 8 characters` : undefined}
        hint={t`The same for everybody in the sheet, for the first sign-in only`}
      >
        {(ids) => (
          <PasswordInput
            ids={ids}
            required
            autoComplete="new-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </FormField>
      {refusal !== null && <ImportReport refusal={refusal} />}
      {missing.paths.length > 0 && <MissingDepartments missing={missing} isChosen={createsDepartments} onChoose={setCreatesDepartments} />}
    </FormDialog>
  )
}
