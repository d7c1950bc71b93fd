/** Exports the list in view as a file: with its filters, all pages of it. */
import type { RouteDeclaration, SheetFormat } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { fetchFile, saveFile } from '../http/transfer'
import { useExclusiveMutation } from '../http/use-exclusive-mutation'
import { Icon } from '../ui/icons/Icon'
import { IconAction } from '../ui/icons/IconAction'
import { useIsPhone } from '../ui/layout/use-is-phone'
import { useDropDown } from '../ui/menus/use-drop-down'

export interface ExportMenuProps {
  readonly route: RouteDeclaration
  readonly filter: Readonly<Record<string, string>>
}

export function ExportMenu({ route, filter }: ExportMenuProps) {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const { button, surface, close } = useDropDown('menu')
  const sheet = useExclusiveMutation(async (format: SheetFormat) => saveFile(await fetchFile(route, { ...filter, format })))
  const formats: readonly (readonly [SheetFormat, string])[] = [
    ['xlsx', t`Excel workbook (.xlsx)`],
    ['csv', t`Plain table (.csv)`],
  ]
  const icon = <Icon name="download" size={16} />
  return (
    <>
      {isPhone ? (
        <IconAction icon="download" label={t`Export`} loading={sheet.isRunning} {...button} />
      ) : (
        <Button variant="outlined" color="inherit" loading={sheet.isRunning} startIcon={icon} loadingPosition="start" {...button}>
          {t`Export`}
        </Button>
      )}
      <Menu {...surface}>
        {formats.map(([format, words]) => (
          <MenuItem
            key={format}
            onClick={() => {
              close()
              void sheet.run(format)
            }}
          >
            {words}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
