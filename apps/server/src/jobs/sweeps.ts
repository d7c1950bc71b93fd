/** Work that is done by the clock: each sweep that deletes expired rows, with its hours and its use-case; and the check for what is due. */
import { type CronItem, parseCronItems, type ParsedCronItem } from 'graphile-worker'
import type { Deps } from '../deps'
import { sweepIdempotencyKeys } from '../db/run-once'
import { PLAN_SCHEDULES_TASK } from '../modules/schedules/due-repo'
import { sweepInboundCalls } from '../modules/inbound/sweep-calls'
import { sweepUploads } from '../modules/files/sweep-uploads'
import { sweepOpenings } from '../modules/editor-events/opening-repo'
import { sweepOidcSignIns } from '../modules/oidc/oidc-sign-in'
import { sweepTakenBackActs } from '../modules/notices/notice-repo'
import { sweepPasskeyChallenges } from '../modules/passkeys/challenges'
import { sweepSignIns } from '../modules/sign-in-log/sweep-sign-ins'
import { sweepDeliveries } from '../modules/webhooks/sweep-deliveries'
import { sweepCaptchas, sweepSessions, sweepThrottles } from '../modules/session/sweep-session'

export interface Sweep {
  /** Minute, hour, day, month, weekday, in UTC. */
  readonly cron: string
  /** Made up for at the next start when no server ran at that time, unless it is longer ago than this. */
  readonly missedHours: number
  /** Deletes what is over. @returns how many rows or files that was. */
  readonly run: (deps: Deps) => Promise<number>
}

/** By the name of its job. Minutes are apart, so that no two begin at once. */
export const SWEEPS = {
  'sweep.captchas': { cron: '*/5 * * * *', missedHours: 1, run: sweepCaptchas },
  'sweep.oidc-sign-ins': { cron: '3,33 * * * *', missedHours: 1, run: sweepOidcSignIns },
  'sweep.sign-in-throttles': { cron: '7 * * * *', missedHours: 1, run: sweepThrottles },
  'sweep.sessions': { cron: '17 * * * *', missedHours: 1, run: sweepSessions },
  'sweep.idempotency-keys': { cron: '27 * * * *', missedHours: 1, run: sweepIdempotencyKeys },
  'sweep.passkey-challenges': { cron: '57 * * * *', missedHours: 1, run: sweepPasskeyChallenges },
  'sweep.form-openings': { cron: '13 * * * *', missedHours: 1, run: sweepOpenings },
  'sweep.sign-ins': { cron: '47 * * * *', missedHours: 1, run: sweepSignIns },
  'sweep.taken-back-acts': { cron: '37 1 * * *', missedHours: 24, run: sweepTakenBackActs },
  'sweep.deliveries': { cron: '23 1 * * *', missedHours: 24, run: sweepDeliveries },
  'sweep.inbound-calls': { cron: '53 1 * * *', missedHours: 24, run: sweepInboundCalls },
  'sweep.uploads': { cron: '37 2 * * *', missedHours: 24, run: sweepUploads },
} as const satisfies Readonly<Record<string, Sweep>>

const HOUR_MS = 3_600_000

/** The job engine adds each of them once, however many servers share the database. */
export function cronItems(): ParsedCronItem[] {
  const sweeps = Object.entries<Sweep>(SWEEPS).map(([task, { cron, missedHours }]) => itemOf(task, cron, missedHours))
  // What became due while no server ran is handled in the next minute.
  return parseCronItems([...sweeps, itemOf(PLAN_SCHEDULES_TASK, '* * * * *', 0)])
}

function itemOf(task: string, match: string, missedHours: number): CronItem {
  // A waiting one is replaced: after an outage each runs once.
  const options = { backfillPeriod: missedHours * HOUR_MS, maxAttempts: 3, jobKey: task, jobKeyMode: 'replace' as const }
  return { task, match, identifier: task, options }
}
