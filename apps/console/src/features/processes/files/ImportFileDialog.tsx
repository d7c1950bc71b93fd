/** Reads a file of processes, previews the import, and creates the drafts on confirmation. */
import { MAX_FILE_BYTES, type ProcessFilePreview, routes } from '@formwork/api-contract'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ApiError } from '../../../shared/http/api-error'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { newId } from '../../../shared/new-id'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { FileInput } from '../../../shared/ui/inputs/FileInput'
import { FormDialog } from '../../../shared/ui/inputs/FormDialog'
import { FormField } from '../../../shared/ui/inputs/FormField'
import { processDocuments } from '../process-documents'
import { FilePreview } from './FilePreview'
import { addedCount, firstChoices, type ImportChoices, lacksForms } from './import-choices'
import { type JsonRead, readJson } from './read-json'

const JSON_FILES = '.json,application/json'
const MAX_MEGABYTES = MAX_FILE_BYTES / 1024 / 1024

interface Shown {
  readonly json: unknown
  readonly preview: ProcessFilePreview
}

export function ImportFileDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [file, setFile] = useState<File | null>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  const [choices, setChoices] = useState<ImportChoices>({ processes: {}, forms: {} })
  const [refused, setRefused] = useState<string>()
  const atFile = (error: unknown) => {
    if (!(error instanceof ApiError) || !(error.code.startsWith('process-file.') || error.code.startsWith('request.'))) return false
    setRefused(error.message)
    return true
  }
  const unreadable = (read: Exclude<JsonRead, { ok: true }>): string => {
    if (read.code === 'too-large') return t`The file is too large: at most ${MAX_MEGABYTES} MB are read.`
    if (read.place === null) return t`The file is not JSON.`
    const { line, column } = read.place
    return t`The file is not JSON: see line ${line}, column ${column}.`
  }
  const look = useExclusiveMutation(
    async (chosen: File) => {
      const read = await readJson(chosen)
      if (!read.ok) {
        setRefused(unreadable(read))
        return
      }
      const preview = await call(routes.previewProcessFile, { body: { file: read.json } })
      setChoices(firstChoices(preview))
      setShown({ json: read.json, preview })
    },
    { onError: atFile },
  )
  const bring = useExclusiveMutation(
    async ({ json }: Shown) => {
      const made = await call(routes.importProcessFile, { body: { file: json, ...choices }, idempotencyKey: newId() })
      invalidateRoutes(routes.listProcesses, routes.listForms, routes.listCategories)
      const count = made.processes.length
      showToast('success', plural(count, { one: '# draft made from the file', other: '# drafts made from the file' }))
      onClose()
      const [only] = made.processes
      if (count === 1 && only !== undefined) await navigate(processDocuments.pathOf(only.id))
    },
    {
      onError: (error) => {
        // Something was added here meanwhile: a new preview shows it.
        if (error instanceof ApiError && error.code === 'process-file.undecided' && file !== null) void look.run(file)
        return atFile(error)
      },
    },
  )
  const choose = (chosen: File | null) => {
    setFile(chosen)
    setShown(null)
    setRefused(undefined)
    if (chosen !== null) void look.run(chosen)
  }
  const isReady = shown !== null && addedCount(shown.preview, choices) > 0 && !lacksForms(shown.preview, choices)
  return (
    <FormDialog
      title={t`Import processes`}
      action={t`Make drafts`}
      isRunning={look.isRunning || bring.isRunning}
      isActionless={!isReady}
      isDirty={false}
      onSubmit={() => shown !== null && void bring.run(shown)}
      onClose={onClose}
    >
      <FormField
        label={t`File`}
        required
        error={refused}
        hint={t`A file that processes were exported to as JSON, or rows of the process table of ferry, of at most ${MAX_MEGABYTES} MB. Nothing is made before you have seen what comes of it, and no published version is changed.`}
      >
        {(ids) => <FileInput ids={ids} accept={JSON_FILES} file={file} onChoose={choose} />}
      </FormField>
      <Box aria-busy={look.isRunning}>
        {shown !== null && <FilePreview preview={shown.preview} choices={choices} onChoices={setChoices} />}
      </Box>
    </FormDialog>
  )
}
