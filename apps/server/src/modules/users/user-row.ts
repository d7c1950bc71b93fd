/** A user as it is read, and in the shape of the wire. */
import type { Sex, UserRow } from '@formwork/api-contract'

export interface FoundUser {
  readonly id: string
  readonly username: string
  readonly nickName: string
  readonly phone: string
  readonly email: string
  readonly sex: Sex
  readonly remark: string
  readonly enabled: boolean
  readonly departmentId: string | null
  readonly departmentName: string | null
  readonly createdAt: string
  readonly roleIds: string[]
  readonly postIds: string[]
}

export function toUserRow({ roleIds, postIds, ...row }: FoundUser): UserRow {
  return {
    userId: row.id,
    username: row.username,
    nickName: row.nickName,
    phone: row.phone,
    email: row.email,
    sex: row.sex,
    status: row.enabled ? '0' : '1',
    deptId: row.departmentId,
    deptName: row.departmentName ?? '',
    roleIds,
    roleId: roleIds[0] ?? null,
    postIds,
    postId: postIds[0] ?? null,
    remark: row.remark,
    createdAt: row.createdAt,
  }
}
