/** The two element rules of spec section 6. */
import type { SessionUser } from '@formwork/api-contract'
import { render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { IfPermission, IfRole } from './access'
import { resetSession, useSession } from './session-store'

function signInAs(change: Partial<SessionUser>): void {
  const user: SessionUser = {
    userId: '00000000-0000-4000-8000-000000000001',
    userName: 'li.na',
    name: '李娜',
    avatar: '',
    introduction: '',
    roles: ['staff'],
    permissions: ['system:sysuser:list'],
    ownRoles: [],
    actingRoleId: null,
    deptId: null,
    mustChangePassword: false,
    mustSetUpSecondFactor: false,
    ...change,
  }
  useSession.setState({ user })
}

afterEach(resetSession)

describe('IfPermission', () => {
  it('shows its children to whoever holds one of the listed strings', () => {
    signInAs({})
    render(<IfPermission any={['system:sysuser:add', 'system:sysuser:list']}>seen</IfPermission>)
    expect(screen.queryByText('seen')).not.toBeNull()
  })

  it('shows everything to a holder of the wildcard', () => {
    signInAs({ permissions: ['*:*:*'] })
    render(<IfPermission any={['system:sysrole:edit']}>seen</IfPermission>)
    expect(screen.queryByText('seen')).not.toBeNull()
  })

  it('hides its children from everyone else, and when nobody is signed in', () => {
    signInAs({ permissions: [] })
    const { rerender } = render(<IfPermission any={['system:sysuser:list']}>seen</IfPermission>)
    expect(screen.queryByText('seen')).toBeNull()
    resetSession()
    rerender(<IfPermission any={['system:sysuser:list']}>seen</IfPermission>)
    expect(screen.queryByText('seen')).toBeNull()
  })

  it('throws without a list', () => {
    signInAs({ permissions: ['*:*:*'] })
    expect(() => render(<IfPermission any={[]}>seen</IfPermission>)).toThrow('IfPermission needs a list')
  })
})

describe('IfRole', () => {
  it('looks at roles only: the permission wildcard does not help', () => {
    signInAs({ roles: ['staff'], permissions: ['*:*:*'] })
    render(
      <>
        <IfRole any={['admin']}>hidden</IfRole>
        <IfRole any={['admin', 'staff']}>seen</IfRole>
      </>,
    )
    expect(screen.queryByText('hidden')).toBeNull()
    expect(screen.queryByText('seen')).not.toBeNull()
  })

  it('throws without a list', () => {
    expect(() => render(<IfRole any={[]}>seen</IfRole>)).toThrow('IfRole needs a list')
  })
})
