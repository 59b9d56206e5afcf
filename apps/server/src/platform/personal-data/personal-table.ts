import type { Tables } from '#platform/db/generated/tables.ts'

type Column<T extends keyof Tables> = keyof Tables[T] & string

/**
 * `cascade`: the row is deleted with the member's row in `users`, by foreign keys. `anonymise`: the row stays, and the
 * foreign key empties the column; `keepReason` says why it may stay. `deleteBy`: there is no foreign key, so erasing
 * the member also deletes the rows that have their email, its hash or their phone number in this column, or start with
 * their id.
 */
type Erasure = 'cascade' | 'anonymise' | { deleteBy: 'email' | 'email hash' | 'phone' | 'leading id' }

export type PersonalTable<T extends keyof Tables> = {
  /** The columns that identify a member, and what happens to them when that member is erased. */
  owners: Partial<Record<Column<T>, Erasure>>
  /**
   * Whose archive contains the row and which columns it leaves out, each with the reason. Or why no archive contains
   * it.
   */
  archive:
    | ({
        of: readonly Column<T>[]
        omit?: Partial<Record<Column<T>, string>>
        /** For an owner who may have deleted the row for themselves: the column that says so. */
        deletedBy?: Partial<Record<Column<T>, Column<T>>>
        /**
         * Fields that explain one of our ids on another server, each with the SQL that reads it for the row `archived`.
         */
        also?: Record<string, string>
      } & Restoring)
    | { none: string }
  keepReason?: string
}

/** Whether importing the archive restores the rows, or why they can only be read. */
type Restoring = { restored: true } | { notRestored: string }

/** A table that names no member. */
export type OtherTable = { impersonal: string }
