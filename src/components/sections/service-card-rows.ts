/** How service cards fill their rows: no row holds a single card, or a hole. */

/** Whether a desk shows three in a row: the lead beside four, or six. All other numbers stand in two. */
export const standsInThrees = (count: number): boolean => count === 5 || count === 6;

/** Of an odd number the first leads: a row of its own, or beside four the height of their two rows. */
export const isLead = (position: number, count: number): boolean => position === 0 && count % 2 === 1;
