/** Who may start the process: everybody who may start tickets, or those who are named. */
import type { ProcessSettings } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import { PoolPicker } from '../assignees/PoolPicker'

export interface SettingsPart {
  readonly settings: ProcessSettings
  readonly onChange: (changes: Partial<ProcessSettings>) => void
}

export function Starters({ settings: { starters }, onChange }: SettingsPart) {
  const { t } = useLingui()
  return <PoolPicker label={t`Who may start it`} pool={starters} onChange={(pool) => onChange({ starters: pool })} />
}
