  // LEAST_NORM: y, and x from it.
  // R^T y = b from the first row down: each lane sums what its rows of y, known already, have in column k.
  // @unroll
  for (var k = 0u; k < N; k++) {
    // @unroll
    for (var w = 0u; w < RHS; w++) {
      var sum = nought;
      // @unroll
      for (var r = 0u; r < k / LANES; r++) {
        sum = fma(x[r * W + k], x[r * W + N + w], sum);
      }
      sum = fma(select(0.0, x[k / LANES * W + k], lane < k % LANES), x[k / LANES * W + N + w], sum);
      sum = groupSum(sum);
      let solved = (x[k / LANES * W + N + w] - sum) / x[k / LANES * W + k];
      x[k / LANES * W + N + w] = select(x[k / LANES * W + N + w], solved, (lane == k % LANES) & (k < cols));
    }
  }
  // x = H(0) (H(1) ( ... [y; 0])), from the last reflector to the first.
  // @unroll
  for (var s = 0u; s < N; s++) {
    let tau = fromLane(mine[(N - 1u - s) / LANES], (N - 1u - s) % LANES);
    let acts = magnitude(tau) != 0u;
    // @registers
    var y: array<f32, ROWS>;
    // @unroll
    for (var r = (N - 1u - s) / LANES; r < (N - 1u - s) / LANES + 1u; r++) {
      let row = lane + r * LANES;
      y[r] = select(select(0.0, x[r * W + N - 1u - s], row > N - 1u - s), 1.0, row == N - 1u - s);
    }
    // @unroll
    for (var r = (N - 1u - s) / LANES + 1u; r < ROWS; r++) {
      y[r] = x[r * W + N - 1u - s];
    }
    // @unroll
    for (var w = 0u; w < RHS; w++) {
      var sum = nought;
      // @unroll
      for (var r = (N - 1u - s) / LANES; r < ROWS; r++) {
        sum = fma(y[r], x[r * W + N + w], sum);
      }
      let by = select(0.0, tau * groupSum(sum), acts);
      // @unroll
      for (var r = (N - 1u - s) / LANES; r < ROWS; r++) {
        x[r * W + N + w] = fma(-y[r], by, x[r * W + N + w]);
      }
    }
  }
