  // The tile from row row0 of A and column col0 of B on, of the matrices z and zB; store() gets four of its sums at a time. Uses
  // lib/gemm_tensor_tile, and p with the places of A and B.
  let wm = (sg % NWM) * WM;
  let wn = (sg / NWM) * WN;
  // @registers
  var acc: array<Sum, TI * TJ>;
  // @registers
  var nextA: array<vec4u, LOADS_A * PLANES>;
  // @registers
  var nextB: array<vec4u, LOADS_B * PLANES>;
  // @registers
  var total: array<vec4f, TOTALS>;
  let ua = t % (BM / 8u);
  let va = t / (BM / 8u);
  let ub = t % (BN / 8u);
  let vb = t / (BN / 8u);
  let stepA = THREADS / (BM / 8u);
  let stepB = THREADS / (BN / 8u);
  var atA = p.offA + z * p.strideA + row0 / 8u + ua + va * p.lda;
  var atB = p.offB + zB * p.strideB + col0 / 8u + ub + vb * p.ldb;
// @use lib/gemm_tensor_fetch
  var slab = 0u;
  for (; slab < p.slabs; ) {
    let stop = select(p.slabs, min(p.slabs, slab + p.flush), FLUSH == 1u);
    for (; slab < stop; slab++) {
      // @unroll
      for (var q = 0u; q < PLANES; q++) {
        // @unroll
        for (var s = 0u; s < LOADS_A; s++) {
          S[q * SIZE_A + ua + (va + s * stepA) * PITCH_A] = nextA[q * LOADS_A + s];
        }
        // @unroll
        for (var s = 0u; s < LOADS_B; s++) {
          S[PLANES * SIZE_A + q * SIZE_B + ub + (vb + s * stepB) * PITCH_B] = nextB[q * LOADS_B + s];
        }
      }
      workgroupBarrier();
      let more = slab + 1u < p.slabs;
      if ((REPEAT == 1u) | more) {
        let depths = select(BK, select(0u, BK, more), REPEAT == 1u);
        atA += depths * p.lda;
        atB += depths * p.ldb;
// @use lib/gemm_tensor_fetch
      }
      // @unroll
      for (var l = 0u; l < BK; l += MK) {
        // @registers
        var a: array<Left, TI * PLANES>;
        // @unroll
        for (var q = 0u; q < PLANES; q++) {
          // @unroll
          for (var i = 0u; i < TI; i++) {
            a[q * TI + i] = subgroupMatrixLoad<Left, col_major>(&S, q * SIZE_A + (wm + i * MM) / 8u + l * PITCH_A, PITCH_A);
          }
        }
        // @unroll
        for (var j = 0u; j < TJ; j++) {
          // @registers
          var b: array<Right, PLANES>;
          // @unroll
          for (var q = 0u; q < PLANES; q++) {
            b[q] = subgroupMatrixLoad<Right, row_major>(
              &S, PLANES * SIZE_A + q * SIZE_B + (wn + j * MN) / 8u + l * PITCH_B, PITCH_B);
          }
          // The small products first: they lose least that way.
          // @unroll
          for (var q = 1u; q < PLANES; q++) {
            // @unroll
            for (var i = 0u; i < TI; i++) {
              acc[j * TI + i] = subgroupMatrixMultiplyAccumulate(a[TI + i], b[0], acc[j * TI + i]);
            }
            // @unroll
            for (var i = 0u; i < TI; i++) {
              acc[j * TI + i] = subgroupMatrixMultiplyAccumulate(a[i], b[q], acc[j * TI + i]);
            }
          }
          // @unroll
          for (var i = 0u; i < TI; i++) {
            acc[j * TI + i] = subgroupMatrixMultiplyAccumulate(a[i], b[0], acc[j * TI + i]);
          }
        }
      }
      workgroupBarrier();
    }
    if (FLUSH == 1u) {
      // @unroll
      for (var first = 0u; first < TI * TJ; first += ROUND) {
        // @unroll
        for (var r = 0u; r < ROUND; r++) {
          subgroupMatrixStore<col_major>(&S, (sg * ROUND + r) * STORED_SUMS, acc[first + r], STORED_COLUMN);
          acc[first + r] = Sum();
        }
        workgroupBarrier();
        // @unroll
        for (var r = 0u; r < ROUND; r++) {
          // @unroll
          for (var h = 0u; h < PER; h++) {
            total[((first + r) * PER + h) % TOTALS] += sumsOf(sg * ROUND + r, h * SG + lane);
          }
        }
        workgroupBarrier();
      }
    }
  }
  // @unroll
  for (var first = 0u; first < TI * TJ; first += ROUND) {
    if (FLUSH == 0u) {
      // @unroll
      for (var r = 0u; r < ROUND; r++) {
        subgroupMatrixStore<col_major>(&S, (sg * ROUND + r) * STORED_SUMS, acc[first + r], STORED_COLUMN);
      }
      workgroupBarrier();
    }
    // @unroll
    for (var r = 0u; r < ROUND; r++) {
      // @unroll
      for (var h = 0u; h < PER; h++) {
        let v = h * SG + lane;
        var value: vec4f;
        if (FLUSH == 0u) {
          value = sumsOf(sg * ROUND + r, v);
        } else {
          value = total[((first + r) * PER + h) % TOTALS];
        }
        let i = row0 + wm + (first + r) % TI * MM + v % (MM / 4u) * 4u;
        let j = col0 + wn + (first + r) / TI * MN + v / (MM / 4u);
        store(value, i, j, z);
      }
    }
    if (FLUSH == 0u) {
      workgroupBarrier();
    }
  }
