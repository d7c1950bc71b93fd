/** Saves processes, as the server has them, as one file. */
import { routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { call } from '../../../shared/http/call'
import { saveFile } from '../../../shared/http/transfer'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { fileNameOf } from './file-name'

interface ExportedProcess {
  readonly id: string
  readonly name: string
}

export function useProcessExport() {
  const { t } = useLingui()
  return useExclusiveMutation(async (processes: readonly ExportedProcess[]) => {
    const [first] = processes
    if (first === undefined) return
    const file = await call(routes.exportProcesses, { query: { ids: processes.map(({ id }) => id).join(',') } })
    const name = fileNameOf(processes.length === 1 ? first.name : t`Processes`, 'json')
    // One value a line: two versions of such a file can be compared.
    saveFile(new File([`${JSON.stringify(file, null, 2)}\n`], name, { type: 'application/json' }))
  })
}
