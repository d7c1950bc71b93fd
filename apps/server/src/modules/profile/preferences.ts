/** Use-cases around one's own preferences. How the screen looks to oneself is nothing to audit. */
import type { StoredPreferences } from '@formwork/api-contract'
import type { Deps } from '../../deps'
import type { Actor } from '../../domain/actor'
import { findPreferences, mergePreferences } from './profile-repo'

export const getPreferences = ({ db }: Deps, { userId }: Actor): Promise<StoredPreferences> => findPreferences(db, userId)

/** Preferences that are not named stay. */
export const changePreferences = ({ db, now }: Deps, { userId }: Actor, change: StoredPreferences): Promise<void> =>
  mergePreferences(db, userId, change, now())
