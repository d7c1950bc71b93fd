/** Problems to solve before a form is published: each with a link to its field, and the repair where there is one. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Icon } from '../../../shared/ui/icons/Icon'
import type { PublishProblem } from './publish-problems'

export interface ProblemListProps {
  readonly problems: readonly PublishProblem[]
  readonly onGo: (widgetKey: string | null) => void
  /** Opens the recorded test that fails. */
  readonly onGoToTest: (testId: string) => void
  /** Undefined where editing is not allowed. */
  readonly onFix: ((problem: PublishProblem) => void) | undefined
  readonly isFixable: (problem: PublishProblem) => boolean
}

export function ProblemList({ problems, onGo, onGoToTest, onFix, isFixable }: ProblemListProps) {
  const { t } = useLingui()
  return (
    <Box
      component="ul"
      aria-label={t`Problems`}
      sx={{ m: 0, p: 0, listStyle: 'none', border: 1, borderColor: 'divider', borderRadius: '6px', maxHeight: 320, overflowY: 'auto' }}
    >
      {problems.map((problem, index) => {
        const { label: name, widgetKey, testId } = problem
        return (
          <Box
            component="li"
            // Two may have the same text: their index distinguishes them.
            // oxlint-disable-next-line react/no-array-index-key
            key={`${index} ${problem.message}`}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 2,
              px: 3,
              py: 2,
              fontSize: 13,
              borderBottom: 1,
              borderColor: 'divider',
              '&:last-of-type': { borderBottom: 0 },
            }}
          >
            <Box sx={{ display: 'flex', color: 'error.main' }}>
              <Icon name="errorCircle" size={16} />
            </Box>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {name !== '' && <Box sx={{ fontWeight: 600 }}>{name}</Box>}
              {problem.message}
            </Box>
            {onFix !== undefined && isFixable(problem) && (
              <Button size="small" color="inherit" aria-label={t`Mend: ${name}`} onClick={() => onFix(problem)}>{t`Mend`}</Button>
            )}
            {widgetKey !== null && <Button size="small" onClick={() => onGo(widgetKey)}>{t`Go to the field`}</Button>}
            {testId !== null && <Button size="small" onClick={() => onGoToTest(testId)}>{t`Go to the test`}</Button>}
          </Box>
        )
      })}
    </Box>
  )
}
