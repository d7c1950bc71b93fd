/** The name of somebody who acts, or is asked, in place of people who are away. */
import { useLingui } from '@lingui/react/macro'
import type { ProgressPerson } from './progress-people'

/** `B (for A)`; the name alone for somebody who does not stand in. */
export function useNameOf(): (person: Pick<ProgressPerson, 'name' | 'away'>) => string {
  const { t } = useLingui()
  return ({ name, away = [] }) => {
    const others = away.map((person) => person.name).join(t`, `)
    return others === '' ? name : t`${name} (for ${others})`
  }
}
