    // B := L^-T U^-T B, or with CONJUGATED L^-H U^-H B, row k with lane k % LANES.
    // @unroll
    for (var k = 0u; k < N; k++) {
      if (k < top) {
        // @unroll
        for (var w = 0u; w < RHS; w++) {
          var sum = V();
          // @unroll
          for (var r = 0u; r < k / LANES + 1u; r++) {
            sum = select(sum, mad(turned(x[r * N + k]), b[r * RHS + w], sum), lane + r * LANES < k);
          }
          let rest = b[(k / LANES) * RHS + w] - elementSum(sum);
          let known = divide(rest, turned(x[(k / LANES) * N + k]));
          b[(k / LANES) * RHS + w] = select(b[(k / LANES) * RHS + w], known, (lane == k % LANES) & (k < n));
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
            sum = select(sum, mad(turned(x[r * N + N - 1u - s]), b[r * RHS + w], sum), (row > k) & (row < n));
          }
          let known = b[((N - 1u - s) / LANES) * RHS + w] - elementSum(sum);
          b[((N - 1u - s) / LANES) * RHS + w] = select(
            b[((N - 1u - s) / LANES) * RHS + w],
            known,
            (lane == k % LANES) & (k < n),
          );
        }
      }
    }
