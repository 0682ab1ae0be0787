  // The EXPLICIT part of qr_small: R is written, and Q made where the reflectors were.
  let least = min(m, n);
  // @when RESULTS_STAGED
  workgroupBarrier(); // nobody reads A any more
  // @end
  // R is written, and makes room for zeros: column k of Q, v included, has none but these above row k.
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < N; c++) {
      let row = lane + r * LANES;
      let upper = row <= c;
      let value = narrow(select(V(), x[r * N + c], upper));
      // @when RESULTS_STAGED
      if ((row < m) & (c < n)) {
        toStage(at0 + PARTS * (row * p.rsB + c * p.csB), value);
      }
      // @end
      // @when RESULTS_DIRECT
      if (live & (row < least) & (c < n)) {
        let at = own.B.off + row * own.B.rs + c * own.B.cs;
        // @when R_APART
        factorR[at] = value;
        // @end
        // @when R_IN_Q
        Q[at] = value;
        // @end
        // @when R_IN_A
        A[at] = value;
        // @end
      }
      // @end
      x[r * N + c] = select(x[r * N + c], V(), upper);
    }
  }
  // @when RESULTS_STAGED
  workgroupBarrier();
  let toR = (PARTS * p.offB + before * words) / 4u;
  // @unroll
  for (var s = 0u; s < COPIES; s++) {
    let at = 4u * (t + s * THREADS);
    let value = stage[staged(min(at, (total - 1u) / 4u * 4u)) / 4u];
    if (at + 3u < total) {
      R4[toR + t + s * THREADS] = value;
    } else if (at < total) {
      // Behind the last matrix nothing may be written.
      R4[toR + t + s * THREADS].x = value.x;
      if (at + 1u < total) {
        R4[toR + t + s * THREADS].y = value.y;
      }
      if (at + 2u < total) {
        R4[toR + t + s * THREADS].z = value.z;
      }
    }
  }
  // @end
  workgroupBarrier(); // the lanes are together again
  // Q = H(0) (H(1) (... I)), in place of the v's, from the last to the first.
  // @unroll
  for (var s = 0u; s < STEPS; s += BLOCK) {
    for (var j = 0u; j < BLOCK; j++) {
      let k = STEPS - 1u - s - j;
      if (k < top) {
        // Column k is where the last of the block was: behind every step the columns of a block move down by one.
        var held = V();
        // @unroll
        for (var q = (STEPS - BLOCK - s) / LANES; q < (STEPS - s + LANES - 1u) / LANES; q++) {
          held = select(held, mine[q], q == k / LANES);
        }
        let scale = elementFromLane(held, k % LANES);
        // @registers
        var y: array<V, ROWS>;
        // @unroll
        for (var r = (STEPS - BLOCK - s) / LANES; r < ROWS; r++) {
          let row = lane + r * LANES;
          y[r] = select(select(V(), x[r * N + STEPS - 1u - s], row > k), ofReal(1.0), row == k);
        }
        // The first j columns of the block are finished.
        // @unroll
        for (var d = 0u; d < BLOCK; d += TOGETHER) {
          if (d < j) {
            // @unroll
            for (var c = STEPS - BLOCK - s + d; c < STEPS - BLOCK - s + d + TOGETHER - (d + TOGETHER) / BLOCK; c++) {
              var sum = V(nought);
              // @unroll
              for (var r = (STEPS - BLOCK - s) / LANES; r < ROWS; r++) {
                sum = mad(conj(y[r]), x[r * N + c], sum);
              }
              let by = mul(scale, elementSum(sum));
              // @unroll
              for (var r = (STEPS - BLOCK - s) / LANES; r < ROWS; r++) {
                x[r * N + c] = select(x[r * N + c], mad(-y[r], by, x[r * N + c]), c < STEPS - BLOCK - s + j);
              }
            }
          }
        }
        // @unroll
        for (var c = STEPS - s; c < STEPS; c++) {
          var sum = V(nought);
          // @unroll
          for (var r = (STEPS - BLOCK - s) / LANES; r < ROWS; r++) {
            sum = mad(conj(y[r]), x[r * N + c], sum);
          }
          let by = mul(scale, elementSum(sum));
          // @unroll
          for (var r = (STEPS - BLOCK - s) / LANES; r < ROWS; r++) {
            x[r * N + c] = mad(-y[r], by, x[r * N + c]);
          }
        }
        // @unroll
        for (var r = (STEPS - BLOCK - s) / LANES; r < ROWS; r++) {
          x[r * N + STEPS - 1u - s] = select(V(), mul(-scale, y[r]), lane + r * LANES >= k) + select(V(), ofReal(1.0), lane + r * LANES == k);
        }
      }
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        let last = x[r * N + STEPS - 1u - s];
        // @unroll
        for (var d = 1u; d < BLOCK; d++) {
          x[r * N + STEPS - s - d] = x[r * N + STEPS - s - d - 1u];
        }
        x[r * N + STEPS - BLOCK - s] = last;
      }
    }
  }
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < STEPS; c++) {
      let row = lane + r * LANES;
      // @when RESULTS_STAGED
      if ((row < m) & (c < n)) {
        toStage(at0 + PARTS * (row * p.rsC + c * p.csC), narrow(x[r * N + c]));
      }
      // @end
      // @when RESULTS_DIRECT
      if (live & (row < m) & (c < least)) {
        let at = own.C.off + row * own.C.rs + c * own.C.cs;
        // @when Q_APART
        Q[at] = narrow(x[r * N + c]);
        // @end
        // @when Q_IN_A
        A[at] = narrow(x[r * N + c]);
        // @end
      }
      // @end
    }
  }
  // @when RESULTS_STAGED
  workgroupBarrier();
  let toQ = (PARTS * p.offC + before * words) / 4u;
  // @unroll
  for (var s = 0u; s < COPIES; s++) {
    let at = 4u * (t + s * THREADS);
    let value = stage[staged(min(at, (total - 1u) / 4u * 4u)) / 4u];
    if (at + 3u < total) {
      Q4[toQ + t + s * THREADS] = value;
    } else if (at < total) {
      Q4[toQ + t + s * THREADS].x = value.x;
      if (at + 1u < total) {
        Q4[toQ + t + s * THREADS].y = value.y;
      }
      if (at + 2u < total) {
        Q4[toQ + t + s * THREADS].z = value.z;
      }
    }
  }
  // @end
