/** Texts of the rich text editor: the interface and both languages. */

/** Texts of the rich text editor. */
export interface RichTextMessages {
  readonly richText: {
    readonly toolbar: string
    readonly bold: string
    readonly italic: string
    readonly underline: string
    readonly strike: string
    readonly style: string
    readonly paragraph: string
    readonly heading: (level: number) => string
    readonly bulletList: string
    readonly orderedList: string
    readonly quote: string
    readonly code: string
    readonly link: string
    readonly undo: string
    readonly redo: string
    readonly clear: string
    readonly linkAddress: string
    readonly linkPlaceholder: string
    readonly applyLink: string
    readonly removeLink: string
    readonly cancelLink: string
    readonly unsafeLink: string
    readonly loadFailed: string
  }
}

export const chineseRichText: RichTextMessages = {
  richText: {
    toolbar: '文字格式',
    bold: '加粗',
    italic: '斜体',
    underline: '下划线',
    strike: '删除线',
    style: '段落样式',
    paragraph: '正文',
    heading: (level) => `标题 ${level}`,
    bulletList: '无序列表',
    orderedList: '有序列表',
    quote: '引用',
    code: '代码块',
    link: '链接',
    undo: '撤销',
    redo: '重做',
    clear: '清除格式',
    linkAddress: '链接地址',
    linkPlaceholder: 'https://',
    applyLink: '应用',
    removeLink: '移除链接',
    cancelLink: '取消',
    unsafeLink: '只能链接到网页、邮箱或电话',
    loadFailed: '编辑器加载失败',
  },
}

export const englishRichText: RichTextMessages = {
  richText: {
    toolbar: 'Text formatting',
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underline',
    strike: 'Strikethrough',
    style: 'Paragraph style',
    paragraph: 'Text',
    heading: (level) => `Heading ${level}`,
    bulletList: 'Bulleted list',
    orderedList: 'Numbered list',
    quote: 'Quote',
    code: 'Code block',
    link: 'Link',
    undo: 'Undo',
    redo: 'Redo',
    clear: 'Clear formatting',
    linkAddress: 'Link address',
    linkPlaceholder: 'https://',
    applyLink: 'Apply',
    removeLink: 'Remove link',
    cancelLink: 'Cancel',
    unsafeLink: 'A link leads to a web page, a mail address or a telephone number',
    loadFailed: 'The editor could not be loaded',
  },
}
