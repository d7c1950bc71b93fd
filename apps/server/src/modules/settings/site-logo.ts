/** The site's logo: stored as an upload like any other, yet readable by everybody, as the sign-in page shows it. */
import { fileAddress, fileIdOf, LOGO_LIMIT_BYTES, routes } from '@formwork/api-contract'
import type { Deps } from '../../deps'
import type { Caller } from '../../domain/actor'
import { refuse, refuseAt } from '../../domain/refusal'
import { findOwnFile, readFile } from '../files/file-service'
import { readSiteSettings } from './read-settings'

const PUBLIC_ADDRESS = /^\/api\/v2\/site-logo\/([\da-f-]{36})$/
const FIELD = ['content', 'logo']

/** The public address of a logo; one that is no upload stays as it is. */
export function publicLogo(logo: string): string {
  const id = fileIdOf(logo)
  return id === null ? logo : routes.openLogo.path.replace(':id', id)
}

/**
 * The logo as it is stored. Choosing a file makes it public: it has to be one's own, unless it is the logo already.
 *
 * @throws {Refusal} when it is no picture, too large or somebody else's
 */
export async function storedLogo(deps: Deps, actor: Caller, logo: string): Promise<string> {
  const id = PUBLIC_ADDRESS.exec(logo)?.[1] ?? fileIdOf(logo)
  if (id === null) return logo
  const address = fileAddress(id)
  if ((await readSiteSettings(deps.db)).logo === address) return address
  const file = await findOwnFile(deps, actor, id)
  if (file === null) throw refuseAt(FIELD, 'file.not-found')
  if (!file.isImage) throw refuseAt(FIELD, 'file.not-an-image')
  if (file.byteCount > LOGO_LIMIT_BYTES) throw refuseAt(FIELD, 'file.too-large', { limit: '2 MiB' })
  return address
}

/** @throws {Refusal} `file.not-found` for every file but the present logo. */
export async function openLogo(deps: Deps, id: string) {
  if ((await readSiteSettings(deps.db)).logo !== fileAddress(id)) throw refuse('file.not-found')
  return readFile(deps, id)
}
