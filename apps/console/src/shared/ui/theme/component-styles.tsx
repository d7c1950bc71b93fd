/** How each MUI part looks here: 32 px controls, borders instead of shadows, no ripples, sentence-case buttons. */
import type { Components, Theme } from '@mui/material/styles'
import { baseStyles, focusRing, vars } from './base-styles'
import { SelectArrow } from './SelectArrow'
import { MOTION, RADIUS, SIZE } from './tokens'

const touch = '@media (pointer: coarse)'
/** A line of text with its control around it. */
const inControl = `calc((${SIZE.control} - 22px) / 2) 10px`

export const componentStyles: Components<Theme> = {
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
  MuiOutlinedInput: {
    defaultProps: { size: 'small', notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: SIZE.control,
        fontSize: 14,
        borderRadius: RADIUS.control,
        backgroundColor: vars(theme).palette.background.paper,
        [touch]: { minHeight: SIZE.controlTouch, fontSize: 16 },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: vars(theme).palette.control, transition: `border-color ${MOTION.fast}ms` },
        '&:hover:not(.Mui-focused, .Mui-disabled, .Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: vars(theme).palette.text.secondary,
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1, borderColor: vars(theme).palette.primary.main },
        '&.Mui-focused': { boxShadow: `0 0 0 3px color-mix(in srgb, ${vars(theme).palette.primary.main} 18%, transparent)` },
        '&.Mui-error.Mui-focused': { boxShadow: `0 0 0 3px color-mix(in srgb, ${vars(theme).palette.error.main} 18%, transparent)` },
        '&.Mui-disabled': { backgroundColor: vars(theme).palette.background.sunken },
      }),
      input: { padding: inControl, height: 'auto', boxSizing: 'border-box', '&:focus-visible': { outline: 'none' } },
      multiline: { padding: '1px 0' },
      notchedOutline: { top: 0, '& legend': { display: 'none' } },
      adornedStart: { paddingLeft: 8 },
      adornedEnd: { paddingRight: 6 },
    },
  },
  MuiSelect: {
    defaultProps: { IconComponent: SelectArrow },
    styleOverrides: {
      select: { minHeight: 0, padding: inControl, lineHeight: '20px' },
      icon: ({ theme }) => ({ top: 'calc(50% - 8px)', right: 8, color: vars(theme).palette.text.secondary }),
    },
  },
  MuiAutocomplete: {
    defaultProps: { size: 'small', popupIcon: <SelectArrow /> },
    styleOverrides: {
      root: {
        '& .MuiOutlinedInput-root.MuiInputBase-sizeSmall': { padding: '2px 30px 2px 6px', minHeight: SIZE.control },
        '& .MuiOutlinedInput-root .MuiAutocomplete-input.MuiInputBase-inputSizeSmall': { padding: '2px 4px' },
      },
      tag: { height: 22, margin: 2, borderRadius: 4, fontSize: 13 },
      paper: ({ theme }) => ({
        border: `1px solid ${vars(theme).palette.divider}`,
        borderRadius: RADIUS.card,
        marginTop: 4,
        boxShadow: 'var(--fw-shadow)',
      }),
      listbox: {
        padding: 4,
        '& .MuiAutocomplete-option': { minHeight: SIZE.control, padding: '4px 10px', borderRadius: RADIUS.control, fontSize: 14 },
      },
      noOptions: { fontSize: 13, padding: '10px 14px' },
      loading: { fontSize: 13, padding: '10px 14px' },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { margin: '4px 0 0', fontSize: 12 } } },
  MuiFormControlLabel: { styleOverrides: { root: { marginLeft: -6, marginRight: 16 }, label: { fontSize: 14 } } },
  MuiCheckbox: { defaultProps: { size: 'small' }, styleOverrides: { root: { padding: 6 } } },
  MuiRadio: { defaultProps: { size: 'small' }, styleOverrides: { root: { padding: 6 } } },
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
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${vars(theme).palette.divider}`,
        borderRadius: RADIUS.card,
        margin: 16,
        width: 'calc(100% - 32px)',
      }),
      paperWidthSm: { maxWidth: 600 },
      paperFullScreen: { width: '100%', maxWidth: '100%', margin: 0, border: 0, borderRadius: 0 },
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
  MuiTabs: { styleOverrides: { root: { minHeight: 36 }, indicator: { height: 2 } } },
  MuiTab: { styleOverrides: { root: { minHeight: 36, minWidth: 0, padding: '0 4px', marginRight: 20, fontSize: 14 } } },
  MuiBadge: {
    styleOverrides: { badge: { fontSize: 11, fontWeight: 600, height: 16, minWidth: 16, padding: '0 4px', lineHeight: '16px' } },
  },
  MuiLink: { defaultProps: { underline: 'hover' } },
}
