  // The end of svd_jacobi, of which these are its variables: values in order, their vectors, and the state of the matrix.
  var sums = vec2f(nought);
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    sums.x = withSquare(x[r], sums.x);
    sums.y = withSquare(y[r], sums.y);
  }
  sums = vec2f(partSum(sums.x), partSum(sums.y));
  let base = slot * N;
  if (busy & (part == 0u)) {
    squares[base + 2u * pair] = sums.x;
    squares[base + 2u * pair + 1u] = sums.y;
    labels[base + 2u * pair] = label;
    labels[base + 2u * pair + 1u] = other;
  }
  workgroupBarrier();
  var rank = 0u;
  var otherRank = 0u;
  var found = 0u;
  for (var c = 0u; c < N; c++) {
    let square = squares[base + c];
    let whose = labels[base + c];
    rank += select(0u, 1u, (square > sums.x) | ((square == sums.x) & (whose < label)));
    otherRank += select(0u, 1u, (square > sums.y) | ((square == sums.y) & (whose < other)));
    found += select(0u, 1u, square >= TINY);
  }
  if (!live) {
    return;
  }
  if (lane == 0u) {
    state[z] = found + select(0u, NOT_FINITE, odd) + select(0u, NOT_CONVERGED, unfinished);
  }
  let noNumber = bitcast<f32>(p.noNumber);
  // Padding is never in front.
  let wanted = select(0u, min(own.nrhs, n), busy);
  let hasX = sums.x >= TINY;
  let hasY = sums.y >= TINY;
  let sizeX = select(1.0, sqrt(sums.x), hasX);
  let sizeY = select(1.0, sqrt(sums.y), hasY);
  if (part == 0u) {
    if (rank < wanted) {
      putValue(own.piv + rank, select(select(0.0, sizeX * power(-shift), hasX), noNumber, odd));
    }
    if (otherRank < wanted) {
      putValue(own.piv + otherRank, select(select(0.0, sizeY * power(-shift), hasY), noNumber, odd));
    }
  }
  let wantedLeft = select(0u, wanted, p.leftCols != 0u);
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    let i = part * ROWS + r;
    if ((i < m) & (rank < wantedLeft) & hasX) {
      putLeft(own.B.off + i * own.B.rs + rank * own.B.cs, flipped(plain(x[r] / sizeX), 2u));
    }
    if ((i < m) & (otherRank < wantedLeft) & hasY) {
      putLeft(own.B.off + i * own.B.rs + otherRank * own.B.cs, flipped(plain(y[r] / sizeY), 2u));
    }
  }
  // @when VECTORS
  let wantedRight = select(columnsOf(p.rightCols, n, wanted), 0u, !busy);
  // @unroll
  for (var r = 0u; r < ROWS_V; r++) {
    let i = part * ROWS_V + r;
    if ((i < n) & (rank < wantedRight)) {
      putRight(own.C.off + i * own.C.rs + rank * own.C.cs, flipped(plain(v[r]), 4u));
    }
    if ((i < n) & (otherRank < wantedRight)) {
      putRight(own.C.off + i * own.C.rs + otherRank * own.C.cs, flipped(plain(w[r]), 4u));
    }
  }
  // @end
