  // acc := op(A)(row0.., :) op(B)(:, col0..) of matrix z, slab by slab with the next one prefetched in registers.
  let k = select(p.k, min(p.k, p.end - z * p.k), p.end > 0u);
  let baseA = p.offA + z * p.strideA;
  let baseB = p.offB + z * p.strideB;
  let baseC = p.offC + z * p.strideC;
  let tx = t % NX;
  let ty = t / NX;
  // @registers
  var acc: array<vec4f, TM / 4u * TN>;
  // @registers
  var nextA: array<Fetched, LOADS_A>;
  // @registers
  var nextB: array<Fetched, LOADS_B>;
  // @unroll
  for (var s = 0u; s < LOADS_A; s++) {
    nextA[s] = fetchA(t + s * THREADS, row0, 0u, k, baseA);
  }
  // @unroll
  for (var s = 0u; s < LOADS_B; s++) {
    nextB[s] = fetchB(t + s * THREADS, col0, 0u, k, baseB);
  }
  for (var k0 = 0u; k0 < k; k0 += BK) {
    // @unroll
    for (var s = 0u; s < LOADS_A; s++) {
      storeA(t + s * THREADS, nextA[s]);
    }
    // @unroll
    for (var s = 0u; s < LOADS_B; s++) {
      storeB(t + s * THREADS, nextB[s]);
    }
    workgroupBarrier();
    if (k0 + BK < k) {
      // @unroll
      for (var s = 0u; s < LOADS_A; s++) {
        nextA[s] = fetchA(t + s * THREADS, row0, k0 + BK, k, baseA);
      }
      // @unroll
      for (var s = 0u; s < LOADS_B; s++) {
        nextB[s] = fetchB(t + s * THREADS, col0, k0 + BK, k, baseB);
      }
    }
// @when REAL
// @use lib/gemm_product
// @end
// @when COMPLEX
// @use lib/gemm_product_complex
// @end
    workgroupBarrier();
  }
