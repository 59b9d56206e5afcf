import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { deviceZone } from '#lib/time/device-zone.ts'
import { journeySettingsQuery } from '#lib/time/today.ts'
import { useDeviceZoneChange } from './shared/journey.queries.ts'

/** Until a member chooses a zone, their account's zone follows their device. */
export function useDeviceZone(): void {
  const { data: settings } = useQuery(journeySettingsQuery)
  const { mutate: change } = useDeviceZoneChange()
  const zone = deviceZone()
  const hasMoved = settings?.zoneFollowsDevice === true && zone !== undefined && settings.zone !== zone
  useEffect(() => {
    if (hasMoved && zone) change(zone)
  }, [change, hasMoved, zone])
}
