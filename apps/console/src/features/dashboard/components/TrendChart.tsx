/** Started and finished tickets per day: two thin lines with their names beside them, and the same numbers as a table. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { axisTop, type Frame, linePoints, shortDay, type TrendDay } from '../trend'

const FRAME: Frame = { width: 720, height: 220, left: 32, right: 72, top: 12, bottom: 24 }
const STEPS = 4

export function TrendChart({ days }: { readonly days: readonly TrendDay[] }) {
  const { t } = useLingui()
  const top = axisTop(days)
  const lines = [
    {
      name: t`Started`,
      color: 'primary.light',
      dashed: false,
      points: linePoints(
        days.map((day) => day.started),
        top,
        FRAME,
      ),
    },
    {
      name: t`Finished`,
      color: 'success.main',
      dashed: true,
      points: linePoints(
        days.map((day) => day.finished),
        top,
        FRAME,
      ),
    },
  ]
  const ends = lines.map((line) => line.points.at(-1)?.y ?? 0)
  // Names of lines that end close together step aside.
  const gap = Math.abs((ends[0] ?? 0) - (ends[1] ?? 0)) < 14
  const nameY = (index: number) => {
    if (!gap) return ends[index] ?? 0
    const middle = ((ends[0] ?? 0) + (ends[1] ?? 0)) / 2
    const isUpper = (ends[index] ?? 0) < (ends[1 - index] ?? 0) || ((ends[0] ?? 0) === (ends[1] ?? 0) && index === 0)
    return Math.min(FRAME.height - FRAME.bottom, middle + (isUpper ? -8 : 8))
  }
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
      aria-hidden
      sx={{ display: 'block', width: '100%', height: 'auto', fontSize: 11 }}
    >
      {Array.from({ length: STEPS + 1 }, (_, index) => {
        const value = (top * index) / STEPS
        const y = linePoints([value], top, FRAME)[0]?.y ?? 0
        return (
          <Box component="g" key={value} sx={{ color: index === 0 ? 'control' : 'divider' }}>
            <line x1={FRAME.left} x2={FRAME.width - FRAME.right} y1={y} y2={y} stroke="currentColor" strokeWidth={1} />
            <Box
              component="text"
              x={FRAME.left - 8}
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
          y={FRAME.height - 6}
          textAnchor="middle"
          sx={{ fill: (theme) => theme.vars?.palette.text.secondary ?? 'currentColor' }}
        >
          {shortDay(day.day)}
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
          <text x={FRAME.width - FRAME.right + 10} y={nameY(index) + 4} fill="currentColor">
            {line.name}
          </text>
        </Box>
      ))}
    </Box>
  )
}
