/** The fixture for tests of tickets: the application, its administrator, a form, somebody who starts tickets, and processes that ask whom the test names. */
import type { ProcessDefinition } from '@formwork/workflow-core'
import { type BuiltUser, buildUser } from './build-people'
import { buildForm, leaveDefinition, publishNew, startLeave, users } from './build-processes'
import { createTestApp, type TestAnswer, type TestApp, type TestClient } from './test-app'

export interface Office {
  readonly test: TestApp
  readonly admin: TestClient
  readonly requester: { readonly user: BuiltUser; readonly client: TestClient }
  readonly formId: string
  /** Somebody of the staff. */
  person(nickName?: string, departmentId?: string | null): Promise<BuiltUser>
  /** Publishes start → `asked` → (days > 3 → `director`, the administrator by default) → end. */
  publishFor(asked: readonly BuiltUser[], traits?: PublishTraits): Promise<string>
  /** Starts a leave of that process for the requester, or for somebody else. */
  start(processId: string, traits?: { readonly days?: number; readonly by?: BuiltUser }): Promise<TestAnswer>
}

export interface PublishTraits {
  readonly director?: readonly BuiltUser[]
  readonly rules?: Partial<ProcessDefinition>
}

export async function buildOffice(): Promise<Office> {
  const test = await createTestApp()
  const admin = await test.as(test.admin)
  const formId = await buildForm(test)
  const person: Office['person'] = (nickName, departmentId = null) =>
    buildUser(test.deps, { ...(nickName === undefined ? {} : { nickName }), departmentId, roleIds: [test.site.staffRoleId] })
  const user = await person('张三')
  const requester = { user, client: await test.as(user) }
  return {
    test,
    admin,
    requester,
    formId,
    person,
    publishFor: (asked, { director = [test.admin], rules = {} } = {}) =>
      publishNew(admin, { ...leaveDefinition(idsOf(asked), idsOf(director)), ...rules }, formId, `请假 ${test.deps.newId()}`),
    start: async (processId, { days = 1, by } = {}) => startLeave(by === undefined ? requester.client : await test.as(by), processId, days),
  }
}

const idsOf = (people: readonly BuiltUser[]) => users(...people.map(({ id }) => id))
