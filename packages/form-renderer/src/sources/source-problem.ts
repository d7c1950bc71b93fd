/** Why choices could not be loaded, as closed codes; the field shows it in the language of the form, the log in English. */

/**
 * Why a request brought nothing. `place`: what in the configuration is wrong; `detail`: what was found there.
 *
 * @example if (!fetched.ok && fetched.problem.code === 'timeout') console.warn(`no answer within ${fetched.problem.detail} s`)
 */
export type SourceProblem =
  | { readonly code: 'method'; readonly detail: string }
  | { readonly code: 'address'; readonly detail: string }
  | { readonly code: 'json'; readonly place: 'params' | 'headers' }
  | { readonly code: 'header'; readonly detail: string }
  | { readonly code: 'path'; readonly detail: string }
  | { readonly code: 'network' }
  | { readonly code: 'status'; readonly detail: string }
  | { readonly code: 'timeout'; readonly detail: string }
  | { readonly code: 'size' }
  | { readonly code: 'answer' }
  | { readonly code: 'shape' }
  | { readonly code: 'function'; readonly detail: string }

/** Details come from definitions and from servers: as much of them as fits a line. */
export const detailOf = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text)

/** The line in the log. */
export function explainForLog(problem: SourceProblem): string {
  const place = 'place' in problem ? problem.place : 'detail' in problem ? problem.detail : ''
  return place === '' ? problem.code : `${problem.code}: ${place}`
}
