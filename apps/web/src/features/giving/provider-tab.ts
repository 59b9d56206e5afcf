import { givingText } from './giving.text.ts'

export type ProviderTab = ReturnType<typeof openProviderTab>

/**
 * Opened during the tap, because browsers block tabs that open later. The provider's page is loaded into it once the
 * server has sent its address. If no tab can be opened, the page replaces this one.
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
      // The provider's page must not have access to ours.
      tab.opener = null
      tab.location.replace(address)
    },
    close: (): void => tab?.close(),
  }
}
