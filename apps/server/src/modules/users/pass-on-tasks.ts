/** The job that follows when somebody is disabled or removed. */
import { z } from 'zod'
import type { Deps } from '../../deps'
import { passOn } from '../../workflow/pass-on'

const jobSchema = z.object({ userId: z.uuid() })

export async function passOnTasks(deps: Deps, payload: unknown): Promise<void> {
  const { userId } = jobSchema.parse(payload)
  const moved = await passOn(deps, userId)
  if (moved > 0) deps.log.info({ userId, moved }, 'passed on what waited for somebody who cannot act any more')
}
