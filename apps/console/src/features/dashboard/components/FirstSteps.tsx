/** A fresh system: what an administrator does next, in order, with what is done already ticked. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useNavigate } from 'react-router-dom'
import { Icon } from '../../../shared/ui/icons/Icon'

export interface FirstStepsProps {
  /** Undefined for people who may not add any. */
  readonly hasPeople: boolean | undefined
  readonly hasForm: boolean
  readonly hasProcess: boolean
}

export function FirstSteps({ hasPeople, hasForm, hasProcess }: FirstStepsProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const people = {
    id: 'people',
    isDone: hasPeople === true,
    title: t`Add users`,
    text: t`Departments say where they belong, roles what they see and may do.`,
    verb: t`Go to the users`,
    to: '/system/users',
  }
  const steps = [
    ...(hasPeople === undefined ? [] : [people]),
    {
      id: 'form',
      isDone: hasForm,
      title: t`Design a form`,
      text: t`What people fill in: drag fields onto the canvas, or import a definition.`,
      verb: t`Design a form`,
      to: '/design/forms/new',
    },
    {
      id: 'process',
      isDone: hasProcess,
      title: t`Create a process`,
      text: t`Who approves, in which order, under which condition.`,
      verb: t`Create a process`,
      to: '/design/processes/new',
    },
    {
      id: 'publish',
      isDone: false,
      title: t`Publish it`,
      text: t`From then on it is in the catalogue and people can start tickets.`,
      verb: t`Go to the processes`,
      to: '/design/processes',
    },
  ]
  const next = steps.find((step) => !step.isDone)
  return (
    <Box
      component="ol"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: '1fr', md: `repeat(${steps.length}, 1fr)` },
      }}
    >
      {steps.map((step, index) => (
        <Box component="li" key={step.id} sx={{ display: 'flex', gap: 3 }}>
          <Box
            className="fw-numeric"
            sx={{
              width: 24,
              height: 24,
              flex: 'none',
              borderRadius: '50%',
              display: 'grid',
              placeItems: 'center',
              fontSize: 12,
              fontWeight: 600,
              ...(step.isDone
                ? { color: 'success.main', bgcolor: 'success.tint' }
                : step === next
                  ? { color: 'primary.contrastText', bgcolor: 'primary.main' }
                  : { color: 'text.secondary', bgcolor: 'background.sunken' }),
            }}
          >
            {step.isDone ? <Icon name="check" size={14} label={t`Done`} /> : index + 1}
          </Box>
          <Box>
            <Typography sx={{ fontWeight: 600, lineHeight: '24px' }}>{step.title}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
              {step.text}
            </Typography>
            {!step.isDone && (
              <Button
                {...(step === next ? { variant: 'contained' } : { variant: 'outlined', color: 'inherit' })}
                onClick={() => void navigate(step.to)}
              >
                {step.verb}
              </Button>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
