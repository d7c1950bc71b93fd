/** The row of the site's logo: the picture as it looks beside the name, another one from a file, or none. */
import { LOGO_LIMIT_BYTES, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ChangeEvent, useState } from 'react'
import { Row, type RowControl, type RowProps } from '../../../shared/contract-form/Row'
import { sendFile } from '../../../shared/http/transfer'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { Icon } from '../../../shared/ui/icons/Icon'
import { ProductMark } from '../../../shared/ui/icons/SiteMark'
import { visuallyHidden } from '../../../shared/ui/layout/visually-hidden'
import { focusRing } from '../../../shared/ui/theme/base-styles'
import { focusBesideRemoved, REMOVES } from '../../../shared/ui/navigation/focus-beside-removed'

const TYPES = 'image/png,image/jpeg,image/webp,image/gif'
const MEBIBYTE = 1024 * 1024

export interface LogoRowProps<Name extends string> extends RowProps<Name> {
  readonly onRefuse: (message: string) => void
}

export function LogoRow<Name extends string>({ onRefuse, ...row }: LogoRowProps<Name>) {
  return <Row {...row}>{(control) => <LogoInput {...control} onRefuse={onRefuse} />}</Row>
}

function LogoInput({ ids, value, onChange, onBlur, inputRef, onRefuse }: RowControl & { readonly onRefuse: (message: string) => void }) {
  const { t } = useLingui()
  const logo = typeof value === 'string' ? value : ''
  const [times, setTimes] = useState(0)
  const upload = useExclusiveMutation(async (file: File) => {
    const form = new FormData()
    form.append('file', file)
    onChange(await sendFile(routes.uploadFile, form))
  })
  const choose = (file: File | undefined) => {
    // The same file can be chosen again after it was refused.
    setTimes(times + 1)
    if (file === undefined) return
    if (file.size > LOGO_LIMIT_BYTES) onRefuse(t`The picture is larger than ${LOGO_LIMIT_BYTES / MEBIBYTE} MiB`)
    else void upload.run(file)
  }
  return (
    <Box ref={focusBesideRemoved} sx={{ display: 'flex', alignItems: 'center', gap: 3, flexWrap: 'wrap' }}>
      <Box
        sx={{
          width: 48,
          height: 48,
          flex: 'none',
          display: 'grid',
          placeItems: 'center',
          border: 1,
          borderColor: 'divider',
          borderRadius: '8px',
          bgcolor: 'background.default',
        }}
      >
        {logo === '' ? (
          <ProductMark size={32} />
        ) : (
          <Box component="img" src={logo} alt={t`The logo as it looks now`} sx={{ width: 32, height: 32, objectFit: 'contain' }} />
        )}
      </Box>
      <Button
        component="label"
        variant="outlined"
        role={undefined}
        tabIndex={-1}
        loading={upload.isRunning}
        startIcon={<Icon name="upload" size={16} />}
        sx={[{ flexShrink: 0 }, (theme) => ({ '&:has(:focus-visible)': focusRing(theme) })]}
      >
        {t`Choose a picture`}
        <Box
          key={times}
          component="input"
          id={ids.id}
          ref={inputRef}
          type="file"
          accept={TYPES}
          aria-describedby={ids.describedBy}
          aria-invalid={ids.isInvalid}
          onBlur={onBlur}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => choose(target.files?.[0])}
          sx={visuallyHidden}
        />
      </Button>
      {logo !== '' && (
        <Button {...REMOVES} color="inherit" onClick={() => onChange('')}>
          {t`Remove`}
        </Button>
      )}
    </Box>
  )
}
