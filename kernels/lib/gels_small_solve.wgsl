  // MINIMIZES: x.
  // R y = Q^T b from the last row up: the lane that has a row solves it and tells the others.
  // @unroll
  for (var s = 0u; s < N; s++) {
    // @unroll
    for (var w = 0u; w < RHS; w++) {
      let quotient = x[(N - 1u - s) / LANES * W + N + w] / x[(N - 1u - s) / LANES * W + N - 1u - s];
      let solved = select(0.0, fromLane(quotient, (N - 1u - s) % LANES), N - 1u - s < cols);
      // @unroll
      for (var r = 0u; r < (N - 1u - s) / LANES; r++) {
        x[r * W + N + w] = fma(-x[r * W + N - 1u - s], solved, x[r * W + N + w]);
      }
      // @unroll
      for (var r = (N - 1u - s) / LANES; r < (N - 1u - s) / LANES + 1u; r++) {
        let row = lane + r * LANES;
        let left = fma(-x[r * W + N - 1u - s], solved, x[r * W + N + w]);
        let known = select(x[r * W + N + w], solved, (row == N - 1u - s) & (row < cols));
        x[r * W + N + w] = select(known, left, row < N - 1u - s);
      }
    }
  }
