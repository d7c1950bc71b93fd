/** Why a file is not taken or did not arrive, as closed codes; the field says it in the reader's language. */

export type UploadProblem =
  | { readonly code: 'target' | 'token' | 'empty' | 'unreadable' | 'picture' | 'network' | 'answer' | 'unsafe' | 'failed' }
  | { readonly code: 'address' | 'domain' | 'header' | 'status' | 'refused'; readonly detail: string }

export type UploadOutcome<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly problem: UploadProblem }

export const refuseUpload = (problem: UploadProblem) => ({ ok: false, problem }) as const

/** True for what another attempt may mend; a wrong file stays wrong. */
export const isWorthRetrying = ({ code }: UploadProblem) => code !== 'empty' && code !== 'unreadable' && code !== 'picture'
