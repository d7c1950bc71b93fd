/** What of a database goes into a backup: every table of ours with its columns, and the jobs that wait. */
import { type ClientBase, escapeIdentifier } from 'pg'
import { JOBS } from './manifest'

export interface Table {
  readonly name: string
  readonly columns: readonly string[]
}

/** The migrations write the first, and the database fills the second when the people are inserted. */
const NOT_CARRIED = ['schema_migrations', 'user_words']

/** Every table of the schema `public`, with the columns that can be written. */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1)
     group by c.relname order by c.relname`,
    [NOT_CARRIED],
  )
  return rows
}

export const waitingJobs: Table = { name: JOBS, columns: ['identifier', 'payload', 'key', 'run_at', 'max_attempts', 'priority'] }

const namesOf = (columns: readonly string[]) => columns.map((column) => escapeIdentifier(column)).join(', ')

export function copyOut({ name, columns }: Table): string {
  if (name !== JOBS) return `copy (select ${namesOf(columns)} from public.${escapeIdentifier(name)}) to stdout`
  return `copy (select t.identifier, j.payload::text, j.key, j.run_at, j.max_attempts, j.priority
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id order by j.id) to stdout`
}

export const copyIn = ({ name, columns }: Table): string =>
  name === JOBS
    ? `copy waiting_jobs (${namesOf(columns)}) from stdin`
    : `copy public.${escapeIdentifier(name)} (${namesOf(columns)}) from stdin`

/** Tables refer to each other in cycles: the foreign keys are dropped while rows are loaded, and checked when they are added again. */
export async function dropReferences(client: ClientBase): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ place: string; name: string; definition: string }>(
    `select conrelid::regclass::text as place, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  // Names and definitions are those that PostgreSQL reports for what the migrations made.
  for (const { place, name } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await client.query(`alter table ${place} drop constraint ${escapeIdentifier(name)}`)
  }
  return async () => {
    for (const { place, name, definition } of rows) {
      // oxlint-disable-next-line no-await-in-loop
      await client.query(`alter table ${place} add constraint ${escapeIdentifier(name)} ${definition}`)
    }
  }
}
