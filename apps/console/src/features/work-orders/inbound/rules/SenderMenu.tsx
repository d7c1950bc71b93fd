/** Fills in the rules for a known sender; present rules are replaced, and nothing is saved. */
import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { showToast } from '../../../../shared/ui/feedback/toast-store'
import { Icon } from '../../../../shared/ui/icons/Icon'
import { useDropDown } from '../../../../shared/ui/menus/use-drop-down'
import type { InboundRows } from '../use-inbound-form'
import { useSenders } from './senders'

export function SenderMenu({ form }: { readonly form: InboundRows }) {
  const { t } = useLingui()
  const senders = useSenders()
  const { button, surface, close } = useDropDown('menu')
  return (
    <>
      <Button size="small" variant="outlined" color="inherit" endIcon={<Icon name="chevronDown" size={14} />} {...button}>
        {t`Fill in for a sender`}
      </Button>
      <Menu {...surface}>
        {senders.map(({ name, rules }) => (
          <MenuItem
            key={name}
            onClick={() => {
              close()
              form.fill(rules)
              showToast('success', t`Filled in for ${name}. Check it with a sample, then save.`)
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
