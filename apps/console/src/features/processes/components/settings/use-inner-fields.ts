/** The fields of a ticket of another process: those of the forms of its published version. */
import { routes } from '@formwork/api-contract'
import { importDefinition } from '@formwork/form-schema'
import { useMemo } from 'react'
import { useRouteQuery } from '../../../../shared/http/use-route-query'
import { rightsFields } from '../../rights/rights-fields'
import type { SearchChoice } from '../controls/SearchSelect'
import { choicesOfFields } from './use-field-choices'

const NONE: readonly SearchChoice<string>[] = []

/**
 * @param processId - empty while none is chosen.
 * @returns an empty list while loading; undefined where they are unknown, the process being unpublished or not readable: then they are typed.
 */
export function useInnerFields(processId: string): readonly SearchChoice<string>[] | undefined {
  const process = useRouteQuery(routes.getProcess, { params: { id: processId } }, { enabled: processId !== '' })
  const number = process.data?.publishedVersion ?? null
  const published = useRouteQuery(
    routes.getProcessVersion,
    { params: { id: processId, version: number ?? 0 } },
    { enabled: number !== null },
  )
  const { data } = published
  const fields = useMemo(() => {
    if (data === undefined) return NONE
    const bound = data.form === null ? [] : [{ id: '', name: '', nodeId: null, form: data.form }]
    const forms = [...bound, ...(data.forms ?? [])].flatMap(({ id, name, nodeId, form }) => {
      const read = importDefinition(form)
      return read.ok ? [{ id, name, firstNodeId: nodeId, form: read.form }] : []
    })
    return choicesOfFields(forms.flatMap(rightsFields))
  }, [data])
  const isUnpublished = process.data !== undefined && number === null
  const isUnread = process.error !== null || published.error !== null
  return processId === '' || isUnpublished || isUnread ? undefined : fields
}
