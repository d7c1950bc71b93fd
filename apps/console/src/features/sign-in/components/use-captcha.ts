/** The verification code's picture: fetched when needed, fresh after each try, because a code is good for one. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { isAborted } from '../../../shared/http/api-error'
import { useLocale } from '../../../shared/i18n/use-locale'
import { loadSite } from '../../../shared/session/site'
import { showError } from '../../../shared/ui/feedback/toast-store'
import { type Captcha, type CaptchaKind, fetchCaptcha } from '../api/sign-in'

export interface CaptchaState {
  readonly captcha: Captcha | null
  readonly hasFailed: boolean
  readonly refresh: () => void
  /** A picture, or a question for people who cannot see it. */
  readonly kind: CaptchaKind
  readonly changeKind: () => void
}

export function useCaptcha(isNeeded: boolean): CaptchaState {
  const [captcha, setCaptcha] = useState<Captcha | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [kind, setKind] = useState<CaptchaKind>('image')
  const locale = useLocale()
  const load = useCallback(
    (signal: AbortSignal) =>
      fetchCaptcha(kind, signal).then(
        (fresh) => {
          setCaptcha(fresh)
          setFailed(false)
        },
        (error: unknown) => {
          if (isAborted(error)) return
          setCaptcha(null)
          setFailed(true)
          showError(error)
        },
      ),
    [kind],
  )
  useEffect(() => {
    if (!isNeeded) return undefined
    const controller = new AbortController()
    void load(controller.signal)
    return () => controller.abort()
  }, [isNeeded, load])
  const refresh = useCallback(() => {
    // Whether a code is required could not be read either, and may be known by now.
    if (hasFailed) void loadSite()
    void load(new AbortController().signal)
  }, [hasFailed, load])
  const asked = useRef(locale)
  useEffect(() => {
    if (asked.current === locale) return
    asked.current = locale
    // A question is asked in the language of the page.
    if (isNeeded && kind === 'question') refresh()
  }, [isNeeded, kind, locale, refresh])
  const changeKind = () => {
    setCaptcha(null)
    setKind(kind === 'image' ? 'question' : 'image')
  }
  return { captcha, hasFailed, kind, changeKind, refresh }
}
