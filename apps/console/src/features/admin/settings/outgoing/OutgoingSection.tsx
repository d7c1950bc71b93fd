/** Which other systems steps of processes may call, and the secrets they call them with. */
import { type RouteAnswer, type RouteBodyInput, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { placeIssues } from '../../../../shared/contract-form/place-issues'
import { call } from '../../../../shared/http/call'
import { useRouteQuery } from '../../../../shared/http/use-route-query'
import { FieldGroup } from '../FieldGroup'
import { SectionForm } from '../SectionForm'
import { SectionPanel } from '../SectionPanel'
import { useSaveSection } from '../use-save-section'
import { HostRows } from './HostRows'
import { bodyOf, draftOf, hostText, type OutgoingDraft, problemsOf } from './outgoing-draft'
import { SecretRows } from './SecretRows'

export function OutgoingSection() {
  const { t } = useLingui()
  const query = useRouteQuery(routes.getOutgoingSettings)
  return (
    <SectionPanel title={t`Calls to other systems`} query={query}>
      {(answer) => <OutgoingForm {...answer} />}
    </SectionPanel>
  )
}

function OutgoingForm({ content, hasSecret }: RouteAnswer<typeof routes.getOutgoingSettings>) {
  const { t } = useLingui()
  const [first] = useState(() =>
    draftOf(
      content,
      Object.keys(hasSecret).filter((name) => hasSecret[name] === true),
    ),
  )
  const [saved, setSaved] = useState(first)
  const [draft, setDraft] = useState(first)
  const [isChecked, setChecked] = useState(false)
  const [summary, setSummary] = useState<string>()
  const problems = problemsOf(draft)
  const isWrong = problems.hosts.size + problems.secrets.size > 0
  const shown = isChecked ? problems : problemsOf({ hosts: [], secrets: [] })
  const change = (changes: Partial<OutgoingDraft>) => setDraft((before) => ({ ...before, ...changes }))
  const settle = () => {
    const left = draft.secrets.filter(({ isRemoved, name }) => !isRemoved && name !== '')
    const settled = {
      hosts: draft.hosts.map((row) => ({ ...row, host: hostText(row.host) })).filter(({ host }) => host !== ''),
      secrets: left.map((row) => ({ ...row, value: '', isKept: true })),
    }
    setSaved(settled)
    setDraft(settled)
    setChecked(false)
  }
  const place = (error: unknown) => {
    const placed = placeIssues(error, {}, [])
    if (placed === null) return false
    setSummary(placed.others.join(' '))
    return true
  }
  const save = useSaveSection(
    { place, settle },
    {
      row: { secrets: [] },
      read: routes.getOutgoingSettings,
      send: (body: RouteBodyInput<typeof routes.saveOutgoingSettings>) => call(routes.saveOutgoingSettings, { body }),
    },
  )
  const submit = () => {
    setSummary(undefined)
    setChecked(true)
    if (!isWrong) void save.run(bodyOf(draft))
  }
  return (
    <SectionForm labels="above" form={{ isDirty: draft !== saved, summary }} isSaving={save.isRunning} onSubmit={submit}>
      <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
        {t`Steps of the kind “Web request” and webhooks call only the systems named here. Addresses of the own network are called only where that is ticked.`}
      </Box>
      <FieldGroup title={t`Allowed systems`}>
        <HostRows rows={draft.hosts} problems={shown.hosts} onChange={(hosts) => change({ hosts })} />
      </FieldGroup>
      <FieldGroup title={t`Secrets`}>
        <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
          {t`A header of such a step names a secret; what it holds is kept encrypted and never shown again.`}
        </Box>
        <SecretRows rows={draft.secrets} problems={shown.secrets} onChange={(secrets) => change({ secrets })} />
      </FieldGroup>
    </SectionForm>
  )
}
