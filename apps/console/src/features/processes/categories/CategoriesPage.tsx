/** Categories of processes, in the order of the catalogue. */
import { routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { useRouteQuery } from '../../../shared/http/use-route-query'

export function CategoriesPage() {
  const { t } = useLingui()
  const { data } = useRouteQuery(routes.listCategories)
  return (
    <>
      <h1>{t`Process categories`}</h1>
      <ul>
        {data?.list.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </>
  )
}
