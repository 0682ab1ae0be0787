    // B := L^-H L^-1 B, or with LDL L^-H D^-1 L^-1 B, with SYMMETRIC L^-T in the place of L^-H; row k of both with lane k % LANES.
    // @unroll
    for (var k = 0u; k < N; k++) {
      if (k < top) {
        // @unroll
        for (var w = 0u; w < RHS; w++) {
          let d = pivotOf(x[(k / LANES) * N + k]);
          let mine = b[(k / LANES) * RHS + w];
          let known = elementFromLane(select(overPivot(mine, d), mine, LDL == 1u), k % LANES);
          // For the lane that has row k, and d.
          let kept = select(known, overPivot(known, d), LDL == 1u);
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
            sum = select(sum, mad(across(x[r * N + N - 1u - s]), b[r * RHS + w], sum), (row > k) & (row < n));
          }
          let total = elementSum(sum);
          let d = pivotOf(x[((N - 1u - s) / LANES) * N + N - 1u - s]);
          let rest = b[((N - 1u - s) / LANES) * RHS + w] - total;
          let known = select(overPivot(rest, d), rest, LDL == 1u);
          b[((N - 1u - s) / LANES) * RHS + w] = select(
            b[((N - 1u - s) / LANES) * RHS + w],
            known,
            (lane == k % LANES) & (k < n),
          );
        }
      }
    }
