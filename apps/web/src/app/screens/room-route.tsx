import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { controllerOf, type Controller } from '#features/meditation/sit/controller.ts'
import { useStore } from '#features/meditation/shared/store.ts'
import { RoomScreen } from '#features/room/room-screen.tsx'
import { currentUserQuery } from '#lib/member/current-user.ts'

/** A room sits with the timer of the device, which rings its bells and saves the sit. */
export function RoomRoute() {
  const { id = '' } = useParams()
  const { data: user } = useQuery(currentUserQuery)
  return user ? <RoomOf id={id} controller={controllerOf(user.id)} /> : null
}

function RoomOf({ id, controller }: { id: string; controller: Controller }) {
  const { timer, beginTogether } = controller
  const { sit } = useStore(timer)
  return <RoomScreen id={id} timer={{ sit, begin: beginTogether, finish: () => void timer.finish() }} />
}
