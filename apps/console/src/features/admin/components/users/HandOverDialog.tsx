/** Gives all open work of somebody to a colleague, before they leave. Lists what could not be given and why, and offers it to somebody else. */
import { routes, type UserRow } from '@formwork/api-contract'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { useContractForm } from '../../../../shared/contract-form/use-contract-form'
import { call } from '../../../../shared/http/call'
import { invalidateRoutes } from '../../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../../shared/http/use-exclusive-mutation'
import { useRouteQuery } from '../../../../shared/http/use-route-query'
import { useSentences } from '../../../../shared/i18n/use-sentences'
import { PersonRow } from '../../../../shared/people/PersonRow'
import { RemarkRow } from '../../../../shared/tickets/moves/RemarkRow'
import { showToast } from '../../../../shared/ui/feedback/toast-store'
import { FormDialog } from '../../../../shared/ui/inputs/FormDialog'
import { RouterLink } from '../../../../shared/ui/navigation/RouterLink'

export interface HandOverDialogProps {
  readonly user: UserRow
  readonly onClose: () => void
}

type Left = Awaited<ReturnType<typeof handOver>>['left']

export function HandOverDialog({ user: { userId, nickName }, onClose }: HandOverDialogProps) {
  const { t } = useLingui()
  const together = useSentences()
  const [left, setLeft] = useState<Left>([])
  const open = useRouteQuery(routes.getOpenWork, { params: { id: userId } })
  const form = useContractForm({
    schema: routes.handOverItems.body,
    fields: { to: { label: t`Given to`, missing: t`Choose who takes it over` }, remark: { label: t`Remark (optional)` } },
    values: { to: '', remark: '' },
  })
  const giving = useExclusiveMutation(
    async (body: { readonly to: string; readonly remark: string }) => {
      const done = await handOver(userId, body)
      invalidateRoutes(routes.listAllTickets, routes.listTodo, routes.getOpenWork)
      const { moved } = done
      showToast('success', plural(moved, { one: '# ticket was handed over', other: '# tickets were handed over' }))
      if (done.left.length === 0) onClose()
      else {
        setLeft(done.left)
        const stays = plural(done.left.length, {
          one: '# ticket could not be given to them',
          other: '# tickets could not be given to them',
        })
        form.say('to', t`${stays}. Choose somebody else, or leave it.`)
      }
    },
    { onError: form.place },
  )
  const waiting = open.data?.waiting ?? 0
  const goal = t`All of it goes to one colleague, as far as your data scope reaches.`
  return (
    <FormDialog
      width="xs"
      title={t`Hand over what waits for ${nickName}`}
      action={t`Hand over`}
      icon="users"
      isRunning={giving.isRunning}
      isDirty={form.isDirty}
      summary={form.summary}
      onSubmit={() => form.submit((given) => void giving.run(given))}
      onClose={onClose}
    >
      {left.length === 0 ? (
        <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
          {open.data === undefined
            ? goal
            : together(plural(waiting, { one: '# ticket waits for their decision.', other: '# tickets wait for their decision.' }), goal)}
        </Box>
      ) : (
        <Box role="status" sx={{ fontSize: 13 }}>
          {t`These tickets could not be given to that person:`}
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 4, maxHeight: 220, overflow: 'auto' }}>
            {left.map(({ ticketId, number, message }) => (
              <li key={ticketId}>
                <RouterLink to={`/process/tickets/${ticketId}`}>{number}</RouterLink>{' '}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {message}
                </Box>
              </li>
            ))}
          </Box>
        </Box>
      )}
      <PersonRow form={form} name="to" layout="above" without={[userId]} />
      <RemarkRow form={form} />
    </FormDialog>
  )
}

/** One call moves so many; further calls follow while there are more and the last one has moved some. */
async function handOver(userId: string, body: { readonly to: string; readonly remark: string }) {
  const first = await call(routes.handOverItems, { params: { id: userId }, body })
  const left = [...first.left]
  let { moved } = first
  for (let last = first; last.more && last.moved > 0; ) {
    last = await call(routes.handOverItems, { params: { id: userId }, body })
    moved += last.moved
    left.push(...last.left)
  }
  return { moved, left: [...new Map(left.map((one) => [one.ticketId, one])).values()] }
}
