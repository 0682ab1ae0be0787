  // The units' products up to `depth`, the largest k among them, and their results: the body of every batched product.
  let g = t / (NX * NY);
  let tx = t % NX;
  let ty = (t / NX) % NY;
  // @registers
  var acc: array<vec4f, TM / 4u * TN>;
  // @registers
  var nextA: array<vec4f, LOADS_A>;
  // @registers
  var nextB: array<vec4f, LOADS_B>;
  // @unroll
  for (var s = 0u; s < LOADS_A; s++) {
    nextA[s] = fetchA(t + s * THREADS, 0u, unit(place, (t + s * THREADS) / VECTORS_A));
  }
  // @unroll
  for (var s = 0u; s < LOADS_B; s++) {
    nextB[s] = fetchB(t + s * THREADS, 0u, unit(place, (t + s * THREADS) / VECTORS_B));
  }
  for (var k0 = 0u; k0 < depth; k0 += BK) {
    // @unroll
    for (var s = 0u; s < LOADS_A; s++) {
      keepA(t + s * THREADS, nextA[s]);
    }
    // @unroll
    for (var s = 0u; s < LOADS_B; s++) {
      keepB(t + s * THREADS, nextB[s]);
    }
    workgroupBarrier();
    if (k0 + BK < depth) {
      // @unroll
      for (var s = 0u; s < LOADS_A; s++) {
        nextA[s] = fetchA(t + s * THREADS, k0 + BK, unit(place, (t + s * THREADS) / VECTORS_A));
      }
      // @unroll
      for (var s = 0u; s < LOADS_B; s++) {
        nextB[s] = fetchB(t + s * THREADS, k0 + BK, unit(place, (t + s * THREADS) / VECTORS_B));
      }
    }
    // @unroll
    for (var l4 = 0u; l4 < BK / 4u; l4++) {
      // @registers
      var b: array<vec4f, TN>;
      // @unroll
      for (var c = 0u; c < TN; c++) {
        b[c] = Bs[(g * BN + ty + c * NY) * PITCH_B + l4];
      }
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        // @unroll
        for (var r = 0u; r < TM / 4u; r++) {
          let a = As[(g * BK + 4u * l4 + q) * PITCH_A + tx + r * NX];
          // @unroll
          for (var c = 0u; c < TN; c++) {
            acc[c * (TM / 4u) + r] = fma(a, vec4f(b[c][q]), acc[c * (TM / 4u) + r]);
          }
        }
      }
    }
    workgroupBarrier();
  }
  let mine = unit(place, g);
  // @unroll
  for (var c = 0u; c < TN; c++) {
    let j = mine.col0 + ty + c * NY;
    // @unroll
    for (var r = 0u; r < TM / 4u; r++) {
      // @unroll
      for (var q = 0u; q < 4u; q += VW) {
        let i = mine.row0 + 4u * (tx + r * NX) + q;
        if ((i < mine.m) & (j < mine.n)) {
          let at = (mine.offC + i + j * mine.ldc) / VW;
          var value = N(p.alpha * acc[c * (TM / 4u) + r])[q];
          if ((bitcast<u32>(p.beta) << 1u) != 0u) { // by bits: a comparison may take NaN for zero
            value += p.beta * W(C[at]);
          }
          C[at] = E(value);
        }
      }
    }
  }
