/** What attempts of audited calls share: an office that opens before the first, people and names that are nobody else's. */
import { type BuiltUser, buildUser, TEST_PASSWORD } from '../build-people'
import { buildOffice, type Office } from '../build-office'
import type { TestApp, TestClient } from '../test-app'

export interface AuditStage {
  readonly office: Office
  readonly test: TestApp
  readonly admin: TestClient
  /** Asks the administrator. */
  readonly processId: string
  someone(): Promise<BuiltUser>
  fresh(): string
}

/** What every attempt is sent with; it stands in the entry. */
export const HEADERS = { 'user-agent': 'Browser 1.0' }
export const DIRECTORY_PASSWORD = 'secret of the directory'
/** Every password and phrase that the attempts send. */
export const SECRETS = [TEST_PASSWORD, 'wrong horse battery', 'another fine phrase', 'phrase of a new user', DIRECTORY_PASSWORD] as const
export const userFields = { nickName: '新人', phone: '', email: '', deptId: null, roleIds: [] as string[], remark: '', status: '0' }
export const roleFields = { roleName: '自建', roleSort: 0, status: '0', remark: '' }

/** Attempts are listed before tests run, so the stage is handed to them empty: `open` before the first of them is made. */
export function auditStage(): AuditStage & { open(): Promise<void>; close(): Promise<void> } {
  let opened: { readonly office: Office; readonly processId: string } | null = null
  let made = 0
  const now = () => {
    if (opened === null) throw new Error('the stage is not open yet')
    return opened
  }
  return {
    async open() {
      const office = await buildOffice()
      opened = { office, processId: await office.publishFor([office.test.admin]) }
    },
    close: () => now().office.test.close(),
    get office() {
      return now().office
    },
    get test() {
      return now().office.test
    },
    get admin() {
      return now().office.admin
    },
    get processId() {
      return now().processId
    },
    someone: () => buildUser(now().office.test.deps),
    fresh: () => `made-${(made += 1)}`,
  }
}
