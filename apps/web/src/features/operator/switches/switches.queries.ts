import { account, operator, type SwitchName } from '@sadhana/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { queryClient } from '#lib/query/query-client.ts'
import { auditQuery, operatorApi } from '../shared/operator.queries.ts'

export const switchesQuery = queryOptions({
  queryKey: [operator.switches.path],
  queryFn: () => operatorApi.switches(),
  staleTime: 0,
})

type Change = { name: SwitchName; isOn: boolean }
type Outcome = { onDone: () => void; onRefused: (error: Error) => void }

export const useSetSwitch = ({ name, isOn }: Change, { onDone, onRefused }: Outcome) =>
  useMutation({
    mutationFn: ({ reason }: { reason: string }) => operatorApi.setSwitch({ params: { name }, body: { isOn, reason } }),
    onSuccess: onDone,
    onError: onRefused,
    onSettled: () =>
      Promise.all(
        [switchesQuery.queryKey, auditQuery().queryKey, [account.me.path]].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
