/** The console behind the sign-in: the router, and the lines and dialogs that belong to a session. */
import { RouterProvider } from 'react-router-dom'
import { Notices } from './errors/Notices'
import { router } from './router'
import { ExpiredDialog } from './session/ExpiredDialog'

export function Console() {
  return (
    <>
      <RouterProvider router={router} />
      <Notices />
      <ExpiredDialog />
    </>
  )
}
