  // The end of syevj_columns, of which these are its variables: values in order, and their vectors.
  // Where the columns began.
  let label = select(column, N - 1u - column, reversed);
  let other = select(column + 1u, N - 2u - column, reversed);
  var rank = 0u;
  var otherRank = 0u;
  for (var j = 0u; j < n; j++) {
    let value = diagonal[slot * N + select(j, N - 1u - j, reversed)];
    rank += select(0u, 1u, (value < dx) | ((value == dx) & (j < label)));
    otherRank += select(0u, 1u, (value < dy) | ((value == dy) & (j < other)));
  }
  // What is not finite is zero here, so that its ranks are its labels.
  if ((part == 0u) & (label < n)) {
    let value = select(plain(scaledOne(dx, -shift)), filling, fills);
    // @when W_APART
    W[own.piv + rank] = value;
    // @end
    // @when W_IN_A
    A[own.piv + rank] = value;
    // @end
  }
  if ((part == 0u) & (other < n)) {
    let value = select(plain(scaledOne(dy, -shift)), filling, fills);
    // @when W_APART
    W[own.piv + otherRank] = value;
    // @end
    // @when W_IN_A
    A[own.piv + otherRank] = value;
    // @end
  }
  // @when VECTORS
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    let i = part * ROWS + r;
    if ((i < n) & (label < n)) {
      A[own.A.off + i * own.A.rs + rank * own.A.cs] = select(plain(v[r]), filling, fills);
    }
    if ((i < n) & (other < n)) {
      A[own.A.off + i * own.A.rs + otherRank * own.A.cs] = select(plain(w[r]), filling, fills);
    }
  }
  // @end
