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

/** The member's zone and day end. Until they have loaded, those of a new member on this device. */
export function memberCalendar(): Calendar {
  const settings = queryClient.getQueryData(journeySettingsQuery.queryKey)
  const zone = settings && isKnownZone(settings.zone) ? settings.zone : (deviceZone() ?? 'UTC')
  return { zone, dayEndsAt: settings?.dayEndsAt ?? dayEnd.default }
}

/**
 * The time on the server's clock, or slightly earlier, because the reply took time. So a day that starts on a screen
 * has already started on the server, whatever this device's clock says.
 */
export function serverNow(): Date {
  const { data, dataUpdatedAt = 0 } = queryClient.getQueryState(journeySettingsQuery.queryKey) ?? {}
  const aheadMs = data ? Date.parse(data.now) - dataUpdatedAt : 0
  return new Date(Date.now() + aheadMs)
}

/** The date and time on the member's own clock and calendar. */
export const memberMoment = (at: Date = serverNow()) => localMoment(at, memberCalendar().zone)

const today = () => todayOf({ now: serverNow(), ...memberCalendar() })

/** Days and clock changes start on whole minutes. Timers sleep with the device, so we also check when it wakes. */
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

/** The member's practice day, as the server has it. It changes to the next day by itself. */
export const useToday = (): string => useByMinute(today)

/** The date on the member's calendar. Between midnight and the day end, it is one later than their practice day. */
export const useMemberDate = (): string => useByMinute(() => memberMoment().date)

export const useMemberHour = (): number => useByMinute(() => Number(memberMoment().time.slice(0, 2)))

/** Loads everything again, because most data depends on the day. */
export const refetchForNewDay = (): void => void queryClient.invalidateQueries()

/** When a day starts while a page is open, all data that depends on the day is loaded again. */
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
