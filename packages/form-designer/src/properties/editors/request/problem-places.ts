/** Where in the editor of a request it is said what is wrong with it. */
import type { SourceProblem } from '@formwork/form-renderer'

export type RequestPlace = 'url' | 'params' | 'headers' | 'request'

/** `request` for what is not about one box: the network, the server, its answer. */
export function placeOfProblem(problem: SourceProblem): RequestPlace {
  switch (problem.code) {
    case 'address':
      return 'url'
    case 'json':
      return problem.place
    case 'header':
      return 'headers'
    default:
      return 'request'
  }
}
