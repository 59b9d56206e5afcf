import { givingText } from './giving.text.ts'

export type ProviderTab = ReturnType<typeof openProviderTab>

/**
 * Opened on the tap, because browsers block what opens later; the provider's page is loaded into it once the server
 * has named it. Where no tab may open, it takes this one's place.
 */
export function openProviderTab() {
  const tab = window.open('', '_blank')
  if (tab) {
    tab.document.title = givingText.opening
    tab.document.body.textContent = givingText.opening
  }
  return {
    show: (address: string): void => {
      if (!tab || tab.closed) return window.location.assign(address)
      // The provider's page has no business with ours.
      tab.opener = null
      tab.location.replace(address)
    },
    close: (): void => tab?.close(),
  }
}
