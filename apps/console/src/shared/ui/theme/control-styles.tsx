/** Text fields, selects, tabs, marks to tick: one family with the controls of filled forms and of the designer, as a spec measures them. */
import type { Components, Theme } from '@mui/material/styles'
import { SelectArrow } from './SelectArrow'
import { vars } from './base-styles'
import { MOTION, RADIUS, SIZE } from './tokens'

export const touch = '@media (pointer: coarse)'
/** A line of text with its control around it. */
const inControl = `calc((${SIZE.control} - 22px) / 2) 10px`

/** Drawn as in a form: 16 px, filled with the theme colour once chosen. */
const mark = (theme: Theme) => ({
  padding: 8,
  [touch]: { padding: 12 },
  '& .fw-mark': {
    display: 'grid',
    placeContent: 'center',
    width: 16,
    height: 16,
    border: `1px solid ${vars(theme).palette.control}`,
    borderRadius: 4,
    backgroundColor: vars(theme).palette.background.paper,
  },
  '&:hover .fw-mark': { borderColor: vars(theme).palette.primary.main },
  '&.Mui-checked .fw-mark, &.MuiCheckbox-indeterminate .fw-mark': {
    borderColor: vars(theme).palette.primary.main,
    backgroundColor: vars(theme).palette.primary.main,
  },
  '&.Mui-disabled .fw-mark': { borderColor: vars(theme).palette.divider, backgroundColor: vars(theme).palette.background.sunken },
  '&.Mui-focusVisible .fw-mark': { outline: `2px solid ${vars(theme).palette.primary.main}`, outlineOffset: 2 },
})
const onMark = (theme: Theme) => vars(theme).palette.primary.contrastText

export const controlStyles: Components<Theme> = {
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
          borderColor: vars(theme).palette.text.primary,
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 2, borderColor: vars(theme).palette.primary.main },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: vars(theme).palette.error.main },
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
        '& .MuiOutlinedInput-root.MuiInputBase-sizeSmall': {
          padding: '2px 30px 2px 2px',
          minHeight: SIZE.control,
          [touch]: { minHeight: SIZE.controlTouch },
        },
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
  MuiFormControlLabel: { styleOverrides: { root: { marginLeft: -8, marginRight: 20 }, label: { fontSize: 14 } } },
  MuiCheckbox: {
    defaultProps: {
      icon: <span className="fw-mark" />,
      checkedIcon: <span className="fw-mark" />,
      indeterminateIcon: <span className="fw-mark" />,
    },
    styleOverrides: {
      root: ({ theme }) => ({
        ...mark(theme),
        '&.Mui-checked .fw-mark::before': {
          content: '""',
          width: 9,
          height: 5,
          marginTop: -2,
          border: `solid ${onMark(theme)}`,
          borderWidth: '0 0 2px 2px',
          transform: 'rotate(-45deg)',
        },
        '&.MuiCheckbox-indeterminate .fw-mark::before': { content: '""', width: 8, height: 2, backgroundColor: onMark(theme) },
        '&.Mui-disabled .fw-mark::before': { borderColor: vars(theme).palette.text.secondary },
      }),
    },
  },
  MuiRadio: {
    defaultProps: { icon: <span className="fw-mark" />, checkedIcon: <span className="fw-mark" /> },
    styleOverrides: {
      root: ({ theme }) => {
        const { '& .fw-mark': square, ...states } = mark(theme)
        return {
          ...states,
          '& .fw-mark': { ...square, borderRadius: '50%' },
          '&.Mui-checked .fw-mark::before': { content: '""', width: 6, height: 6, borderRadius: '50%', backgroundColor: onMark(theme) },
          '&.Mui-disabled .fw-mark::before': { backgroundColor: vars(theme).palette.text.secondary },
        }
      },
    },
  },
  MuiTabs: { styleOverrides: { root: { minHeight: SIZE.control }, indicator: { height: 2 } } },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: SIZE.control,
        minWidth: 0,
        padding: '0 4px',
        marginRight: 16,
        fontSize: 14,
        [touch]: { minHeight: SIZE.controlTouch },
        '&:hover': { color: vars(theme).palette.text.primary },
        '&.Mui-selected': { color: vars(theme).palette.text.primary, fontWeight: 600 },
      }),
    },
  },
}
