import { type Calendar, dayEnd, isKnownZone, journey, localMoment, todayOf } from '@sadhana/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { callsOf } from '#lib/api/calls.ts'
import { deviceZone } from './device-zone.ts'
import { queryClient } from '#lib/query/query-client.ts'

const journeyApi = callsOf(journey)

export const journeySettingsQuery = queryOptions({
  queryKey: [journey.settings.path],
  queryFn: () => journeyApi.settings(),
})

const minuteMs = 60_000

/** The member's zone and day end; until they are known, those of a new member on this device. */
export function memberCalendar(): Calendar {
  const settings = queryClient.getQueryData(journeySettingsQuery.queryKey)
  const zone = settings && isKnownZone(settings.zone) ? settings.zone : (deviceZone() ?? 'UTC')
  return { zone, dayEndsAt: settings?.dayEndsAt ?? dayEnd.default }
}

/**
 * Now by the server's clock, or a little before it, because the reply took time. So a day that starts on a screen has
 * already started on the server, whatever this device's clock says.
 */
export function serverNow(): Date {
  const { data, dataUpdatedAt = 0 } = queryClient.getQueryState(journeySettingsQuery.queryKey) ?? {}
  const aheadMs = data ? Date.parse(data.now) - dataUpdatedAt : 0
  return new Date(Date.now() + aheadMs)
}

/** The date and time on the member's own clock and calendar. */
export const memberMoment = () => localMoment(serverNow(), memberCalendar().zone)

const today = () => todayOf({ now: serverNow(), ...memberCalendar() })

/** Days and clock changes start on whole minutes. Timers sleep with the device, so we also look when it wakes. */
function eachMinute(listener: () => void) {
  let timer: ReturnType<typeof setTimeout>
  const schedule = () => {
    timer = setTimeout(
      () => {
        schedule()
        listener()
      },
      minuteMs - (serverNow().getTime() % minuteMs),
    )
  }
  schedule()
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

function useByMinute<Value extends string | number>(read: () => Value): Value {
  useQuery(journeySettingsQuery)
  return useSyncExternalStore(eachMinute, read)
}

/** The member's practice day, as the server has it; it moves to the next day by itself. */
export const useToday = (): string => useByMinute(today)

/** The date on the member's calendar: after midnight and before the day end, one later than their practice day. */
export const useMemberDate = (): string => useByMinute(() => memberMoment().date)

export const useMemberHour = (): number => useByMinute(() => Number(memberMoment().time.slice(0, 2)))

/** Refetches everything, because most of it is counted by days. */
export const refetchForNewDay = (): void => void queryClient.invalidateQueries()

/** When a day starts while a page is open, everything counted by days is loaded again. */
export function useDayChange(): void {
  const { data: settings } = useQuery(journeySettingsQuery)
  const current = useToday()
  const dayOfAnswer = settings?.today
  useEffect(() => {
    if (!dayOfAnswer || dayOfAnswer === current) return
    void queryClient.invalidateQueries({ queryKey: journeySettingsQuery.queryKey })
    refetchForNewDay()
  }, [dayOfAnswer, current])
}
