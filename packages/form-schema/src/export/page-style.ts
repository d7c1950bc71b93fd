/** Style of the sample page. Constant text: nothing of a form is ever put into it. */

const COLUMNS = Array.from({ length: 24 }, (_, index) => `.span-${index + 1}{grid-column:span ${index + 1}}`).join('')

export const PAGE_STYLE = `
:root{color-scheme:light dark;font:14px/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif}
main{max-width:760px;margin:40px auto;padding:0 16px}
h1{font-size:20px;font-weight:600}
.widget{margin-bottom:16px}.widget>label,legend{display:block;margin-bottom:4px;padding:0}
.grid{display:grid;grid-template-columns:repeat(24,1fr);column-gap:16px}${COLUMNS}
@media (max-width:600px){.column{grid-column:1/-1}}
input:not([type=checkbox],[type=radio],[type=range],[type=file]),textarea,select{box-sizing:border-box;width:100%;min-height:32px;padding:4px 8px;border:1px solid #8c8c8c;border-radius:6px;font:inherit}
input[type=range]{width:100%}
fieldset{margin:0;padding:0;border:0;min-width:0}fieldset.inline label{display:inline-block;margin-inline-end:16px}fieldset.stacked label{display:block}
fieldset.pair>div{display:grid;grid-template-columns:1fr 1fr;gap:8px}
.row{margin-bottom:8px;padding:12px 12px 0;border:1px solid #8c8c8c;border-radius:6px}.row>button{margin-bottom:12px}
.required{color:#d92d20}.widget:not([data-required])>label>.required,.widget:not([data-required])>fieldset>legend>.required{display:none}
.caption,small{color:#737373}.divider{text-align:center}hr{border:0;border-top:1px solid #d9d9d9}
.unknown{padding:8px;border:1px dashed #8c8c8c;border-radius:6px}
.buttons{display:flex;gap:8px}button{min-height:32px;padding:0 16px;border:1px solid #8c8c8c;border-radius:6px;font:inherit;cursor:pointer}
pre{white-space:pre-wrap;overflow-wrap:anywhere}[hidden]{display:none}
`
