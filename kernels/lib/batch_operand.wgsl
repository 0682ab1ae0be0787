// One of a problem's matrices: 0 A: m x n, 1 B: n x nrhs, 2 C: n x n. Uses lib/batch_problem.
struct Operand {
  place: Place,
  rows: u32,
  cols: u32,
}

fn operand(a: Problem, which: u32) -> Operand {
  if (which == 0u) {
    return Operand(a.A, a.m, a.n);
  }
  if (which == 1u) {
    return Operand(a.B, a.n, a.nrhs);
  }
  return Operand(a.C, a.n, a.n);
}
