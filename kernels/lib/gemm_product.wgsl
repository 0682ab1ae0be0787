    // acc += A(:, slab) B(slab, :) from the two workgroup tiles, TM x TN per thread.
    let depth = select(min(BK, k - k0), BK, KU == BK);
    for (var l0 = 0u; l0 < depth; l0 += KU) {
    // @unroll
    for (var u = 0u; u < KU; u++) {
      let l = l0 + u;
      // @registers
      var a: array<vec4f, TM / 4u>;
      // @registers
      var b: array<vec4f, TN / 4u>;
      // @unroll
      for (var r = 0u; r < TM / 4u; r++) {
        a[r] = As[l * PITCH_A + tx + r * NX];
      }
      // @unroll
      for (var c = 0u; c < TN / 4u; c++) {
        b[c] = Bs[l * PITCH_B + ty + c * NY];
      }
      // @unroll
      for (var c = 0u; c < TN / 4u; c++) {
        // @unroll
        for (var q = 0u; q < 4u; q++) {
          // @unroll
          for (var r = 0u; r < TM / 4u; r++) {
            acc[(c * 4u + q) * (TM / 4u) + r] = fma(a[r], vec4f(b[c][q]), acc[(c * 4u + q) * (TM / 4u) + r]);
          }
        }
      }
    }
    }
