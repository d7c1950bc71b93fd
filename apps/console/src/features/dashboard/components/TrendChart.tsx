/** Started and finished tickets per day: two thin lines with their names beside them. As wide as its place, its letters of one size whatever that is. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useLayoutEffect, useRef, useState } from 'react'
import { formatNumber, formatShortDay } from '../../../shared/i18n/format'
import { useLocale } from '../../../shared/i18n/use-locale'
import { apart, axisTop, axisWidth, type Frame, labelEnd, linePoints, STEPS, type TrendDay } from '../trend'

export const CHART_HEIGHT = 220
/** Room for the longest name at the end of a line, and for the days. */
const MARGINS = { right: 64, top: 12, bottom: 24 } as const
/** Below this, two neighbouring days would touch. */
const MIN_PER_DAY = 56

export function TrendChart({ days }: { readonly days: readonly TrendDay[] }) {
  const { t } = useLingui()
  const locale = useLocale()
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = place.current
    if (element === null) return undefined
    const measure = () => setWidth(element.clientWidth)
    measure()
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    return () => resized.disconnect()
  }, [])

  const top = axisTop(days)
  const marks = Array.from({ length: STEPS + 1 }, (_, index) => (top * index) / STEPS).map((value) => ({
    value,
    label: formatNumber(value, locale),
  }))
  const left = axisWidth(marks.map(({ label }) => label))
  const frame: Frame = { ...MARGINS, left, width, height: CHART_HEIGHT }
  const pointsOf = (values: readonly number[]) => linePoints(values, top, frame)
  const lines = [
    { name: t`Started`, color: 'primary.main', dashed: false, points: pointsOf(days.map((day) => day.started)) },
    { name: t`Finished`, color: 'success.main', dashed: true, points: pointsOf(days.map((day) => day.finished)) },
  ]
  const nameYs = apart(
    lines.map((line) => line.points.at(-1)?.y ?? 0),
    CHART_HEIGHT - MARGINS.bottom,
  )
  const everyOther = (width - left - MARGINS.right) / Math.max(1, days.length - 1) < MIN_PER_DAY
  return (
    <Box ref={place} sx={{ height: CHART_HEIGHT, fontSize: 12 }}>
      {width > 0 && (
        <svg width={width} height={CHART_HEIGHT} aria-hidden="true" style={{ display: 'block' }}>
          {marks.map(({ value, label }, index) => {
            const y = linePoints([value], top, frame)[0]?.y ?? 0
            return (
              <Box component="g" key={value} sx={{ color: index === 0 ? 'control' : 'divider' }}>
                <line x1={left} x2={width - MARGINS.right} y1={y} y2={y} stroke="currentColor" strokeWidth={1} />
                <Box component="text" x={labelEnd(left)} y={y + 4} textAnchor="end" sx={quiet}>
                  {label}
                </Box>
              </Box>
            )
          })}
          {days.map(({ day }, index) =>
            everyOther && index % 2 === 1 ? null : (
              <Box component="text" key={day} x={lines[0]?.points[index]?.x ?? 0} y={CHART_HEIGHT - 6} textAnchor="middle" sx={quiet}>
                {formatShortDay(day, locale)}
              </Box>
            ),
          )}
          {lines.map(({ name, color, dashed, points }, index) => (
            <Box component="g" key={name} sx={{ color }}>
              <polyline
                points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
                fill="none"
                stroke="currentColor"
                strokeWidth={1.6}
                strokeLinejoin="round"
                {...(dashed ? { strokeDasharray: '5 3' } : {})}
              />
              {points.map(({ x, y }) => (
                <circle key={x} cx={x} cy={y} r={2.4} fill="currentColor" />
              ))}
              <text x={width - MARGINS.right + 10} y={(nameYs[index] ?? 0) + 4} fill="currentColor">
                {name}
              </text>
            </Box>
          ))}
        </svg>
      )}
    </Box>
  )
}

const quiet = { fill: 'var(--mui-palette-text-secondary)' } as const
