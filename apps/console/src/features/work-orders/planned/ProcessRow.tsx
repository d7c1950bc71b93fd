/** Chooses the process whose tickets a schedule starts. */
import { type CatalogueEntry, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { Row, type RowProps } from '../../../shared/contract-form/Row'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { SearchPicker } from '../../../shared/ui/inputs/SearchPicker'

export interface ProcessRowProps<Name extends string> extends RowProps<Name> {
  /** The present process of the value, offered although it is not published any more. */
  readonly current?: { readonly id: string; readonly name: string } | undefined
  readonly onChosen: () => void
}

type Choice = Pick<CatalogueEntry, 'processId' | 'name' | 'category'>

export function ProcessRow<Name extends string>({ current, onChosen, ...row }: ProcessRowProps<Name>) {
  const { t } = useLingui()
  const { data, isFetching } = useRouteQuery(routes.listScheduleProcesses)
  const published: readonly Choice[] = data?.list ?? []
  const isGone = current !== undefined && !published.some(({ processId }) => processId === current.id)
  const choices = isGone ? [...published, { processId: current.id, name: current.name, category: '' }] : published
  return (
    <Row {...row}>
      {({ ids, label, isRequired, value, onChange, onBlur, inputRef }) => (
        <SearchPicker<Choice>
          ids={ids}
          label={label}
          isRequired={isRequired}
          inputRef={inputRef}
          onBlur={onBlur}
          choices={choices}
          value={choices.find(({ processId }) => processId === value) ?? null}
          onChange={(choice) => {
            onChange(choice?.processId ?? null)
            onChosen()
          }}
          keyOf={({ processId }) => processId}
          nameOf={({ name }) => name}
          detailOf={({ category }) => category}
          loading={isFetching}
          noOptionsText={t`No process matches`}
          loadingText={t`Searching`}
          clearText={t`Clear`}
        />
      )}
    </Row>
  )
}
