  // The units' products up to `depth`, the largest k among them, and their results: the body of every batched product. Expects `place`, and
  // a unit's `turns` (how many matrices it computes one after the other, `count` of them real), hopA, hopB, hopC elements apart.
  let g = t / EACH;
  let own = t % EACH;
  let tx = own % NX;
  let ty = own / NX;
  let mine = unit(place, g);
  var offA = mine.offA;
  var offB = mine.offB;
  var offC = mine.offC;
  // Rows and columns beyond the matrix are read as its last ones: their results are not stored. Depths beyond k count as zero, read from
  // the matrix's last element; where there is no product, everything is read from the buffer's first.
  let lastRow = max(mine.m, 1u) - select(VW, 1u, TRANS_A == 1u);
  let lastColumn = mine.n - select(1u, VW, TRANS_B == 1u);
  let spanA = select(lastRow + (mine.k - 1u) * mine.lda, mine.k - VW + lastRow * mine.lda, TRANS_A == 1u);
  let spanB = select(mine.k - VW + lastColumn * mine.ldb, lastColumn + (mine.k - 1u) * mine.ldb, TRANS_B == 1u);
  let real = (mine.m > 0u) & (mine.k > 0u);
  var lastA = select(0u, offA + spanA, real);
  var lastB = select(0u, offB + spanB, real);
  let stepA = select(mine.lda, 1u, TRANS_A == 1u);
  let stepB = select(1u, mine.ldb, TRANS_B == 1u);
  // Where a thread's share of a slab lies in storage, from the matrix's first element on, and in workgroup memory: divisions by sizes that
  // are no powers of two cost more than the loads themselves and are made once.
  // @registers
  var atA: array<u32, LOADS_A>;
  // @registers
  var atB: array<u32, LOADS_B>;
  // @registers
  var toA: array<u32, LOADS_A>;
  // @registers
  var toB: array<u32, LOADS_B>;
  // @registers
  var nextA: array<W, LOADS_A>;
  // @registers
  var nextB: array<W, LOADS_B>;
  // @unroll
  for (var s = 0u; s < LOADS_A; s++) {
    let id = own + s * EACH;
    let i = min(mine.row0 + rowOf(id), lastRow);
    atA[s] = select(i + depthOfA(id) * mine.lda, depthOfA(id) + i * mine.lda, TRANS_A == 1u);
    toA[s] = (g * BK + depthOfA(id)) * (HELD * PITCH_A) + rowOf(id);
    nextA[s] = elementA(min(offA + atA[s], lastA) / VW);
  }
  // @unroll
  for (var s = 0u; s < LOADS_B; s++) {
    let id = own + s * EACH;
    let j = min(mine.col0 + columnOf(id), lastColumn);
    atB[s] = select(depthOfB(id) + j * mine.ldb, j + depthOfB(id) * mine.ldb, TRANS_B == 1u);
    toB[s] = (g * BN + columnOf(id)) * (HELD * PITCH_B) + depthOfB(id);
    nextB[s] = elementB(min(offB + atB[s], lastB) / VW);
  }
  // A problem of a list may have no product: times an infinite alpha it would be NaN.
  let alpha = select(p.alpha, V(), mine.k == 0u);
  let readC = !isZeroV(p.beta);
  for (var turn = 0u; turn < turns; turn++) {
    // @registers
    var acc: array<vec4f, TM / HELD * TN>;
    // @unroll
    for (var s = 0u; s < TM / HELD * TN; s++) {
      acc[s] = vec4f(); // by hand: declared in a loop, it keeps its value in Dawn's output of 2026-11
    }
    for (var k0 = 0u; k0 < depth; k0 += BK) {
      let left = max(mine.k, k0) - k0;
      // @unroll
      for (var s = 0u; s < LOADS_A; s++) {
        let id = own + s * EACH;
        let inside = select(atA[s] < left * mine.lda, depthOfA(id) < left, TRANS_A == 1u);
        if ((LOADS_A * EACH == BM * BK / VW) || (id < BM * BK / VW)) {
          keepA(toA[s], select(W(), nextA[s], inside));
        }
      }
      // @unroll
      for (var s = 0u; s < LOADS_B; s++) {
        let id = own + s * EACH;
        let inside = select(depthOfB(id) < left, atB[s] < left * mine.ldb, TRANS_B == 1u);
        if ((LOADS_B * EACH == BN * BK / VW) || (id < BN * BK / VW)) {
          keepB(toB[s], select(W(), nextB[s], inside));
        }
      }
      workgroupBarrier();
      // While this slab is computed, the next one is loaded: of this matrix, or the first of the next.
      let more = k0 + BK < depth;
      if (more || turn + 1u < turns) {
        let hop = !more & (turn + 1u < count);
        let thenA = offA + select(select(0u, hopA, hop), (k0 + BK) * stepA, more);
        let thenB = offB + select(select(0u, hopB, hop), (k0 + BK) * stepB, more);
        lastA += select(0u, hopA, hop);
        lastB += select(0u, hopB, hop);
        // @unroll
        for (var s = 0u; s < LOADS_A; s++) {
          nextA[s] = elementA(min(thenA + atA[s], lastA) / VW);
        }
        // @unroll
        for (var s = 0u; s < LOADS_B; s++) {
          nextB[s] = elementB(min(thenB + atB[s], lastB) / VW);
        }
      }
      // @when REAL
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
      // @end
      // @when COMPLEX
      // @unroll
      for (var l2 = 0u; l2 < BK / 2u; l2++) {
        // @registers
        var b: array<vec4f, TN>;
        // @unroll
        for (var c = 0u; c < TN; c++) {
          b[c] = Bs[(g * BN + ty + c * NY) * PITCH_B + l2];
        }
        // @unroll
        for (var q = 0u; q < 2u; q++) {
          // @unroll
          for (var r = 0u; r < TM / 2u; r++) {
            let a = As[(g * BK + 2u * l2 + q) * PITCH_A + tx + r * NX];
            let turned = vec4f(-a.y, a.x, -a.w, a.z); // times i
            // @unroll
            for (var c = 0u; c < TN; c++) {
              let real = fma(a, vec4f(b[c][2u * q]), acc[c * (TM / 2u) + r]);
              acc[c * (TM / 2u) + r] = fma(turned, vec4f(b[c][2u * q + 1u]), real);
            }
          }
        }
      }
      // @end
      workgroupBarrier();
    }
    let rows = select(0u, mine.m, turn < count);
    // @unroll
    for (var c = 0u; c < TN; c++) {
      // @when WIDE
      {
        let j = mine.col0 + ty + c * NY;
        // @unroll
        for (var r = 0u; r < TM / 4u; r++) {
          let i = mine.row0 + 4u * (tx + r * NX);
          if ((i < rows) & (j < mine.n)) {
            let at = (offC + i + j * mine.ldc) / VW;
            var value = N(alpha * acc[c * (TM / 4u) + r])[0];
            if (readC) {
              value += p.beta * W(C[at]);
            }
            C[at] = E(value);
          }
        }
      }
      // @end
      // @when NARROW
      {
        // @unroll
        for (var r = 0u; r < TM / HELD; r++) {
          let at = (g * NY + ty) * BM + HELD * (tx + r * NX);
          // @when REAL
          Cs[at] = acc[c * (TM / 4u) + r].x;
          Cs[at + 1u] = acc[c * (TM / 4u) + r].y;
          Cs[at + 2u] = acc[c * (TM / 4u) + r].z;
          Cs[at + 3u] = acc[c * (TM / 4u) + r].w;
          // @end
          // @when COMPLEX
          Cs[at] = acc[c * (TM / 2u) + r].xy;
          Cs[at + 1u] = acc[c * (TM / 2u) + r].zw;
          // @end
        }
        workgroupBarrier();
        // @unroll
        for (var s = 0u; s < TM; s++) {
          let id = own + s * EACH;
          let i = mine.row0 + id % BM;
          let j = mine.col0 + id / BM + c * NY;
          if ((i < rows) & (j < mine.n)) {
            let at = offC + i + j * mine.ldc;
            var value = W(mul(alpha, Cs[g * (NY * BM) + id]));
            if (readC) {
              value += mul(p.beta, W(C[at]));
            }
            C[at] = E(value);
          }
        }
        workgroupBarrier();
      }
      // @end
    }
    offA += hopA;
    offB += hopB;
    offC += hopC;
  }
