    // B := U^-1 L^-1 B, the row at place k being the who-th of A, that of lane who % LANES.
    // @unroll
    for (var k = 0u; k < N; k++) {
      if (k < top) {
        let who = extractBits(places[k / 4u], 8u * (k % 4u), 8u);
        // @unroll
        for (var w = 0u; w < RHS; w++) {
          var mine = b[w];
          // @unroll
          for (var r = 1u; r < ROWS; r++) {
            mine = select(mine, b[r * RHS + w], who / LANES == r);
          }
          let known = elementFromLane(mine, who % LANES);
          // @unroll
          for (var r = 0u; r < ROWS; r++) {
            b[r * RHS + w] = select(b[r * RHS + w], mad(-x[r * N + k], known, b[r * RHS + w]), (at[r] > k) & (k < n));
          }
        }
      }
    }
    // @unroll
    for (var s = 0u; s < N; s++) {
      if (N - 1u - s < top) {
        let k = N - 1u - s;
        let who = extractBits(places[(N - 1u - s) / 4u], 8u * ((N - 1u - s) % 4u), 8u);
        var diagonal = x[N - 1u - s];
        // @unroll
        for (var r = 1u; r < ROWS; r++) {
          diagonal = select(diagonal, x[r * N + N - 1u - s], who / LANES == r);
        }
        // @unroll
        for (var w = 0u; w < RHS; w++) {
          var mine = b[w];
          // @unroll
          for (var r = 1u; r < ROWS; r++) {
            mine = select(mine, b[r * RHS + w], who / LANES == r);
          }
          let known = elementFromLane(divide(mine, diagonal), who % LANES);
          // @unroll
          for (var r = 0u; r < ROWS; r++) {
            let above = mad(-x[r * N + N - 1u - s], known, b[r * RHS + w]);
            b[r * RHS + w] = select(b[r * RHS + w], select(known, above, at[r] < k), (at[r] <= k) & (k < n));
          }
        }
      }
    }
