/** All widget types in all their states: what an author can put into a form, and what its fields look like. */
import { WIDGET_TYPES } from '@formwork/form-schema'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLocale } from '../../../shared/i18n/use-locale'
import { Page } from '../../../shared/ui/layout/Page'
import { useAddressParams } from '../../../shared/ui/navigation/use-address-params'
import { FamilyPanel } from '../components/FamilyPanel'
import { LookBar } from '../components/LookBar'
import { TypePanel } from '../components/TypePanel'
import { useGalleryWords } from '../components/use-gallery-words'
import { readLook } from '../gallery-states'

export function GalleryPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [params, writeAddress] = useAddressParams()
  const look = useMemo(() => readLook(params), [params])
  const fresh = useGalleryWords()
  const locale = useLocale()
  // The words are the same until the language changes; the forms are built from them and keep what was typed.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const words = useMemo(() => fresh, [locale])
  const change = (name: string, value: string) => writeAddress({ [name]: value === 'all' ? '' : value }, { replace: true })
  return (
    <Page
      title={t`Components`}
      subtitle={t`Every component a form can hold, in every state. Try them with mouse, keyboard and touch.`}
      count={WIDGET_TYPES.length}
      back={{ label: t`Back to the forms`, onClick: () => void navigate('/design/forms') }}
      filters={<LookBar look={look} onChange={change} />}
    >
      {look.type === null && <FamilyPanel />}
      {WIDGET_TYPES.filter((type) => look.type === null || look.type === type).map((type) => (
        <TypePanel key={type} type={type} words={words} look={look} />
      ))}
    </Page>
  )
}
