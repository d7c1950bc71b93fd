/** Acting as one of one's roles. Spec 4.4: a new token, the person loaded again, routes for that role, and no tab of the other one stays open. */
import { routes } from '@formwork/api-contract'
import { useLocation, useNavigate } from 'react-router-dom'
import { call } from '../../shared/http/call'
import { useExclusiveMutation } from '../../shared/http/use-exclusive-mutation'
import { resetSession } from '../../shared/session/session-store'
import { writeToken } from '../../shared/session/token-cookie'
import { clearTags, useTags } from '../tags/tag-store'
import { useMayDrop } from '../tags/use-may-drop'

/** @returns a function that switches to a role, or with null to all of them; asks first where a page has unsaved work. */
export function useRoleSwitch(): (roleId: string | null) => void {
  const navigate = useNavigate()
  const mayDrop = useMayDrop(useLocation().pathname)
  const { run } = useExclusiveMutation(async (roleId: string | null) => {
    const { token, expire } = await call(routes.switchRole, { body: { roleId } })
    clearTags()
    void navigate('/', { replace: true })
    // The guard loads the session of the new token.
    resetSession()
    writeToken(token, expire)
  })
  const ask = async (roleId: string | null) => {
    if (await mayDrop(useTags.getState().tags)) await run(roleId)
  }
  return (roleId) => void ask(roleId)
}
