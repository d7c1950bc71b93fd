/** A preview of importing a file: what it would create, what is to be chosen first, and what is left to do afterwards. */
import type { ProcessFilePreview } from '@formwork/api-contract'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useSentences } from '../../../shared/i18n/use-sentences'
import { NoticeLine } from '../../../shared/ui/feedback/NoticeLine'
import { ChoiceRow } from './ChoiceRow'
import { addedCount, formsInQuestion, type ImportChoices, lacksForms } from './import-choices'
import { NoteGroups } from './NoteGroups'
import { groupsOf } from './preview-words'

export interface FilePreviewProps {
  readonly preview: ProcessFilePreview
  readonly choices: ImportChoices
  readonly onChoices: (choices: ImportChoices) => void
}

export function FilePreview({ preview, choices, onChoices }: FilePreviewProps) {
  const { t } = useLingui()
  const together = useSentences()
  const { processes, missing, foundCount, mayAddForms, mayReplace } = preview
  const names = processes.map(({ name }) => name).join(t({ message: ', ', context: 'between names' }))
  const count = plural(processes.length, { one: '# process in the file:', other: '# processes in the file:' })
  const isComplete = missing.length === 0 && foundCount > 0
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, fontSize: 13 }}>
      <Box role="status" className="fw-numeric" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {together(count, names)}
      </Box>
      {processes
        .filter(({ isTaken }) => isTaken)
        .map(({ key, name, freeName, losesDraft }) => (
          <ChoiceRow
            key={key}
            title={t`There is a process “${name}” already.`}
            value={choices.processes[key] ?? 'leave'}
            options={[
              { value: 'leave', label: t`Do not import it` },
              { value: 'copy', label: t`Make a copy: “${freeName}”` },
              {
                value: 'replace',
                label: losesDraft ? t`Replace its draft: changes that were not published are lost` : t`Replace its draft`,
                isDisabled: !mayReplace,
              },
            ]}
            onChange={(choice) => onChoices({ ...choices, processes: { ...choices.processes, [key]: choice } })}
          />
        ))}
      {formsInQuestion(preview, choices)
        .filter(({ state }) => state === 'different')
        .map(({ key, name, freeName }) => (
          <ChoiceRow
            key={key}
            title={t`The form “${name}” is different here.`}
            value={choices.forms[key] ?? 'copy'}
            options={[
              { value: 'copy', label: t`Use that of the file, as “${freeName}”`, isDisabled: !mayAddForms },
              { value: 'here', label: t`Use the one that is here` },
            ]}
            onChange={(choice) => onChoices({ ...choices, forms: { ...choices.forms, [key]: choice } })}
          />
        ))}
      {addedCount(preview, choices) === 0 && (
        <NoticeLine tone="warning">{t`All processes of the file are here already, so nothing would be made. Choose a copy, or to replace a draft, where you want that.`}</NoticeLine>
      )}
      {lacksForms(preview, choices) && (
        <NoticeLine tone="warning">{t`The file brings forms, and you may not add any. Ask somebody who may, or have the forms added first.`}</NoticeLine>
      )}
      {isComplete && <Box>{t`All that the processes name was found here.`}</Box>}
      <NoteGroups label={t`What comes of the file`} groups={groupsOf(preview)} />
    </Box>
  )
}
