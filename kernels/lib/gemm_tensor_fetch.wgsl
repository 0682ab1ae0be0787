  // nextA, nextB := the slabs from atA and atB on, all planes.
  // @unroll
  for (var q = 0u; q < PLANES; q++) {
    // @unroll
    for (var s = 0u; s < LOADS_A; s++) {
      nextA[q * LOADS_A + s] = A[atA + q * p.planeA + s * stepA * p.lda];
    }
    // @unroll
    for (var s = 0u; s < LOADS_B; s++) {
      nextB[q * LOADS_B + s] = B[atB + q * p.planeB + s * stepB * p.ldb];
    }
  }
