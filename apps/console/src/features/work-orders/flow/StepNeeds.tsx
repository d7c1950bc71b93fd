/** For a step that waits for several people: how many have answered, and whose turn it is. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { mainPerson } from '../progress-people'
import type { ProgressStep } from '../ticket-progress'

export function StepNeeds({ step }: { readonly step: ProgressStep }) {
  const words = useNeedsWords(step)
  return words === '' ? null : <Box sx={{ color: 'text.secondary', fontSize: 12 }}>{words}</Box>
}

function useNeedsWords({ state, needs, people }: ProgressStep): string {
  const { t } = useLingui()
  if (state !== 'current' || needs === undefined) return ''
  const count = people.length
  const answered = people.filter(({ decision }) => decision !== null).length
  switch (needs) {
    case 'inSequence': {
      const turn = answered + 1
      const name = mainPerson(people, true)?.name ?? ''
      return t`One after the other: ${name} is number ${turn} of ${count}`
    }
    case 'any':
      return t`One of them is enough`
    case 'all':
      return t`${answered} of ${count} have answered; all are needed`
    case 'ratio':
    case 'weight':
      return t`${answered} of ${count} have answered`
  }
}
