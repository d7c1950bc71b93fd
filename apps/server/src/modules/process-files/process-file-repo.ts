/** Queries on the names that files of processes use: what has which, and which are taken. */
import type { IdsByName, NamesById } from '@formwork/workflow-core/bundle'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { processCategories, processes } from '../../db/schema/processes'
import { forms } from '../../db/schema/forms'
import { departments, posts, roles, users } from '../../db/schema/people'

type NamedKind = keyof NamesById
type OfEach = Readonly<Record<NamedKind, readonly string[]>>

interface Named {
  readonly kind: NamedKind
  readonly id: string
  readonly name: string
}

const listOf = (texts: readonly string[]) => sql.param([...texts])

/** Names of what is there, of people among those that `seen` lets through; ids are compared as text, for a draft may hold ones that are not even UUIDs. */
export async function findNames(db: Queryable, ids: OfEach, seen: SQL | undefined): Promise<NamesById> {
  const { rows } = await db.execute<Named & Record<string, unknown>>(sql`
    select 'person' as kind, ${users.id}, ${users.username} as name from ${users}
      where ${users.deletedAt} is null and ${seen ?? sql`true`} and ${users.id}::text = any(${listOf(ids.person)}::text[])
    union all select 'role', ${roles.id}, ${roles.key} from ${roles} where ${roles.id}::text = any(${listOf(ids.role)}::text[])
    union all select 'post', ${posts.id}, ${posts.code} from ${posts} where ${posts.id}::text = any(${listOf(ids.post)}::text[])
    union all select 'process', ${processes.id}, ${processes.name} from ${processes}
      where ${processes.deletedAt} is null and ${processes.id}::text = any(${listOf(ids.process)}::text[])`)
  const wanted = new Set(ids.department)
  const paths = wanted.size === 0 ? [] : (await findDepartmentPaths(db)).filter(({ id }) => wanted.has(id))
  const found = [...rows, ...paths]
  const of = (kind: NamedKind) => new Map(found.filter((each) => each.kind === kind).map(({ id, name }) => [id, name]))
  return { person: of('person'), role: of('role'), post: of('post'), department: of('department'), process: of('process') }
}

/** The ids for these names, of people among those that `seen` lets through. Departments that share a name are left out: which one is meant cannot be known. */
export async function findIds(db: Queryable, names: OfEach, seen: SQL | undefined): Promise<IdsByName> {
  const keys = new Map(names.person.map((name) => [name.toLowerCase(), name]))
  const { rows } = await db.execute<Named & Record<string, unknown>>(sql`
    select 'person' as kind, ${users.id}, ${users.usernameKey} as name from ${users}
      where ${users.deletedAt} is null and ${seen ?? sql`true`} and ${users.usernameKey} = any(${listOf([...keys.keys()])}::text[])
    union all select 'role', ${roles.id}, ${roles.key} from ${roles} where ${roles.key} = any(${listOf(names.role)}::text[])
    union all select 'post', ${posts.id}, ${posts.code} from ${posts} where ${posts.code} = any(${listOf(names.post)}::text[])
    union all select 'process', ${processes.id}, ${processes.name} from ${processes}
      where ${processes.deletedAt} is null and ${processes.name} = any(${listOf(names.process)}::text[])`)
  const paths = names.department.length === 0 ? [] : await findDepartmentPaths(db)
  const counts = Map.groupBy(paths, ({ name }) => name)
  const found = [...rows, ...paths.filter(({ name }) => counts.get(name)?.length === 1)]
  const of = (kind: NamedKind) => {
    const here = new Map(found.filter((each) => each.kind === kind).map(({ id, name }) => [name, id]))
    return new Map(
      names[kind].flatMap((name) => {
        const id = here.get(kind === 'person' ? name.toLowerCase() : name)
        return id === undefined ? [] : [[name, id] as const]
      }),
    )
  }
  return { person: of('person'), role: of('role'), post: of('post'), department: of('department'), process: of('process') }
}

/** Each department with the names from the top down to it. */
async function findDepartmentPaths(db: Queryable): Promise<Named[]> {
  const { rows } = await db.execute<{ readonly id: string; readonly name: string }>(sql`
    with recursive paths (id, name) as (
      select ${departments.id}, ${departments.name} from ${departments} where ${departments.parentId} is null
      union all select below.id, paths.name || '/' || below.name from departments below join paths on below.parent_id = paths.id)
    select id, name from paths`)
  return rows.map(({ id, name }) => ({ kind: 'department', id, name }))
}

/** Ids by name. */
export async function findProcessesNamed(db: Queryable, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await db
    .select({ id: processes.id, name: processes.name })
    .from(processes)
    .where(and(isNull(processes.deletedAt), sql`${processes.name} = any(${listOf(names)}::text[])`))
  return new Map(found.map(({ id, name }) => [name, id]))
}

/** Ids by name. */
export async function findFormsNamed(db: Queryable, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await db
    .select({ id: forms.id, name: forms.name })
    .from(forms)
    .where(and(isNull(forms.deletedAt), sql`${forms.name} = any(${listOf(names)}::text[])`))
  return new Map(found.map(({ id, name }) => [name, id]))
}

export async function hasCategory(db: Queryable, name: string): Promise<boolean> {
  return (await db.select({ id: processCategories.id }).from(processCategories).where(eq(processCategories.name, name))).length > 0
}

export async function findRemarks(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await db
    .select({ id: forms.id, remark: forms.remark })
    .from(forms)
    .where(inArray(forms.id, [...ids]))
  return new Map(found.map(({ id, remark }) => [id, remark]))
}
