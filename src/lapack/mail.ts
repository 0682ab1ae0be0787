// Workgroups that wait for each other, as the host sees them: what they send each other goes through memory that is zero where nothing has
// come. See docs/adr/0036.

/** Words in front of the letters: whether somebody has waited in vain. */
export const HEAD = 4;
/** Looks for a letter before a workgroup gives up: some 20 ms. */
export const PATIENCE = 65536;

/** How a workgroup's threads are numbered. */
export interface Threads {
  /** Threads of every subgroup; 0: without subgroups. */
  readonly LANES: number;
  readonly ROWS: number;
  readonly LINES: number;
}

export const threads = (LANES: number, LINES: number): Threads => ({ LANES, ROWS: LANES === 0 ? 32 : LANES, LINES });
