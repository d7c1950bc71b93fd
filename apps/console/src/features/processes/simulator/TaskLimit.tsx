/** By when an open task of a played ticket would have to be answered if people were asked now, and what happens around that moment. */
import type { ProcessNode } from '@formwork/workflow-core'
import { isPersonNode, ladderOf } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { formatShortDateTime } from '../../../shared/i18n/format'
import { useLocale } from '../../../shared/i18n/use-locale'
import { useNow } from '../../../shared/ui/display/use-now'
import { Icon } from '../../../shared/ui/icons/Icon'
import { largestUnit, limitWords } from '../components/limit-words'
import { rungWords } from '../components/limits/rung-words'

export function TaskLimit({ node }: { readonly node: ProcessNode | undefined }) {
  const { t } = useLingui()
  const locale = useLocale()
  const now = useNow()
  if (!isPersonNode(node) || node.timeLimit === undefined) return null
  const { timeLimit } = node
  const length = limitWords(node)
  // When people work is the site's to say.
  const moment = timeLimit.clock === 'working' ? '' : formatShortDateTime(new Date(now + timeLimit.seconds * 1000).toISOString(), locale)
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.5, fontSize: 12, color: 'text.secondary' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Icon name="clock" size={14} />
        <span>{moment === '' ? t`Time limit: ${length}` : t`Time limit: ${length}. Asked now, it would be due on ${moment}`}</span>
      </Box>
      <Box component="ul" sx={{ m: 0, pl: '22px', listStyle: 'none' }}>
        {ladderOf(timeLimit).map((rung) => {
          const words = rungWords(rung, largestUnit(timeLimit), 'step')
          return <li key={`${rung.at} ${rung.act}`}>{words}</li>
        })}
      </Box>
    </Box>
  )
}
