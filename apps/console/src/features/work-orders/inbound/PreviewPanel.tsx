/** The preview of a call: of a typed sample, or of the last received call. */
import { INBOUND_BODY_BYTES, type InboundFields, type InboundPreview, routes } from '@formwork/api-contract'
import type { FormDefinition } from '@formwork/form-schema'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { call } from '../../../shared/http/call'
import { ApiError } from '../../../shared/http/api-error'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { FormField } from '../../../shared/ui/inputs/FormField'
import { TextInput } from '../../../shared/ui/inputs/TextInput'
import { Panel } from '../../../shared/ui/layout/Page'
import { PreviewOutcome } from './PreviewOutcome'
import { readable } from './readable'

export interface PreviewPanelProps {
  /** Null: a new one, without calls. */
  readonly id: string | null
  readonly forms: readonly FormDefinition[]
  readonly firstSample: string
  /** The present content of the page; null before a process and a person are chosen. */
  readonly plan: () => InboundFields | null
}

export function PreviewPanel({ id, forms, firstSample, plan }: PreviewPanelProps) {
  const { t } = useLingui()
  const [sample, setSample] = useState(firstSample)
  const [shown, setShown] = useState<InboundPreview | null>(null)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const show = useExclusiveMutation(
    async () => {
      const planned = plan()
      setShown(null)
      if (planned === null) return setProblem(t`Choose a process and a person first`)
      const { name: _, enabled: __, signatures: ___, perMinute: ____, ...mapping } = planned
      setShown(await call(routes.previewInboundWebhook, { body: { ...mapping, id, sample } }))
      setProblem(undefined)
    },
    {
      onError: (error) => {
        if (!(error instanceof ApiError)) return false
        setProblem([error.message, ...error.issues.map(({ message }) => message)].find((text) => text !== ''))
        return true
      },
    },
  )
  const takeLast = useExclusiveMutation(async () => {
    if (id === null) return
    const { list } = await call(routes.listInboundCalls, { params: { id } })
    const [last] = list
    if (last === undefined) return showToast('info', t`Nothing has been received yet`)
    setSample(readable((await call(routes.getInboundCall, { params: { id, callId: last.id } })).body))
  })
  return (
    <Panel
      title={t`Try it with a sample`}
      actions={
        id === null ? undefined : (
          <Button size="small" variant="outlined" color="inherit" loading={takeLast.isRunning} onClick={() => void takeLast.run()}>
            {t`Take the last call`}
          </Button>
        )
      }
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
        <FormField layout="above" label={t`Sample in JSON`} error={problem} hint={t`Nothing is stored, and no ticket is touched.`}>
          {(ids) => (
            <TextInput
              ids={ids}
              multiline
              minRows={6}
              maxRows={16}
              value={sample}
              onChange={(event) => setSample(event.target.value)}
              inputProps={{ maxLength: INBOUND_BODY_BYTES, spellCheck: false }}
              sx={{ '& textarea': { fontFamily: 'monospace', fontSize: 12 } }}
            />
          )}
        </FormField>
        <Box>
          <Button variant="outlined" loading={show.isRunning} onClick={() => void show.run()}>
            {t`Show what it would do`}
          </Button>
        </Box>
        <Box role="status">{shown !== null && <PreviewOutcome preview={shown} forms={forms} />}</Box>
      </Box>
    </Panel>
  )
}
