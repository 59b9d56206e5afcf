import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { itemsOf } from '#lib/api/pages.rules.ts'
import { QueryView } from '#lib/query/query-view.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { Dialog, DialogBody } from '#ui/overlay/dialog.tsx'
import { ShowMore } from '#ui/status/show-more.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { partnersQuery } from './message.queries.ts'
import { messageText as text } from './message.text.ts'

export function NewMessageDialog({ onClose }: { onClose: () => void }) {
  const partners = useInfiniteQuery(partnersQuery)
  return (
    <Dialog open onOpenChange={onClose} title={text.newTitle} description={text.newText}>
      <DialogBody>
        <QueryView query={partners} skeleton={<SkeletonRows count={3} />} failed={text.partnersFailed}>
          {(data) =>
            itemsOf(data).length === 0 ? (
              <p className="text-muted">{text.noPartners}</p>
            ) : (
              <>
                <ul className="messages-rows">
                  {itemsOf(data).map((person) => (
                    <li key={person.id}>
                      <Link className="messages-row" to={`/messages/${person.id}`} onClick={onClose}>
                        <Avatar name={person.displayName} tintFor={person.id} imageUrl={person.profileImage} />
                        <span className="messages-row-text">
                          <strong>{person.displayName}</strong>
                          <span className="messages-row-latest">@{person.username}</span>
                        </span>
                      </Link>
                    </li>
                  ))}
                </ul>
                <ShowMore query={partners} centred />
              </>
            )
          }
        </QueryView>
      </DialogBody>
    </Dialog>
  )
}
