/** How each MUI part looks here: 32 px controls, borders instead of shadows, no ripples, sentence-case buttons. */
import type { Components, Theme } from '@mui/material/styles'
import { baseStyles, focusRing, vars } from './base-styles'
import { controlStyles, touch } from './control-styles'
import { MOTION, RADIUS, SIZE } from './tokens'

export const componentStyles: Components<Theme> = {
  ...controlStyles,
  MuiCssBaseline: { styleOverrides: baseStyles },
  MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true }, styleOverrides: { root: { fontFamily: 'inherit' } } },
  MuiButton: {
    defaultProps: { disableElevation: true, size: 'medium' },
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 0,
        height: SIZE.control,
        padding: '0 14px',
        borderRadius: RADIUS.control,
        whiteSpace: 'nowrap',
        transition: `background-color ${MOTION.fast}ms, border-color ${MOTION.fast}ms, color ${MOTION.fast}ms`,
        [touch]: { height: SIZE.controlTouch },
        '&:focus-visible': focusRing(theme),
        variants: [
          { props: { size: 'small' }, style: { height: SIZE.controlSmall, padding: '0 10px', fontSize: 13 } },
          { props: { size: 'large' }, style: { height: SIZE.controlTouch, padding: '0 20px', fontSize: 15 } },
          {
            props: { variant: 'outlined', color: 'inherit' },
            style: { borderColor: vars(theme).palette.divider, backgroundColor: vars(theme).palette.background.paper },
          },
          { props: { variant: 'text', color: 'inherit' }, style: { color: vars(theme).palette.text.secondary } },
          { props: { variant: 'text' }, style: { padding: '0 10px' } },
        ],
      }),
      startIcon: { marginRight: 6, marginLeft: -2 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: SIZE.control,
        height: SIZE.control,
        padding: 0,
        borderRadius: RADIUS.control,
        color: vars(theme).palette.text.secondary,
        '&:hover': { backgroundColor: vars(theme).palette.action.hover, color: vars(theme).palette.text.primary },
        '&:focus-visible': focusRing(theme),
        [touch]: { width: SIZE.controlTouch, height: SIZE.controlTouch },
        variants: [{ props: { size: 'small' }, style: { width: SIZE.controlSmall, height: SIZE.controlSmall } }],
      }),
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 36,
        height: 20,
        padding: 0,
        overflow: 'visible',
        '& .MuiSwitch-switchBase': {
          padding: 2,
          '&.Mui-checked': { transform: 'translateX(16px)', color: '#fff' },
          '&.Mui-checked + .MuiSwitch-track': { opacity: 1, backgroundColor: vars(theme).palette.primary.main },
          '&.Mui-focusVisible + .MuiSwitch-track': focusRing(theme),
        },
        '& .MuiSwitch-thumb': { width: 16, height: 16, boxShadow: 'none', backgroundColor: '#fff' },
        '& .MuiSwitch-track': { borderRadius: 10, opacity: 1, backgroundColor: vars(theme).palette.control },
      }),
    },
  },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({ border: `1px solid ${vars(theme).palette.divider}`, borderRadius: RADIUS.card, marginTop: 4 }),
      list: { padding: 4 },
    },
  },
  MuiPopover: {
    styleOverrides: { paper: ({ theme }) => ({ border: `1px solid ${vars(theme).palette.divider}`, borderRadius: RADIUS.card }) },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: SIZE.control,
        padding: '4px 10px',
        gap: 8,
        borderRadius: RADIUS.control,
        fontSize: 14,
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: vars(theme).palette.primary.tint },
        [touch]: { minHeight: SIZE.controlTouch },
      }),
    },
  },
  MuiDialog: {
    // Gone at once: while one fades out, keys that are pressed already would be lost.
    defaultProps: { transitionDuration: { enter: 225, exit: 0 } },
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${vars(theme).palette.divider}`,
        borderRadius: RADIUS.card,
        margin: 16,
        width: 'calc(100% - 32px)',
        maxHeight: 'calc(100% - 32px)',
      }),
      paperWidthSm: { maxWidth: 600 },
      paperFullScreen: { width: '100%', maxWidth: '100%', maxHeight: 'none', margin: 0, border: 0, borderRadius: 0 },
      paperWidthXs: { maxWidth: 440 },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: '16px 24px 8px', fontSize: 16, fontWeight: 600 } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 16px', gap: 8, '& > :not(style) ~ :not(style)': { marginLeft: 0 } } } },
  MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(16 20 24 / 0.45)' } } } },
  MuiPaginationItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: SIZE.control,
        height: SIZE.control,
        margin: '0 4px',
        borderRadius: RADIUS.control,
        fontSize: 13,
        '&.Mui-selected, &.Mui-selected:hover': {
          color: vars(theme).palette.primary.main,
          fontWeight: 600,
          backgroundColor: vars(theme).palette.primary.tint,
        },
        '&:focus-visible': focusRing(theme),
      }),
      previousNext: ({ theme }) => ({ color: vars(theme).palette.text.secondary }),
      ellipsis: ({ theme }) => ({ height: 'auto', minWidth: 0, padding: 0, color: vars(theme).palette.text.secondary }),
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, enterNextDelay: 400, disableInteractive: true },
    styleOverrides: {
      popper: {
        '&[data-popper-placement*="bottom"] .MuiTooltip-tooltip': { marginTop: 6 },
        '&[data-popper-placement*="top"] .MuiTooltip-tooltip': { marginBottom: 6 },
      },
      tooltip: {
        maxWidth: 280,
        fontSize: 12,
        fontWeight: 400,
        lineHeight: 1.4,
        padding: '4px 8px',
        borderRadius: 4,
        backgroundColor: '#1d2530',
        color: '#f3f5f7',
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: SIZE.row,
        padding: '4px 12px',
        fontSize: 13,
        borderBottom: `1px solid ${vars(theme).palette.divider}`,
      }),
      head: ({ theme }) => ({
        fontWeight: 600,
        fontSize: 12,
        color: vars(theme).palette.text.secondary,
        backgroundColor: vars(theme).palette.background.paper,
        whiteSpace: 'nowrap',
      }),
    },
  },
  MuiSkeleton: { defaultProps: { animation: 'pulse' }, styleOverrides: { root: { transform: 'none', borderRadius: 4 } } },
  MuiBadge: {
    styleOverrides: { badge: { fontSize: 11, fontWeight: 600, height: 16, minWidth: 16, padding: '0 4px', lineHeight: '16px' } },
  },
  MuiLink: { defaultProps: { underline: 'hover' } },
}
