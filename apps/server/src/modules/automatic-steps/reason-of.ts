/** Why a step that no person does failed, in the words that its ticket keeps. */
import { failureText } from '@formwork/api-contract'
import { sqlStateOf } from '../../db/sql-state'
import { isFailedQuery } from '../../domain/failed-query'

const MAX_CHARACTERS = 300

/** As people read it: of an internal failure, such as a query with its values, only that there was one. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return failureText('server.failed')
  const isOurs = sqlStateOf(error) !== null || isFailedQuery(error) || error instanceof TypeError || error instanceof RangeError
  return isOurs ? failureText('server.failed') : error.message.slice(0, MAX_CHARACTERS)
}
