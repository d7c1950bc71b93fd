/** The form to start a ticket. What is typed stays, whatever the server answers. */
import type { CatalogueDetail } from '@formwork/api-contract'
import { FormRenderer } from '@formwork/form-renderer'
import '@formwork/form-renderer/styles.css'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { dropDraft, newestDraft } from '../../../shared/drafts/local-draft'
import { RestoredNotice } from '../../../shared/drafts/RestoredNotice'
import { useStoredDraft } from '../../../shared/drafts/use-stored-draft'
import { useUnsaved } from '../../../shared/ui/feedback/unsaved-work'
import { formHost } from '../../../shared/forms/form-host'
import { useLocale } from '../../../shared/i18n/use-locale'
import { useSignedInUser } from '../../../shared/session/session-store'
import { useChosenPeople } from '../../../shared/tickets/moves/use-chosen-people'
import { ActionBar } from '../../../shared/ui/layout/ActionBar'
import { Icon } from '../../../shared/ui/icons/Icon'
import { Panel } from '../../../shared/ui/layout/Page'
import { PriorityRow } from './PriorityRow'
import { RefusedValues } from './RefusedValues'
import { ChosenSteps, stepsToChoose } from './ChosenSteps'
import { EarlierNotice } from './EarlierNotice'
import { type EarlierTicket, filledAs } from './filled-as'
import { parseStartDraft, type StartDraft } from './start-draft'
import { TitleRow } from './TitleRow'
import { useStart } from './use-start'
import { type StartForm as FormOfStart, useStartForms } from './use-start-forms'
import { useTitle } from './use-title'
import { WhatFollows } from './WhatFollows'

export interface StartFormProps {
  readonly entry: CatalogueDetail
  /** The key of its draft in this browser. */
  readonly draftKey: string
  /** The ticket whose values it starts with; `missing`: it cannot be read. Null: it starts empty. */
  readonly earlier: EarlierTicket | 'missing' | null
  readonly onStale: () => void
  readonly onDiscard: () => void
}

export function StartForm({ entry, draftKey, earlier, onStale, onDiscard }: StartFormProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const navigate = useNavigate()
  const { name: person } = useSignedInUser()
  const processName = entry.name
  const [kept] = useState(() => newestDraft(draftKey, parseStartDraft))
  const [first] = useState<StartDraft>(() => {
    const blank: StartDraft = { title: t`${person} – ${processName}`, priority: 1, values: {}, chosen: {} }
    return kept?.draft ?? (earlier === null || earlier === 'missing' ? blank : filledAs(entry, earlier, blank))
  })
  const [draft, setDraft] = useState(first)
  const [isTouched, setTouched] = useState(kept !== null)
  const [notice, setNotice] = useState(kept?.at ?? null)
  const forms = useStartForms(entry)

  useStoredDraft({ key: draftKey, draft, base: entry.version, isDirty: isTouched })
  const allowLeaving = useUnsaved(isTouched, 'kept')

  const change = (changes: (before: StartDraft) => Partial<StartDraft>) => {
    setDraft((before) => ({ ...before, ...changes(before) }))
    setTouched(true)
  }
  const chosen = useChosenPeople(stepsToChoose(entry), {
    first: draft.chosen,
    onChange: (people) => change(() => ({ chosen: people })),
  })
  const title = useTitle({ pattern: entry.titlePattern, process: processName, requester: person, forms: forms.forms, values: draft.values })
  const { submit, titleError, refused } = useStart({
    entry,
    draft,
    forms,
    chosen,
    onStale,
    onStarted: () => {
      setTouched(false)
      dropDraft(draftKey)
      allowLeaving()
    },
  })
  const rendered = ({ id, form, models }: FormOfStart) => (
    <FormRenderer
      {...formHost}
      ref={forms.handleOf(id)}
      definition={form}
      defaultValue={first.values}
      locale={locale}
      onChange={(values) => {
        const entered = Object.entries(values).filter(([model]) => models.has(model))
        change((before) => ({ values: { ...before.values, ...Object.fromEntries(entered) } }))
      }}
      onSubmit={() => void submit.run()}
    />
  )
  const [own] = forms.forms.filter(({ name }) => name === '')

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      {notice !== null && <RestoredNotice at={notice} onKeep={() => setNotice(null)} onDiscard={onDiscard} />}
      {kept === null && earlier !== null && <EarlierNotice earlier={earlier} />}
      <Panel>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
          {refused !== null && <RefusedValues {...refused} form={own?.form ?? null} />}
          <TitleRow title={draft.title} made={title} error={titleError} onChange={(typed) => change(() => ({ title: typed }))} />
          <PriorityRow priority={draft.priority} onChange={(priority) => change(() => ({ priority }))} />
          {own !== undefined && <Divider />}
          {own !== undefined && rendered(own)}
        </Box>
      </Panel>
      {forms.forms
        .filter((form) => form !== own)
        .map((form) => (
          <Panel key={form.id} title={form.name}>
            {rendered(form)}
          </Panel>
        ))}
      <ChosenSteps steps={chosen.steps} />
      <WhatFollows entry={entry} draft={draft} forms={forms} />
      <ActionBar>
        <Button variant="outlined" color="inherit" onClick={() => void navigate('/process/apply')}>
          {t`Back`}
        </Button>
        <Button
          variant="contained"
          loading={submit.isRunning}
          loadingPosition="start"
          startIcon={<Icon name="send" size={16} />}
          onClick={() => void submit.run()}
        >
          {t`Submit`}
        </Button>
      </ActionBar>
    </Box>
  )
}
