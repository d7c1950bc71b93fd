/** The console's own controls, above those of forms, so that changes of one side are visible against the other. A spec measures that they agree. */
import { useLingui } from '@lingui/react/macro'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import OutlinedInput from '@mui/material/OutlinedInput'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Select from '@mui/material/Select'
import Switch from '@mui/material/Switch'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { Panel } from '../../../shared/ui/layout/Page'

const CHOICES = ['1', '2', '3'] as const

export function FamilyPanel() {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<string>('1')
  const words = CHOICES.map((value) => ({ value, label: t`Choice ${value}` }))
  return (
    <Panel title={t`Controls of the console`}>
      <Box data-family="" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, '& > *': { flex: 'none', maxWidth: 1 } }}>
        <OutlinedInput placeholder={t`Text`} inputProps={{ 'aria-label': t`Text` }} sx={{ width: 160 }} />
        <OutlinedInput error defaultValue={t`Wrong`} inputProps={{ 'aria-label': t`Wrong` }} sx={{ width: 160 }} />
        <Select
          value={chosen}
          inputProps={{ 'aria-label': t`Choice` }}
          onChange={(event) => setChosen(event.target.value)}
          sx={{ width: 160 }}
        >
          {words.map(({ value, label }) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </Select>
        <Autocomplete
          options={words}
          sx={{ width: 160 }}
          renderInput={(params) => (
            <TextField
              {...params}
              slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, 'aria-label': t`Search` } }}
            />
          )}
        />
        <RadioGroup row aria-label={t`One of three`} value={chosen} onChange={(_, value) => setChosen(value)}>
          {words.map(({ value, label }) => (
            <FormControlLabel key={value} value={value} control={<Radio />} label={label} />
          ))}
        </RadioGroup>
        <FormControlLabel control={<Checkbox defaultChecked />} label={t`Tick`} />
        <Switch defaultChecked slotProps={{ input: { 'aria-label': t`Switch` } }} />
        <Tabs value={chosen} aria-label={t`Tabs`} onChange={(_, value: string) => setChosen(value)}>
          {words.map(({ value, label }) => (
            <Tab key={value} value={value} label={label} />
          ))}
        </Tabs>
        <Button variant="contained">{t`Main`}</Button>
        <Button variant="outlined" color="inherit">{t`Other`}</Button>
      </Box>
    </Panel>
  )
}
