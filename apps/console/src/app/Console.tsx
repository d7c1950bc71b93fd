/** The console behind the sign-in: the router, and the lines and dialogs that belong to a session. */
import { useEffect } from 'react'
import { RouterProvider } from 'react-router-dom'
import { PreferenceKeeper } from '../shared/preferences/PreferenceKeeper'
import { Notices } from './errors/Notices'
import { router } from './router'
import { ExpiredDialog } from './session/ExpiredDialog'
import { watchOtherTabs } from './session/other-tabs'

export function Console() {
  useEffect(watchOtherTabs, [])
  return (
    <>
      <RouterProvider router={router} />
      <Notices />
      <ExpiredDialog />
      <PreferenceKeeper />
    </>
  )
}
