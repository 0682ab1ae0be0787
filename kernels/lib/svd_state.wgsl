// What is known of a problem of a batch of singular value decompositions, one word each: how many of its singular values are not zero, and
// whether something was wrong.
const COUNTED: u32 = 0xffffu;
const NOT_FINITE: u32 = 0x10000u;
const NOT_CONVERGED: u32 = 0x20000u;
const FAILED: u32 = NOT_FINITE + NOT_CONVERGED;

// Columns of the left factor: 0 none, 1 one for each value that is wanted, 2 as many as it has rows.
fn columnsOf(job: u32, rows: u32, values: u32) -> u32 {
  return select(select(0u, values, job == 1u), rows, job == 2u);
}
