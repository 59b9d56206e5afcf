import { useEffect, useSyncExternalStore } from 'react'
import { language } from '#intl/language.ts'

const synthesis = (): SpeechSynthesis | undefined => globalThis.speechSynthesis

/**
 * The device's own voices for this language; others would send the text to a server. React needs the same array each
 * time, so the last one is cached.
 */
let cachedVoices: readonly SpeechSynthesisVoice[] = []
function ownVoices(): readonly SpeechSynthesisVoice[] {
  const voices = (synthesis()?.getVoices() ?? []).filter(
    ({ localService, lang }) => localService && lang.toLowerCase().split(/[-_]/)[0] === language,
  )
  const isSame =
    voices.length === cachedVoices.length && voices.every(({ name }, index) => name === cachedVoices[index]?.name)
  if (!isSame) cachedVoices = voices
  return cachedVoices
}

function onVoices(listener: () => void) {
  synthesis()?.addEventListener('voiceschanged', listener)
  return () => synthesis()?.removeEventListener('voiceschanged', listener)
}

/** Browsers load the voices some time after the page. */
export const useOwnVoices = () => useSyncExternalStore(onVoices, ownVoices)

type SpeechOptions = { words: string | undefined; isOn: boolean; voice: string | null; pace: number }

/** Reads each new line aloud. Stops when there are no words, as in a pause or at the end. */
export function useSpeech({ words, isOn, voice, pace }: SpeechOptions) {
  const voices = useOwnVoices()
  const speaker = voices.find(({ name }) => name === voice) ?? voices[0]
  useEffect(() => {
    const speech = synthesis()
    if (!speech || !speaker || !isOn || !words) return
    const line = new SpeechSynthesisUtterance(words)
    line.voice = speaker
    line.lang = speaker.lang
    line.rate = pace
    speech.speak(line)
    return () => speech.cancel()
  }, [words, isOn, speaker, pace])
}
