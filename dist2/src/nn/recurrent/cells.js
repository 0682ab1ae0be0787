// How cells of LSTMs and GRUs are spread over workgroups.
/** Threads of a workgroup, and numbers that it works on, where a number is a thread's. */
export const CELL_THREADS = 128;
/** Sequences of a workgroup that makes a whole step. */
export const STEP_SEQS = 4;
/**
 * Up to so many sequences a step is one dispatch, in which every STEP_SEQS sequences read all of U; beyond, products read it for more of
 * them. To be measured on an H200.
 */
export const FEW_SEQS = 8;
