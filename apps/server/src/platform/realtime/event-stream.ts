import type { ServerResponse } from 'node:http'
import type { Member } from '#platform/caller.ts'
import {
  byeFrame,
  frameOf,
  heartbeatFrame,
  helloFrame,
  judgeMissed,
  type MemberEvent,
  resyncFrame,
} from './event-frames.rules.ts'
import type { Announced } from './announcements.ts'

type ListEvents = (userId: string, after: number) => Promise<{ last: number; events: MemberEvent[] }>

/** A page that reads slower than it's written to is disconnected, and continues where it was. */
const maxUnreadBytes = 64 * 1024

/**
 * One open page of a member, or the tabs that share one. Events are written in order, each once: if the announced one
 * is the next, as it is; otherwise all that are missing are read first.
 */
export class EventStream {
  readonly member: Member
  readonly address: string
  readonly #response: ServerResponse
  readonly #listEvents: ListEvents
  #sent = 0
  #known = 0
  #isReading = true

  constructor(response: ServerResponse, who: { member: Member; address: string }, listEvents: ListEvents) {
    this.#response = response
    this.member = who.member
    this.address = who.address
    this.#listEvents = listEvents
  }

  /** Sends what was missed, or says from which number on the page is informed. */
  async start(after: number | undefined): Promise<void> {
    const missed = await this.#listEvents(this.member.id, after ?? Number.MAX_SAFE_INTEGER)
    if (after === undefined) this.#write(helloFrame(missed.last), missed.last)
    else this.#writeMissed(after, missed)
    await this.#readOn()
  }

  tell({ seq, kind, data }: Announced): void {
    this.#known = Math.max(this.#known, seq)
    if (this.#isReading || seq <= this.#sent) return
    if (seq === this.#sent + 1 && kind !== undefined) this.#write(frameOf({ seq, kind, data }), seq)
    else {
      this.#isReading = true
      this.#readOn().catch(() => this.destroy())
    }
  }

  beat(): void {
    this.#write(heartbeatFrame)
  }

  /** Ends the stream and asks the page to come back later. */
  end(afterMs: number): void {
    if (!this.#response.destroyed) this.#response.end(byeFrame(afterMs))
  }

  destroy(): void {
    this.#response.destroy()
  }

  /** Reads until nothing is known that wasn't sent. */
  async #readOn(): Promise<void> {
    while (this.#known > this.#sent && !this.#response.destroyed) {
      // Only what is told while reading can be newer than what is read.
      this.#known = 0
      this.#writeMissed(this.#sent, await this.#listEvents(this.member.id, this.#sent))
    }
    this.#isReading = false
  }

  #writeMissed(after: number, page: { last: number; events: MemberEvent[] }): void {
    const missed = judgeMissed(after, page)
    const frames = missed.is === 'replay' ? missed.events.map(frameOf).join('') : resyncFrame(missed.seq)
    this.#write(frames || heartbeatFrame, page.last)
  }

  #write(frames: string, sent = this.#sent): void {
    this.#sent = sent
    this.#known = Math.max(this.#known, sent)
    if (this.#response.destroyed || this.#response.writableEnded) return
    // Looked at before writing: what was sent again at once may be long, however fast the reader is.
    if (this.#response.writableLength > maxUnreadBytes) this.destroy()
    else this.#response.write(frames)
  }
}
