/** Addresses of people's pictures: requested by id, all of a screen in one call, and cached for some minutes. */
import { MAX_AVATARS, routes } from '@formwork/api-contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../http/call'
import { queryClient } from '../http/query-client'
import { useSession } from '../session/session-store'

const FRESH_MS = 5 * 60_000
const keyOf = (id: string) => ['picture', id] as const

interface Wanted {
  readonly id: string
  readonly found: (address: string) => void
  readonly failed: (error: unknown) => void
}

let wanted: Wanted[] = []

/** The address of somebody's picture; empty when they have none, or until it is known. */
export function usePicture(id: string): string {
  const { data = '' } = useQuery({ queryKey: keyOf(id), queryFn: () => addressOf(id), staleTime: FRESH_MS }, queryClient)
  return data
}

/** After one's own has changed: everything that shows it shows the new one. */
export function showOwnPicture(address: string): void {
  const { user } = useSession.getState()
  if (user === null) return
  useSession.setState({ user: { ...user, avatar: address } })
  queryClient.setQueryData(keyOf(user.userId), address)
}

/** Waits until the screen is rendered: by then everybody on it is requested. */
function addressOf(id: string): Promise<string> {
  return new Promise((found, failed) => {
    if (wanted.length === 0) setTimeout(askForAll, 0)
    wanted.push({ id, found, failed })
  })
}

function askForAll(): void {
  const all = wanted
  wanted = []
  for (let at = 0; at < all.length; at += MAX_AVATARS) void ask(all.slice(at, at + MAX_AVATARS))
}

async function ask(people: readonly Wanted[]): Promise<void> {
  try {
    const { list } = await call(routes.listAvatars, { query: { ids: people.map(({ id }) => id).join(',') } })
    const addresses = new Map(list.map(({ id, address }) => [id, address]))
    for (const { id, found } of people) found(addresses.get(id) ?? '')
  } catch (error) {
    for (const { failed } of people) failed(error)
  }
}
