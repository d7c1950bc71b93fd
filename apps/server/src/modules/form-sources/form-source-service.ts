/** Use-cases around the choices that fields of forms take from here. */
import { idSchema, SOURCE_PAGE_SIZE, type SourceDepartment } from '@formwork/api-contract'
import type { Deps } from '../../deps'
import { backAtOf } from '../absences/away-repo'
import * as repo from './form-source-repo'

interface PeopleQuery {
  readonly keyword?: string | undefined
  readonly page: number
  /** Ids, joined by commas. An invalid id finds nobody. */
  readonly ids?: string | undefined
}

export async function sourcePeople({ db, now }: Deps, { keyword, page, ids }: PeopleQuery) {
  if (ids !== undefined) {
    const asked = ids.split(',').filter((id) => idSchema.safeParse(id).success)
    return { list: asked.length === 0 ? [] : await repo.findPeopleByIds(db, asked), hasMore: false }
  }
  const found = await repo.findPeople(db, { keyword, page, now: now() })
  const list = found.slice(0, SOURCE_PAGE_SIZE).map(({ backAt, ...person }) => ({
    ...person,
    ...backAtOf(backAt),
  }))
  return { list, hasMore: found.length > SOURCE_PAGE_SIZE }
}

/** What lies below a disabled department is not offered. */
export async function sourceDepartments({ db }: Deps): Promise<{ list: SourceDepartment[] }> {
  const found = await repo.findDepartments(db)
  const below = (parentId: string | null): SourceDepartment[] =>
    found.filter((department) => department.parentId === parentId).map(({ id, name }) => ({ id, name, children: below(id) }))
  return { list: below(null) }
}

export async function sourceRoles({ db }: Deps) {
  return { list: await repo.findRoles(db) }
}

export async function sourcePosts({ db }: Deps) {
  return { list: await repo.findPosts(db) }
}
