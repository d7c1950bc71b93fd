/** Started and finished tickets per day: two thin lines with their names beside them, and the same numbers as a table. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useIsPhone } from '../../../shared/ui/layout/use-is-phone'
import { apart, axisTop, type Frame, linePoints, shortDay, type TrendDay } from '../trend'

/** On a phone the same letters need more of the width. */
const PHONE_FRAME: Frame = { width: 360, height: 190, left: 24, right: 58, top: 12, bottom: 24 }
const DESKTOP_FRAME: Frame = { width: 720, height: 220, left: 32, right: 72, top: 12, bottom: 24 }
const STEPS = 4

export function TrendChart({ days }: { readonly days: readonly TrendDay[] }) {
  const { t } = useLingui()
  const frame = useIsPhone() ? PHONE_FRAME : DESKTOP_FRAME
  const top = axisTop(days)
  const lines = [
    {
      name: t`Started`,
      color: 'primary.light',
      dashed: false,
      points: linePoints(
        days.map((day) => day.started),
        top,
        frame,
      ),
    },
    {
      name: t`Finished`,
      color: 'success.main',
      dashed: true,
      points: linePoints(
        days.map((day) => day.finished),
        top,
        frame,
      ),
    },
  ]
  const nameYs = apart(
    lines.map((line) => line.points.at(-1)?.y ?? 0),
    frame.height - frame.bottom,
  )
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      aria-hidden
      sx={{ display: 'block', width: '100%', height: 'auto', fontSize: 11 }}
    >
      {Array.from({ length: STEPS + 1 }, (_, index) => {
        const value = (top * index) / STEPS
        const y = linePoints([value], top, frame)[0]?.y ?? 0
        return (
          <Box component="g" key={value} sx={{ color: index === 0 ? 'control' : 'divider' }}>
            <line x1={frame.left} x2={frame.width - frame.right} y1={y} y2={y} stroke="currentColor" strokeWidth={1} />
            <Box
              component="text"
              x={frame.left - 8}
              y={y + 4}
              textAnchor="end"
              sx={{ fill: (theme) => theme.vars?.palette.text.secondary ?? 'currentColor' }}
            >
              {value}
            </Box>
          </Box>
        )
      })}
      {days.map((day, index) => (
        <Box
          component="text"
          key={day.day}
          x={lines[0]?.points[index]?.x ?? 0}
          y={frame.height - 6}
          textAnchor="middle"
          sx={{ fill: (theme) => theme.vars?.palette.text.secondary ?? 'currentColor' }}
        >
          {frame === PHONE_FRAME && index % 2 === 1 ? '' : shortDay(day.day)}
        </Box>
      ))}
      {lines.map((line, index) => (
        <Box component="g" key={line.name} sx={{ color: line.color }}>
          <polyline
            points={line.points.map(({ x, y }) => `${x},${y}`).join(' ')}
            fill="none"
            stroke="currentColor"
            strokeWidth={1.6}
            strokeLinejoin="round"
            {...(line.dashed ? { strokeDasharray: '5 3' } : {})}
          />
          {line.points.map(({ x, y }) => (
            <circle key={x} cx={x} cy={y} r={2.4} fill="currentColor" />
          ))}
          <text x={frame.width - frame.right + 10} y={(nameYs[index] ?? 0) + 4} fill="currentColor">
            {line.name}
          </text>
        </Box>
      ))}
    </Box>
  )
}
