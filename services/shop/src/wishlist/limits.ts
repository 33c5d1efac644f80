/** Entries of a list: more than a person looks through. */
export const maxEntries = 500;
/** Entries on a page of a list: what a server renders within its time. */
export const entriesOnPage = 25;
/** Lists that a customer is on, own ones included. */
export const maxLists = 50;
/** People on a list beside its creator. */
export const maxMembers = 100;
/** Comments on an entry. */
export const maxComments = 200;
/** Characters of a name. */
export const maxName = 80;
/** Characters of a description. */
export const maxDescription = 500;
/** Characters of a comment. */
export const maxComment = 1_000;
/** Products that hearts are requested for in one call. */
export const maxMarks = 200;

const day = 86_400_000;
/** Days after that of its making on which a link runs when nothing else is requested, and at most (C-107). */
export const inviteDays = { usual: 30, most: 366 } as const;
/** How long what was removed can be restored by its id, in milliseconds. */
export const restoreTime = day;
/** How long a page offers to restore it, in milliseconds. */
export const removedShownTime = 3_600_000;
