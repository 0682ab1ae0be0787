    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      // @unroll
      for (var w = 0u; w < RHS; w++) {
        let inside = live & (source[r] < n) & (c0 + w < own.nrhs);
        let loaded = loadB(select(0u, own.B.off + source[r] * own.B.rs + (c0 + w) * own.B.cs, inside));
        b[r * RHS + w] = select(V(), loaded, inside);
      }
    }
