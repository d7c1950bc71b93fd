/** Rendered on the server, for each request: its policy has a nonce. */
import { connection } from 'next/server'
import { LeaveForm } from './leave-form'

export default async function Page() {
  await connection()
  return (
    <main>
      <h1>Leave</h1>
      <LeaveForm />
    </main>
  )
}
