/** Settings for every ticket of the process: who may start it, its title and number, what persons may do with it, and rights of fields. */
import { type ProcessSettings, settingsOf } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { setProcessSettings } from '../../flow/commands/process-settings'
import { RightsDialog } from '../../rights/RightsDialog'
import { ChoiceSelect } from '../controls/ChoiceSelect'
import { TextSetting } from '../controls/TextSetting'
import { useEditor, useEditorState } from '../editor-context'
import { TicketLimit } from '../limits/TicketLimit'
import { Starters } from './Starters'

/** Placeholders of titles and numbers. */
const TITLE_PARTS = ['{process}', '{requester}', '{date}', '{field:model}']
const NUMBER_PARTS = ['{date}', '{sequence}']

export function ProcessRules() {
  const { t } = useLingui()
  const { store, isReadOnly } = useEditor()
  const definition = useEditorState(({ draft }) => draft.definition)
  const [showsRights, setShowsRights] = useState(false)
  const { settings = {} } = definition
  const titleParts = TITLE_PARTS.join(t`, `)
  const numberParts = NUMBER_PARTS.join(t`, `)
  const { allowWithdraw, allowTakeBack, allowComment, remarkRequired } = settingsOf(definition)
  const put = (changes: Partial<ProcessSettings>, key?: string) =>
    store.edit((current) => setProcessSettings(current, { ...current.settings, ...changes }), key)
  const toggle = (label: string, isOn: boolean, name: 'allowWithdraw' | 'allowTakeBack' | 'allowComment') => (
    <FormControlLabel
      control={<Checkbox checked={isOn} disabled={isReadOnly} onChange={(_, checked) => put({ [name]: checked })} />}
      label={label}
    />
  )
  return (
    <>
      <Starters settings={settings} onChange={put} />
      <Box>
        <Button variant="outlined" color="inherit" onClick={() => setShowsRights(true)}>{t`Field rights`}</Button>
      </Box>
      {showsRights && <RightsDialog onClose={() => setShowsRights(false)} />}
      <TextSetting
        label={t`Title of tickets`}
        hint={t`May hold ${titleParts}. Empty: the requester types it.`}
        value={settings.titlePattern ?? ''}
        maxLength={200}
        isReadOnly={isReadOnly}
        onChange={(titlePattern) => put({ titlePattern }, 'title-pattern')}
      />
      <TextSetting
        label={t`Number of tickets`}
        hint={t`May hold ${numberParts}. Empty: as everywhere.`}
        value={settings.numberPattern ?? ''}
        maxLength={60}
        isReadOnly={isReadOnly}
        onChange={(numberPattern) => put({ numberPattern }, 'number-pattern')}
      />
      <TicketLimit />
      <Box sx={{ display: 'flex', flexDirection: 'column' }}>
        {toggle(t`Requesters may withdraw`, allowWithdraw, 'allowWithdraw')}
        {toggle(t`Persons may take back their last act`, allowTakeBack, 'allowTakeBack')}
        {toggle(t`Comments are open`, allowComment, 'allowComment')}
      </Box>
      <ChoiceSelect
        label={t`A remark is needed`}
        value={remarkRequired}
        isReadOnly={isReadOnly}
        choices={[
          { value: 'never', label: t`never` },
          { value: 'refusal', label: t`for a refusal` },
          { value: 'always', label: t`for every answer` },
        ]}
        onChange={(chosen) => put({ remarkRequired: chosen })}
      />
    </>
  )
}
