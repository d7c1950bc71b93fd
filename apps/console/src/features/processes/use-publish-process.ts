/** Publishing the edited draft: problems are shown first, then it is confirmed, saved and published. */
import { type ProcessDetail, routes } from '@formwork/api-contract'
import type { ProcessFinding } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import type { EditedDocument } from '../../shared/drafts/use-edited-document'
import { call } from '../../shared/http/call'
import { invalidateRoutes } from '../../shared/http/query-client'
import { useExclusiveMutation } from '../../shared/http/use-exclusive-mutation'
import { newId } from '../../shared/new-id'
import { confirm } from '../../shared/ui/feedback/confirm-store'
import { showToast } from '../../shared/ui/feedback/toast-store'
import { isDirty, isUnnamed, type ProcessEditorStore } from './editor-store'
import { processDocuments } from './process-documents'

export interface PublishedProcess {
  readonly store: ProcessEditorStore
  readonly edited: EditedDocument<ProcessDetail>
  readonly findings: readonly ProcessFinding[]
  /** Shows the first problem where it is. */
  readonly onProblem: (finding: ProcessFinding) => void
}

export function usePublishProcess({ store, edited, findings, onProblem }: PublishedProcess) {
  const { t } = useLingui()
  const { stored } = edited
  const publish = useExclusiveMutation(
    async () => {
      const saved = isDirty(store.getState()) || stored === null ? await edited.saveSilently() : stored
      if (saved === undefined) return
      const { version } = await call(routes.publishProcess, {
        params: { id: saved.id },
        body: { revision: saved.revision },
        idempotencyKey: newId(),
      })
      edited.adopt(await processDocuments.load(saved.id))
      invalidateRoutes(routes.listProcesses, routes.listProcessVersions, routes.listCatalogue)
      showToast(
        'success',
        version === 1
          ? t`Version 1 published. Tickets can be started on it now.`
          : t`Version ${version} published. New tickets use it; running ones stay on theirs.`,
      )
    },
    { onError: edited.showRefusal },
  )
  const ask = async () => {
    if (isUnnamed(store.getState())) {
      edited.askForName()
      return
    }
    const first = findings.find((finding) => finding.severity === 'error')
    if (first !== undefined) {
      showToast('warning', t`Solve the marked problems first, then publish`)
      onProblem(first)
      return
    }
    const next = (stored?.publishedVersion ?? 0) + 1
    if (
      await confirm({
        title: t`Publish version ${next}?`,
        text:
          next === 1
            ? t`From now on, tickets can be started on it.`
            : t`Tickets started from now on use it. Running tickets are not touched.`,
        action: t`Publish`,
      })
    )
      await publish.run()
  }
  return { ask, isRunning: publish.isRunning }
}
