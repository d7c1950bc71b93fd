/** Changes of views on the server. Whatever it answers, the views are loaded again: a refusal means that they differ from those that are shown. */
import { type RouteBodyInput, routes, type TicketList, type TicketView, type ViewFilters, type ViewName } from '@formwork/api-contract'
import { call } from '../../http/call'
import { reloadTicketViews } from './use-ticket-views'

/** The present filters and columns, when somebody saves them. */
export interface ViewContent {
  readonly filters: ViewFilters
  readonly columns: readonly string[]
}

/** The server refuses unknown states or days. */
type NewFilters = RouteBodyInput<typeof routes.createTicketView>['filters']

async function thenAskAgain<Answer>(change: Promise<Answer>): Promise<Answer> {
  try {
    return await change
  } finally {
    await reloadTicketViews()
  }
}

const bodyOf = ({ filters, columns }: ViewContent) => ({ filters: filters as NewFilters, columns: [...columns] })

export const saveView = (list: TicketList, name: ViewName, content: ViewContent): Promise<TicketView> =>
  thenAskAgain(call(routes.createTicketView, { body: { list, ...name, ...bodyOf(content) } }))

/** Without `content` it keeps its filters and columns. */
export const changeView = ({ id, revision }: TicketView, name: ViewName, content?: ViewContent): Promise<TicketView> =>
  thenAskAgain(
    call(routes.changeTicketView, { params: { id }, body: { revision, ...name, ...(content === undefined ? {} : bodyOf(content)) } }),
  )

export async function removeView({ id }: TicketView): Promise<boolean> {
  await thenAskAgain(call(routes.removeTicketView, { params: { id } }))
  return true
}

/** Also somebody else’s, who keeps it. */
export async function unshareView({ id }: TicketView): Promise<boolean> {
  await thenAskAgain(call(routes.unshareTicketView, { params: { id } }))
  return true
}

export async function setDefaultView(list: TicketList, viewId: string | null): Promise<boolean> {
  await thenAskAgain(call(routes.setDefaultTicketView, { body: { list, viewId } }))
  return true
}

/** The fields of the view dialog, for an existing view. */
export const nameOf = ({ name, sharedWith, roleIds }: ViewName): ViewName => ({ name, sharedWith, roleIds })
