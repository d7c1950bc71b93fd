/** One way to save a row of the settings, whatever its section: parsed, audited in the same transaction, secrets apart and sealed. */
import type { SettingsRow } from '@formwork/api-contract'
import { appendAudit } from '../../db/append-audit'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Caller } from '../../domain/actor'
import { changedFacts } from '../../domain/changed-facts'
import { type Content, readSettings, secretPurpose, type Secrets } from './read-settings'
import { lockRow, writeRow } from './settings-repo'

/**
 * Saves the given fields; others stay, secrets too. An empty secret is removed.
 *
 * @param given - fields of the content and secrets, parsed by the call's own schema
 */
export async function changeSettings<Shape extends Content>(
  deps: Deps,
  actor: Caller,
  row: SettingsRow<Shape>,
  given: Content,
): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    await lockRow(tx, row.classify)
    const before = await readSettings(tx, row)
    const fields = Object.entries(given).filter(([name, value]) => value !== undefined && !row.secrets.includes(name))
    const content = row.schema.parse({ ...before.content, ...Object.fromEntries(fields) })
    const changed = row.secrets.filter((name) => given[name] !== undefined && (given[name] !== '' || before.secrets[name] !== undefined))
    const sealed = await Promise.all(changed.map(async (name) => [name, await sealedSecret(deps, row, given[name])]))
    const secrets = kept({ ...before.secrets, ...Object.fromEntries(sealed) })
    const { classify } = row
    await writeRow(tx, { classify, id: deps.newId(), content, secrets, updatedAt: deps.now(), updatedBy: actor.userId })
    const facts = changedFacts(before.content, content)
    const after = changed.length === 0 ? facts.after : { ...facts.after, changedSecrets: changed }
    await appendAudit(tx, deps, actor, { kind: 'settings.changed', subject: { id: null, name: row.name }, before: facts.before, after })
  })
}

/** What stands for an empty one is dropped by `kept`. */
const sealedSecret = async ({ secrets }: Pick<Deps, 'secrets'>, row: Pick<SettingsRow, 'name'>, secret: unknown): Promise<string> =>
  secret === '' ? '' : secrets.seal(secretPurpose(row), String(secret))

const kept = (secrets: Secrets): Secrets => Object.fromEntries(Object.entries(secrets).filter(([, secret]) => secret !== ''))
