/** Which other systems steps of processes may call, and with which secrets; these are known by name and never shown. */
import { OUTGOING_SETTINGS, type OutgoingSettings, type RouteBody, type routes, type SettingsRow } from '@formwork/api-contract'
import type { Deps } from '../../deps'
import type { Caller } from '../../domain/actor'
import { changeSettings } from './change-settings'
import { openSecret, readSettings } from './read-settings'

export async function showOutgoing({ db }: Pick<Deps, 'db'>) {
  const { content, secrets, updatedAt } = await readSettings<OutgoingSettings>(db, OUTGOING_SETTINGS)
  const hasSecret = Object.fromEntries(Object.keys(secrets).map((name) => [name, true]))
  return { content, hasSecret, updatedAt: updatedAt?.toISOString() ?? null }
}

export async function saveOutgoing(
  deps: Deps,
  actor: Caller,
  { hosts, secrets }: RouteBody<typeof routes.saveOutgoingSettings>,
): Promise<void> {
  // Their names are free, so those of this save are the secrets of the row.
  const row: SettingsRow<OutgoingSettings> = { ...OUTGOING_SETTINGS, secrets: Object.keys(secrets) }
  await changeSettings(deps, actor, row, { ...secrets, hosts })
}

export interface Outgoing {
  readonly hosts: OutgoingSettings['hosts']
  /** Empty without one of that name. */
  secretOf(name: string): Promise<string>
}

export async function readOutgoing(deps: Pick<Deps, 'db' | 'secrets'>): Promise<Outgoing> {
  const { content, secrets } = await readSettings<OutgoingSettings>(deps.db, OUTGOING_SETTINGS)
  return {
    hosts: content.hosts,
    secretOf: (name) => openSecret(deps, OUTGOING_SETTINGS, Object.hasOwn(secrets, name) ? secrets[name] : undefined),
  }
}
