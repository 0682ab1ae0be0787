    // B := L^-H L^-1 B, or with LDL L^-T D^-1 L^-1 B; row k of both with lane k % LANES.
    // @unroll
    for (var k = 0u; k < N; k++) {
      if (k < top) {
        // @unroll
        for (var w = 0u; w < RHS; w++) {
          let d = realPart(x[(k / LANES) * N + k]);
          let known = elementFromLane(b[(k / LANES) * RHS + w] / select(d, 1.0, LDL == 1u), k % LANES);
          // For the lane that has row k, and d.
          let kept = select(known, known / d, LDL == 1u);
          // @unroll
          for (var r = k / LANES; r < ROWS; r++) {
            let row = lane + r * LANES;
            let below = mad(-x[r * N + k], known, b[r * RHS + w]);
            b[r * RHS + w] = select(b[r * RHS + w], select(below, kept, row == k), (row >= k) & (k < n));
          }
        }
      }
    }
    // @unroll
    for (var s = 0u; s < N; s++) {
      if (N - 1u - s < top) {
        let k = N - 1u - s;
        // @unroll
        for (var w = 0u; w < RHS; w++) {
          var sum = V();
          // @unroll
          for (var r = (N - 1u - s) / LANES; r < ROWS; r++) {
            let row = lane + r * LANES;
            sum = select(sum, mad(conj(x[r * N + N - 1u - s]), b[r * RHS + w], sum), (row > k) & (row < n));
          }
          let total = elementSum(sum);
          let d = select(realPart(x[((N - 1u - s) / LANES) * N + N - 1u - s]), 1.0, LDL == 1u);
          let known = (b[((N - 1u - s) / LANES) * RHS + w] - total) / d;
          b[((N - 1u - s) / LANES) * RHS + w] = select(
            b[((N - 1u - s) / LANES) * RHS + w],
            known,
            (lane == k % LANES) & (k < n),
          );
        }
      }
    }
