/** Texts of the upload fields: the interface and both languages. */
import type { UploadProblem } from '../uploads/upload-problem'

/** Texts of uploads. Functions receive what they name. */
export interface UploadMessages {
  readonly addFiles: string
  readonly addPictures: string
  readonly dropHint: string
  readonly dropHere: string
  /** Spec 5 and 8: more files than the limit. */
  readonly tooManyFiles: (most: number) => string
  readonly leftOutFiles: (count: number) => string
  readonly uploadProgress: (name: string) => string
  readonly uploadDone: (name: string) => string
  readonly cancelUpload: (name: string) => string
  readonly retryUpload: (name: string) => string
  readonly removeFile: (name: string) => string
  readonly confirmRemoval: (name: string) => string
  readonly remove: string
  readonly keep: string
  readonly fewestPictures: (count: number) => string
  /** What a picture is called: counted from 1. */
  readonly pictureNumber: (position: number) => string
  readonly viewPicture: (name: string) => string
  readonly replacePicture: (name: string) => string
  readonly pictureBroken: string
  readonly picturePosition: (position: number, count: number) => string
  readonly previousPicture: string
  readonly nextPicture: string
  readonly openOriginal: string
  readonly closeViewer: string
  /** Why a file did not arrive. `{detail}` is what was found. */
  readonly uploadProblems: { readonly [Code in UploadProblem['code']]: string }
  /** A problem of one file. */
  readonly fileProblem: (name: string, reason: string) => string
}

export const chineseUploads: UploadMessages = {
  addFiles: '选择文件',
  addPictures: '添加图片',
  dropHint: '也可拖入或粘贴',
  dropHere: '松开即可上传',
  tooManyFiles: (most) => `最多上传 ${most} 个文件`,
  leftOutFiles: (count) => `其余 ${count} 个未添加`,
  uploadProgress: (name) => `${name} 上传进度`,
  uploadDone: (name) => `${name} 已上传`,
  cancelUpload: (name) => `取消上传 ${name}`,
  retryUpload: (name) => `重新上传 ${name}`,
  removeFile: (name) => `移除 ${name}`,
  confirmRemoval: (name) => `移除「${name}」？`,
  remove: '移除',
  keep: '保留',
  fewestPictures: (count) => `至少 ${count} 张图片`,
  pictureNumber: (position) => `图片 ${position}`,
  viewPicture: (name) => `查看 ${name}`,
  replacePicture: (name) => `更换 ${name}`,
  pictureBroken: '图片无法显示',
  picturePosition: (position, count) => `${position} / ${count}`,
  previousPicture: '上一张',
  nextPicture: '下一张',
  openOriginal: '打开原图',
  closeViewer: '关闭',
  uploadProblems: {
    target: '此处无法上传文件',
    token: '没有取得上传凭证',
    address: '上传地址「{detail}」无效',
    domain: '存储域名「{detail}」无效',
    header: '请求头「{detail}」不允许设置',
    empty: '文件为空',
    unreadable: '文件无法读取',
    picture: '不是图片文件',
    network: '无法连接到服务器',
    status: '服务器返回 {detail}',
    refused: '{detail}',
    answer: '服务器没有返回文件地址',
    unsafe: '服务器返回的地址不安全',
    failed: '上传失败',
  },
  fileProblem: (name, reason) => `${name}：${reason}`,
}

export const englishUploads: UploadMessages = {
  addFiles: 'Choose files',
  addPictures: 'Add pictures',
  dropHint: 'or drop or paste them here',
  dropHere: 'Drop to upload',
  tooManyFiles: (most) => (most === 1 ? 'At most 1 file is allowed' : `At most ${most} files are allowed`),
  leftOutFiles: (count) => (count === 1 ? '1 was not added' : `${count} were not added`),
  uploadProgress: (name) => `Progress of ${name}`,
  uploadDone: (name) => `${name} uploaded`,
  cancelUpload: (name) => `Cancel the upload of ${name}`,
  retryUpload: (name) => `Upload ${name} again`,
  removeFile: (name) => `Remove ${name}`,
  confirmRemoval: (name) => `Remove “${name}”?`,
  remove: 'Remove',
  keep: 'Keep',
  fewestPictures: (count) => (count === 1 ? 'At least 1 picture' : `At least ${count} pictures`),
  pictureNumber: (position) => `Picture ${position}`,
  viewPicture: (name) => `View ${name}`,
  replacePicture: (name) => `Replace ${name}`,
  pictureBroken: 'Picture cannot be shown',
  picturePosition: (position, count) => `${position} / ${count}`,
  previousPicture: 'Previous',
  nextPicture: 'Next',
  openOriginal: 'Open original',
  closeViewer: 'Close',
  uploadProblems: {
    target: 'Files cannot be added here',
    token: 'no upload token was given',
    address: 'the upload address “{detail}” is not valid',
    domain: 'the storage domain “{detail}” is not valid',
    header: 'the header “{detail}” may not be set',
    empty: 'the file is empty',
    unreadable: 'the file cannot be read',
    picture: 'is not a picture',
    network: 'the server cannot be reached',
    status: 'the server answered {detail}',
    refused: '{detail}',
    answer: 'the server gave no address for the file',
    unsafe: 'the server gave an address that is not safe',
    failed: 'the upload failed',
  },
  fileProblem: (name, reason) => `${name}: ${reason}`,
}

/** A problem as a sentence for the person who fills the form. */
export function explainUpload(problem: UploadProblem, messages: UploadMessages): string {
  const text = messages.uploadProblems[problem.code]
  // By a function: a `$` in a server's words has no meaning.
  return 'detail' in problem ? text.replace('{detail}', () => problem.detail) : text
}
