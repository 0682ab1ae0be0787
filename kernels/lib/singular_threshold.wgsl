// Up to where singular values of a problem count as zero, p.rcond times the largest one, or with a negative p.rcond p.eps times the larger
// extent; and whether one, of at least zero, is beyond it. Zero never is, whatever rcond.
fn threshold(a: Problem, largest: R) -> R {
  return largest * select(p.rcond, p.eps * R(max(a.m, a.n)), p.rcond < 0.0);
}

fn counts(value: R, least: R) -> bool {
  return (value > least) & (value > 0.0);
}
