    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      // @unroll
      for (var w = 0u; w < RHS; w++) {
        if (live & (at[r] < n) & (c0 + w < own.nrhs) & ((failure == 0u) | fills)) {
          storeB(own.B.off + at[r] * own.B.rs + (c0 + w) * own.B.cs, select(b[r * RHS + w], filling, fills));
        }
      }
    }
