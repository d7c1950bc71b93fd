/** What a further call with the same subject does to the open ticket, and what happens when the subject is over. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import { useWatch } from 'react-hook-form'
import { ChoiceRow } from '../../../../shared/contract-form/ChoiceRow'
import { NumberRow } from '../../../../shared/contract-form/NumberRow'
import { TextRow } from '../../../../shared/contract-form/TextRow'
import { Panel } from '../../../../shared/ui/layout/Page'
import type { InboundRows } from '../use-inbound-form'
import { isFilled } from './is-filled'

export function RepetitionRules({ form }: { readonly form: InboundRows }) {
  const { t } = useLingui()
  const [sameBy, comment, clearedPath] = useWatch({
    control: form.control,
    name: ['sameBy', 'repeatedComment', 'clearedPath'],
  }) as unknown[]
  const title = t`When it comes again, and when it is over`
  const sameLabel = form.fields.sameBy?.label ?? ''
  if (!isFilled(sameBy))
    return (
      <Panel title={title}>
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
          {t`Every call is about something new. To comment on the ticket that is open, or to end it, fill in “${sameLabel}” above.`}
        </Box>
      </Panel>
    )
  const example = '{commonAnnotations.summary}'
  const choices = [
    { id: 'comment', name: t`A comment on the ticket` },
    { id: 'end', name: t`The ticket is ended` },
  ]
  return (
    <Panel title={title}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        <TextRow
          form={form}
          name="repeatedComment"
          multiline
          hint={t`Written on the ticket that is open: words with paths in braces, such as ${example}. Left empty, nothing is written.`}
        />
        {isFilled(comment) && (
          <NumberRow
            form={form}
            name="everyMinutes"
            maxLength={4}
            hint={t`Of the calls within so many minutes the first one leaves a comment; from 0 to 1440.`}
          />
        )}
        <Divider />
        <TextRow
          form={form}
          name="clearedPath"
          hint={t`A path, such as status. The call after one that says that it is over starts another ticket.`}
        />
        {isFilled(clearedPath) && (
          <>
            <TextRow
              form={form}
              name="clearedSays"
              isRequired
              hint={t`Such as resolved. Words with commas between them; upper and lower case are the same.`}
            />
            <ChoiceRow
              form={form}
              name="clearedThen"
              choices={choices}
              hint={t`It is withdrawn in the name of the person above, or ended where they may end the tickets of others. Where neither is allowed, a comment says so.`}
            />
            <TextRow
              form={form}
              name="clearedComment"
              isRequired
              multiline
              hint={t`Words with paths in braces. Where the ticket is ended they are the remark.`}
            />
          </>
        )}
      </Box>
    </Panel>
  )
}
