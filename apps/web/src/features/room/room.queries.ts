import { type NewRoom, type ReportKind, room, roomList, type RoomView } from '@sadhana/contract'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callsOf } from '#lib/api/calls.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { onEvent } from '#lib/realtime/on-event.ts'
import { serverOffset } from '#lib/realtime/server-clock.ts'
import { roomText as text } from './room.text.ts'

const roomApi = callsOf(room)
const roomListApi = callsOf(roomList)

export const roomsQuery = queryOptions({ queryKey: [roomList.list.path], queryFn: () => roomListApi.list() })

export const roomQuery = (id: string) =>
  queryOptions({ queryKey: [roomList.list.path, id], queryFn: () => roomApi.view({ params: { id } }), retry: false })

/** How far the server's clock is ahead. Measured once per page: a device's clock hardly moves within a sit. */
const offsetQuery = queryOptions({ queryKey: ['server-offset'], queryFn: serverOffset, staleTime: Infinity })

export const useServerOffset = (): number | undefined => useQuery(offsetQuery).data

/** Loads the room again whenever someone comes or leaves. */
export function useRoomNews(id: string): void {
  useEffect(
    () =>
      onEvent('room.changed', (news) => {
        if (news === null || news.roomId === id) void queryClient.invalidateQueries(roomQuery(id))
      }),
    [id],
  )
}

const show = (view: RoomView) => queryClient.setQueryData(roomQuery(view.roomId).queryKey, view)
const onError = (error: unknown) => failureToast(error, { title: text.room.actionFailed })
const listAgain = () => queryClient.invalidateQueries({ ...roomsQuery, exact: true })

export const useOpenRoom = () =>
  useMutation({
    mutationFn: (body: NewRoom) => roomApi.open({ body }),
    onSuccess: show,
    onError: (error) => failureToast(error, { title: text.own.failed }),
    onSettled: listAgain,
  })

export const useJoin = (id: string) =>
  useMutation({
    mutationFn: (body: { showName?: boolean }) => roomApi.join({ params: { id }, body }),
    onSuccess: show,
    onError,
    onSettled: listAgain,
  })

export const useLeave = (id: string) =>
  useMutation({
    mutationFn: () => roomApi.leave({ params: { id } }),
    onSettled: () => Promise.all([queryClient.invalidateQueries(roomQuery(id)), listAgain()]),
  })

export const useBegin = (id: string) =>
  useMutation({ mutationFn: () => roomApi.begin({ params: { id } }), onSuccess: show, onError })

export const useClose = (id: string) =>
  useMutation({ mutationFn: () => roomApi.close({ params: { id } }), onError, onSettled: listAgain })

export const useThank = (id: string) =>
  useMutation({ mutationFn: () => roomApi.thank({ params: { id } }), onSuccess: show, onError })

export const useRemove = (id: string) =>
  useMutation({
    mutationFn: (place: number) => roomApi.remove({ params: { id, place } }),
    onSuccess: show,
    onError,
  })

export const useBlockAt = (id: string) =>
  useMutation({
    mutationFn: (place: number) => roomApi.block({ params: { id, place } }),
    onError,
    onSettled: () => queryClient.invalidateQueries(roomQuery(id)),
  })

export const useReportAt = (id: string) =>
  useMutation({
    mutationFn: (report: { place: number; kind: ReportKind; reason: string }) =>
      roomApi.report({ params: { id }, body: report }),
    onError,
  })
