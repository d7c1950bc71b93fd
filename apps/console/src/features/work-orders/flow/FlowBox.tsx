/** One node of the picture: a step with who has it and how long it took, a gateway as a diamond, the two ends as pills. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { formatShortDateTime } from '../../../shared/i18n/format'
import { useLocale } from '../../../shared/i18n/use-locale'
import { Icon } from '../../../shared/ui/icons/Icon'
import { twoLines } from '../../../shared/ui/layout/two-lines'
import { mainPerson, type ProgressPerson } from '../progress-people'
import { useNameOf } from '../use-name-of'
import { useStepSpan } from './use-step-span'
import { STEP_MARKS } from './step-marks'
import type { Point } from './flow-shape'
import type { NodeState } from './node-states'
import { boxAt } from './node-size'

export interface FlowBoxProps {
  readonly kind: string
  readonly name: string
  readonly nodeState: NodeState | undefined
  readonly place: Point
}

export function FlowBox({ kind, name, nodeState, place }: FlowBoxProps) {
  const { t } = useLingui()
  const nameOf = useNameOf()
  const locale = useLocale()
  const span = useStepSpan(nodeState?.step ?? null)
  const state = nodeState?.state ?? 'open'
  const { icon, color, bgcolor } = STEP_MARKS[state === 'open' ? 'next' : state]
  const isHere = state === 'current' || state === 'failed'
  const isQuiet = state === 'open' || state === 'next'
  const base = boxAt(kind, place)
  if (kind.endsWith('Gateway'))
    return (
      <Box
        sx={{
          ...base,
          transform: 'rotate(45deg) scale(0.72)',
          border: 2,
          borderRadius: '4px',
          borderColor: isQuiet ? 'control' : 'success.main',
          bgcolor: isQuiet ? 'background.paper' : 'success.tint',
        }}
      />
    )
  const here = state === 'failed' ? 'error.main' : 'primary.main'
  const isEnd = kind === 'start' || kind === 'end'
  const shown = name || (kind === 'start' ? t`Submit` : kind === 'end' ? t`End` : t`Unnamed step`)
  const people = nodeState?.step?.people ?? []
  const named = mainPerson(people, state === 'current')
  const others = people.length - 1
  const count = people.length
  const turn = people.filter(({ decision }) => decision !== null).length + 1
  const whoOf = (one: ProgressPerson) => {
    const person = nameOf(one)
    if (others < 1) return person
    // Of sequential signers only one is waited for.
    return state === 'current' && nodeState?.step?.needs === 'inSequence'
      ? t`${person}, ${turn} of ${count}`
      : t`${person} and ${others} more`
  }
  const who = named === undefined ? '' : whoOf(named)
  const { until, inside } = nodeState?.step ?? {}
  const wait = until === undefined ? '' : formatShortDateTime(until, locale)
  // A timer shows until when it waits instead of its duration.
  const facts = [who, inside?.number ?? '', wait === '' ? span : t`until ${wait}`].filter((part) => part !== '')
  return (
    <Box
      sx={{
        ...base,
        display: 'flex',
        alignItems: 'center',
        justifyContent: isEnd ? 'center' : 'flex-start',
        gap: 2,
        px: isEnd ? 2 : 2.5,
        border: 1,
        borderStyle: isQuiet ? 'dashed' : 'solid',
        borderColor: isHere ? here : 'control',
        ...(isHere && { outline: '1px solid', outlineColor: here }),
        borderRadius: isEnd ? '999px' : '8px',
        bgcolor: isEnd && !isQuiet && !isHere ? bgcolor : 'background.paper',
        color: isEnd && !isQuiet ? color : isQuiet ? 'text.secondary' : 'text.primary',
        fontSize: 12,
        lineHeight: '16px',
      }}
    >
      {!isEnd && icon !== null && (
        <Box sx={{ width: 20, height: 20, flex: 'none', borderRadius: '50%', display: 'grid', placeItems: 'center', color, bgcolor }}>
          <Icon name={icon} size={14} />
        </Box>
      )}
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: isHere ? 600 : 400, ...(isEnd ? { whiteSpace: 'nowrap' } : twoLines) }}>{shown}</Box>
        {!isEnd && facts.length > 0 && (
          <Box sx={{ color: 'text.secondary', fontSize: 11, whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {facts.join(' · ')}
          </Box>
        )}
      </Box>
    </Box>
  )
}
