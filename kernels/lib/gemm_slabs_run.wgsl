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
  var nextA: array<vec4f, LOADS_A>;
  // @registers
  var nextB: array<vec4f, LOADS_B>;
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
      let id = t + s * THREADS;
      if (TRANS_A == 0u) {
        As[id / (BM / 4u) * PITCH_A + id % (BM / 4u)] = nextA[s];
      } else {
        let i = id / (BK / 4u);
        let l = (id % (BK / 4u)) * 4u;
        As[l * PITCH_A + i / 4u][i % 4u] = nextA[s].x;
        As[(l + 1u) * PITCH_A + i / 4u][i % 4u] = nextA[s].y;
        As[(l + 2u) * PITCH_A + i / 4u][i % 4u] = nextA[s].z;
        As[(l + 3u) * PITCH_A + i / 4u][i % 4u] = nextA[s].w;
      }
    }
    // @unroll
    for (var s = 0u; s < LOADS_B; s++) {
      let id = t + s * THREADS;
      if (TRANS_B == 1u) {
        Bs[id / (BN / 4u) * PITCH_B + id % (BN / 4u)] = nextB[s];
      } else {
        let j = id / (BK / 4u);
        let l = (id % (BK / 4u)) * 4u;
        Bs[l * PITCH_B + j / 4u][j % 4u] = nextB[s].x;
        Bs[(l + 1u) * PITCH_B + j / 4u][j % 4u] = nextB[s].y;
        Bs[(l + 2u) * PITCH_B + j / 4u][j % 4u] = nextB[s].z;
        Bs[(l + 3u) * PITCH_B + j / 4u][j % 4u] = nextB[s].w;
      }
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
// @use lib/gemm_product
    workgroupBarrier();
  }
