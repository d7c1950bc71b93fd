/** People of the staff, made by the administrator and signed in as they would. */

const PASSWORD = 'a-password-of-bench'

/** @returns a token. */
export async function signIn(send, username, password) {
  return (await send('POST', '/login', { body: { username, password, loginType: 0 } })).token
}

/** Makes so many people. @returns each one's id and token. */
export async function createPeople(send, admin, count) {
  const roles = await send('GET', '/api/v1/rolelist', { token: admin })
  const staff = roles.data.list.find((role) => role.roleKey === 'staff')
  const people = []
  for (let index = 0; index < count; index += 1)
    people.push(await hire(send, admin, { roleIds: [staff.roleId], username: `worker${index}` }))
  return people
}

async function hire(send, admin, { username, roleIds }) {
  const password = `${PASSWORD}-initial`
  const made = await send('POST', '/api/v1/sysUser', { token: admin, body: { username, password, nickName: username, roleIds } })
  // A new account may do nothing before its generated password is changed.
  const body = { oldPassword: password, newPassword: PASSWORD }
  const changed = await send('PUT', '/api/v1/user/pwd', { token: await signIn(send, username, password), body })
  return { id: made.data.userId, roleId: roleIds[0], username, token: changed.token }
}
