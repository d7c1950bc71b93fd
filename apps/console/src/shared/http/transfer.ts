/** Calls with a file: request or answer is no JSON, refusals are as on any other call of their wire. */
import type { RouteAnswer, RouteDeclaration } from '@formwork/api-contract'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { currentLocale } from '../i18n/i18n'
import { readToken } from '../session/token-cookie'
import { ApiError, isSessionEnd } from './api-error'
import { readBody, readEnvelope } from './read-answer'
import { announceSessionEnd } from './session-end'

/** A file of the server, with the name it gives. @throws {ApiError} */
export async function fetchFile(route: RouteDeclaration, query: Readonly<Record<string, string>> = {}): Promise<File> {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''))
  return exchange(route, `${route.path}?${search.toString()}`, null, async (response) => {
    const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1]
    return new File([await response.blob()], decodeURIComponent(name ?? 'file'))
  })
}

/** Sends a form with a file; answers the call's `data`. @throws {ApiError} */
export function sendFile<Route extends RouteDeclaration>(route: Route, form: FormData): Promise<RouteAnswer<Route>> {
  return exchange(route, route.path, form, async () => {
    throw new ApiError({ code: 'answer.unreadable', message: 'Has Error' })
  })
}

/** Hands a file to the person, as a download of the browser. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  // The browser has started the download by then; kept longer, the object URL would stay in memory.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}

async function exchange<Answer>(
  route: RouteDeclaration,
  address: string,
  body: FormData | null,
  readFile: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  const token = readToken()
  const headers = { 'Accept-Language': currentLocale(), ...(token === null ? {} : { Authorization: `Bearer ${token}` }) }
  try {
    const response = await fetch(address, { method: route.method, headers, body }).catch(() => {
      throw new ApiError({ code: 'network', message: i18n._(msg`Cannot connect to the server. Please check the server.`) })
    })
    const isJson = response.headers.get('content-type')?.includes('json') === true
    if (!response.ok && route.wire === 'v2') readBody(response.status, isJson ? await response.json() : undefined)
    return isJson ? (readEnvelope(await response.json()).data as Answer) : await readFile(response)
  } catch (error) {
    if (isSessionEnd(error) && announceSessionEnd(token) === 'renewed') return exchange(route, address, body, readFile)
    throw error
  }
}
