// Up to where singular values of a problem count as zero: p.rcond times the largest one, with p.byExtent times the larger extent too; and
// whether one, of at least zero, is beyond it. Zero never is, whatever rcond.
fn threshold(a: Problem, largest: R) -> R {
  return largest * p.rcond * R(select(1u, max(a.m, a.n), p.byExtent == 1u));
}

fn counts(value: R, least: R) -> bool {
  return (value > least) & (value > 0.0);
}
