  // x to C where the problem has not failed; else C is left, or filled with NaN.
  let noNumber = bitcast<f32>(p.nanBits);
  if (live & !a.outside & (!failed | (p.nanBits != 0u))) {
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      // @unroll
      for (var r = 0u; r < 4u; r++) {
        let i = 4u * tx + r;
        let j = 4u * ty + c;
        if ((i < n) & (j < n)) {
          // @when PLAIN
          C[a.C.off + i * a.C.rs + j * a.C.cs] = select(x[c][r], noNumber, failed);
          // @end
          // @when PAIRS
          if (j % 2u == 0u) {
            C[2u * (a.C.off + i / 2u * a.C.rs + j / 2u * a.C.cs) + i % 2u] = select(x[c][r], noNumber, failed);
          }
          // @end
        }
      }
    }
  }
