import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { journeyApi } from '#lib/api/journey.ts'
import { deviceZone } from '#lib/device-zone.ts'
import { journeySettingsQuery, keepSettings } from './journey.queries.ts'

/** Until a member chooses a zone, the account's zone goes where their device goes. */
export function useDeviceZone(): void {
  const { data: settings } = useQuery(journeySettingsQuery)
  const zone = deviceZone()
  const hasMoved = settings?.zoneFollowsDevice === true && zone !== undefined && settings.zone !== zone
  useEffect(() => {
    if (!hasMoved || !zone) return
    // A failure is no loss: each session carries its own zone, and the next visit tries again.
    journeyApi.changeSettings({ body: { zone, zoneFollowsDevice: true } }).then(keepSettings, () => undefined)
  }, [hasMoved, zone])
}
