  // Behind all exchanges: branches that lanes take apart must not come before one.
  // @when NONFINITE
  if (live & (lane == 0u)) {
    nonfinite[p.offNonfinite + own.q] = select(0, 1, wild);
  }
  // @end
  // @when REPORTS
  if (live & (lane == 0u)) {
    info[p.offInfo + own.q] = select(i32(failure), -1, own.outside);
  }
  // @end
