/** The problems that a server finds although it answers: for `/health`, and for administrators. */
import type { DegradedReason } from '@formwork/api-contract'
import type { Deps } from '../../deps'
import { countChecksumFailures } from './system-health-repo'

/** @throws when the database does not answer. */
export async function findDegradation({ quickDb, damage, space }: Pick<Deps, 'quickDb' | 'damage' | 'space'>): Promise<DegradedReason[]> {
  const failures = await countChecksumFailures(quickDb)
  const short = await Promise.all([space.rows.isShort(), space.files.isShort()])
  const reasons: DegradedReason[] = []
  if (damage.isKnown || failures > 0) reasons.push('database-damaged')
  if (short.includes(true)) reasons.push('disk-nearly-full')
  return reasons
}
