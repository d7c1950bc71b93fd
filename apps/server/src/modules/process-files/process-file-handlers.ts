/** The calls around files of processes. */
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import { exportProcesses } from './export-service'
import { importFile, previewFile } from './import-service'

type ProcessFileCalls = 'exportProcesses' | 'previewProcessFile' | 'importProcessFile'

export function processFileHandlers(deps: Deps): Pick<Handlers, ProcessFileCalls> {
  return {
    exportProcesses: ({ actor, query }) => exportProcesses(deps, actor, query.ids),
    previewProcessFile: ({ actor, body }) => previewFile(deps, actor, body.file),
    importProcessFile: (call) => importFile(deps, call.actor, call.body, call),
  }
}
