/** The outgoing settings while they are edited: systems that may be called, and the change of each secret. Pure. */
import { type OutgoingSettings, type RouteBodyInput, routes } from '@formwork/api-contract'

const { hosts, secrets } = routes.saveOutgoingSettings.body.shape
const hostSchema = hosts.element.shape.host
const nameSchema = secrets.unwrap().keyType

export interface HostRow {
  /** Of the row, as long as the page is open. */
  readonly key: number
  readonly host: string
  readonly isInside: boolean
}

export interface SecretRow {
  readonly key: number
  readonly name: string
  /** The typed value; empty for an unchanged one. */
  readonly value: string
  readonly isKept: boolean
  readonly isRemoved: boolean
}

export interface OutgoingDraft {
  readonly hosts: readonly HostRow[]
  readonly secrets: readonly SecretRow[]
}

export function draftOf({ hosts: allowed }: OutgoingSettings, kept: readonly string[]): OutgoingDraft {
  return {
    hosts: allowed.map((host, key) => ({ key, ...host })),
    secrets: kept.toSorted().map((name, key) => ({ key, name, value: '', isKept: true, isRemoved: false })),
  }
}

/** A row that was added and left empty is no error: it is not sent. */
const isBlank = ({ name, value, isKept }: SecretRow) => !isKept && name === '' && value === ''

/** Of an address that was pasted, its machine; all ports of it are meant. */
export function hostText(typed: string): string {
  const text = typed.trim().toLowerCase()
  return (/^https?:\/\//.test(text) ? URL.parse(text)?.hostname : undefined) ?? text.replace(/:\d{1,5}$/, '')
}

export type HostProblem = 'malformed' | 'twice'
export type SecretProblem = 'malformed' | 'twice' | 'empty'

export interface DraftProblems {
  /** By the key of the row. */
  readonly hosts: ReadonlyMap<number, HostProblem>
  readonly secrets: ReadonlyMap<number, SecretProblem>
}

export function problemsOf({ hosts: allowed, secrets: kept }: OutgoingDraft): DraftProblems {
  const hostProblems = new Map<number, HostProblem>()
  for (const [at, { key, host }] of allowed.entries()) {
    const text = hostText(host)
    if (text === '') continue
    if (!hostSchema.safeParse(text).success) hostProblems.set(key, 'malformed')
    else if (allowed.slice(0, at).some((other) => hostText(other.host) === text)) hostProblems.set(key, 'twice')
  }
  const secretProblems = new Map<number, SecretProblem>()
  for (const row of kept) {
    if (row.isKept || isBlank(row)) continue
    if (!nameSchema.safeParse(row.name).success) secretProblems.set(row.key, 'malformed')
    else if (kept.some(({ key, name }) => key < row.key && name === row.name)) secretProblems.set(row.key, 'twice')
    else if (row.value === '') secretProblems.set(row.key, 'empty')
  }
  return { hosts: hostProblems, secrets: secretProblems }
}

export function bodyOf({ hosts: allowed, secrets: kept }: OutgoingDraft): RouteBodyInput<typeof routes.saveOutgoingSettings> {
  const changed = kept.filter((row) => !isBlank(row) && (row.isRemoved || row.value !== ''))
  return {
    hosts: allowed.map(({ host, isInside }) => ({ host: hostText(host), isInside })).filter(({ host }) => host !== ''),
    secrets: Object.fromEntries(changed.map(({ name, value, isRemoved }) => [name, isRemoved ? '' : value])),
  }
}
