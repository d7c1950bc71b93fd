/** A trial of a web request: it is really sent, with values that somebody makes up, and says what it would write, or how it fails. */
import { routes, type RequestTrial as Trial } from '@formwork/api-contract'
import { completeRequest, type NodeOf } from '@formwork/workflow-core'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { call } from '../../../shared/http/call'
import { useEditorState } from '../components/editor-context'
import { useProcessForms } from '../forms/use-process-forms'
import { TrialPane } from '../simulator/TrialPane'
import { RequestOutcome } from './RequestOutcome'

export function RequestTrial({ node }: { readonly node: NodeOf<'httpRequest'> }) {
  const { t } = useLingui()
  const { definition, formId, name } = useEditorState(({ draft }) => draft)
  const { forms } = useProcessForms(definition, formId)
  const [shown, setShown] = useState<{ readonly node: NodeOf<'httpRequest'>; readonly trial: Trial } | null>(null)
  const incomplete = rowsOf(node) - rowsOf(completeRequest(node))
  return (
    <TrialPane
      label={t`Try the request`}
      action={t({ message: 'Try it', context: 'web request' })}
      isRunnable={node.url.trim() !== ''}
      takesValues={node.body.length > 0 && forms.length > 0}
      forms={forms}
      hint={t`The other system is really called, with the secrets of the settings. No ticket and no form is changed.`}
      report={shown}
      onRun={async (values) =>
        setShown({ node, trial: await call(routes.tryRequest, { body: { name: name.slice(0, 200), step: node, values } }) })
      }
    >
      {incomplete > 0 && (
        <Alert severity="warning" variant="outlined" role="note" sx={{ mb: 2 }}>
          {plural(incomplete, {
            one: '# row above is incomplete and is left out of the trial.',
            other: '# rows above are incomplete and are left out of the trial.',
          })}
        </Alert>
      )}
      {shown !== null && shown.node === node && <RequestOutcome trial={shown.trial} forms={forms} />}
    </TrialPane>
  )
}

const rowsOf = ({ headers, body, result }: NodeOf<'httpRequest'>) => headers.length + body.length + result.length
