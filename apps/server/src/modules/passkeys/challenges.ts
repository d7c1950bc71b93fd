/** Challenges that wait for their answer: each is good for five minutes and taken once, on whichever server the answer arrives. */
import { deleteInBatches } from '../../db/delete-in-batches'
import type { Deps } from '../../deps'
import { deleteExpiredChallenges, insertChallenge, consumeChallenge } from './passkey-repo'

const GOOD_FOR_MS = 5 * 60_000

/** @param userId - who adds a passkey; null for signing in. @returns the id to send along with the answer. */
export async function keepChallenge({ db, newId, now }: Deps, challenge: string, userId: string | null): Promise<string> {
  const id = newId()
  await insertChallenge(db, { id, challenge, userId, expiresAt: new Date(now().getTime() + GOOD_FOR_MS) })
  return id
}

/** Uses it up, whatever the outcome. @returns null when it is unknown, over, used, or somebody else's. */
export async function useChallenge({ db, now }: Deps, id: string, userId: string | null): Promise<string | null> {
  const found = await consumeChallenge(db, id)
  return found !== null && found.userId === userId && found.expiresAt > now() ? found.challenge : null
}

/** A job. */
export const sweepPasskeyChallenges = ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> =>
  deleteInBatches((limit) => deleteExpiredChallenges(db, now(), limit))
