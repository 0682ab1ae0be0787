    // The same for complex elements, two of them in a vector: the depth counts words.
    let depth = select(min(BK, k - k0), BK, KU == BK) / 2u;
    for (var l0 = 0u; l0 < depth; l0 += KU / 2u) {
    // @unroll
    for (var u = 0u; u < KU / 2u; u++) {
      let l = l0 + u;
      // @registers
      var a: array<vec4f, TM / 4u>;
      // @registers
      var b: array<vec4f, TN / 2u>;
      // @unroll
      for (var r = 0u; r < TM / 4u; r++) {
        a[r] = As[l * PITCH_A + tx + r * NX];
      }
      // @unroll
      for (var c = 0u; c < TN / 2u; c++) {
        b[c] = Bs[l * PITCH_B + 2u * (ty + c / 2u * NY) + c % 2u];
      }
      // @unroll
      for (var c = 0u; c < TN / 2u; c++) {
        // @unroll
        for (var q = 0u; q < 2u; q++) {
          // @unroll
          for (var r = 0u; r < TM / 4u; r++) {
            acc[(c * 2u + q) * (TM / 4u) + r] = fma(a[r], vec4f(b[c][2u * q]), acc[(c * 2u + q) * (TM / 4u) + r]);
          }
          // @unroll
          for (var r = 0u; r < TM / 4u; r++) {
            acc[(c * 2u + q) * (TM / 4u) + r] = fma(
              vec4f(-a[r].y, a[r].x, -a[r].w, a[r].z),
              vec4f(b[c][2u * q + 1u]),
              acc[(c * 2u + q) * (TM / 4u) + r],
            );
          }
        }
      }
    }
    }
