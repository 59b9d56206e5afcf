import {
  type ApiError,
  failedWith,
  moveRoutes,
  type DepartureRequest,
  type Move,
  type OwnerProof,
} from '@sadhana/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { callsOf } from '#lib/api/calls.ts'
import { newDeviceId } from '#lib/api/device-id.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { movesText as text } from './moves.text.ts'

const movesApi = callsOf(moveRoutes)
const pollMs = 1_500

export const movesQuery = queryOptions({
  queryKey: [moveRoutes.moves.path],
  queryFn: () => movesApi.moves(),
  staleTime: 0,
  refetchInterval: ({ state }) => state.data?.here?.state === 'fetching' && pollMs,
})

export const departurePreviewQuery = queryOptions({
  queryKey: [moveRoutes.departurePreview.path],
  queryFn: () => movesApi.departurePreview(),
  staleTime: 0,
})

const refresh = () => queryClient.invalidateQueries(movesQuery)

/** Opens the other installation, which sends the member back to this page. */
export const useStartMove = () =>
  useMutation({
    mutationFn: (address: string) => movesApi.startMove({ body: { id: newDeviceId(), address } }),
    onSuccess: ({ url }) => location.assign(url),
  })

export type MoveAnswer = { state: string; code: string; issuer: string }

export const useAnswerMove = () =>
  useMutation({
    mutationFn: (answer: MoveAnswer) => movesApi.answerMove({ body: answer }),
    onSuccess: (move: Move) =>
      void queryClient.setQueryData(movesQuery.queryKey, (moves) => ({ away: moves?.away ?? null, here: move })),
  })

export const useCancelMove = () =>
  useMutation({
    mutationFn: (id: string) => movesApi.cancelMove({ params: { id } }),
    onError: (error) => failureToast(error, { title: text.here.stopFailed }),
    onSettled: refresh,
  })

export const useEndDeparture = () =>
  useMutation({
    mutationFn: (id: string) => movesApi.endDeparture({ params: { id } }),
    onError: (error) => failureToast(error, { title: text.away.endFailed }),
    onSettled: refresh,
  })

const approval = moveRoutes.approveDeparture
const isProofWrong = (error: unknown): error is ApiError =>
  failedWith(approval, error, 'account.password_wrong') || failedWith(approval, error, 'security.code_invalid')

/** The address holds a code, so it is opened at once and kept nowhere. */
export const useApproveDeparture = (onProofNeeded: () => void) =>
  useMutation({
    mutationFn: (body: DepartureRequest & OwnerProof) => movesApi.approveDeparture({ body }),
    gcTime: 0,
    onSuccess: ({ url }) => location.replace(url),
    onError: (error) => {
      if (failedWith(approval, error, 'security.password_needed')) onProofNeeded()
      else if (!isProofWrong(error)) failureToast(error, { title: text.leave.failed })
    },
  })
