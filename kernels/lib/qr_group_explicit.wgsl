  // The EXPLICIT part of qr_group: R is written, and Q made where the reflectors were.
  // R is written, and makes room for zeros: column k of Q, v included, has none but these above row k.
  // @unroll
  for (var c = 0u; c < CPT; c++) {
    let column = slot + c * SLOTS;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let row = lane + r * LANES;
      let upper = row <= column;
      if ((row < top) & (column < n)) {
        let to = own.B.off + row * own.B.rs + column * own.B.cs;
        let value = select(0.0, x[c * ROWS + r], upper);
        // @when R_APART
        R[to] = value;
        // @end
        // @when R_IN_Q
        Q[to] = value;
        // @end
        // @when R_IN_A
        A[to] = value;
        // @end
      }
      x[c * ROWS + r] = select(x[c * ROWS + r], 0.0, upper);
    }
  }
  workgroupBarrier(); // the lanes are together again, and nobody reads the last reflector
  // Q = H(0) (H(1) (... I)), in place of the v's, from the last to the first.
  // @unroll
  for (var s = 0u; s < STEPS; s += SPAN) {
    for (var j = 0u; j < SPAN; j++) {
      let k = STEPS - 1u - s - j;
      if (k < top) {
        let place = k % 2u * (VECS * LANES) + lane;
        let at = k - (STEPS - SPAN - s) / SLOTS * SLOTS;
        let mine = slot == at;
        let scale = taus[(STEPS - SPAN - s) / SLOTS];
        if (mine) {
          // @registers
          var y: array<vec4f, VECS>;
          // @unroll
          for (var g = (STEPS - SPAN - s) / LANES / 4u; g < VECS; g++) {
            y[g] = vec4f(0.0);
          }
          // @unroll
          for (var r = (STEPS - SPAN - s) / LANES; r < ROWS; r++) {
            let row = lane + r * LANES;
            let value = x[(STEPS - SPAN - s) / SLOTS * ROWS + r];
            y[r / 4u][r % 4u] = select(select(0.0, value, row > k), 1.0, row == k);
            x[(STEPS - SPAN - s) / SLOTS * ROWS + r] = select(0.0, 1.0, row == k) - select(0.0, scale * y[r / 4u][r % 4u], row >= k);
          }
          // @unroll
          for (var g = (STEPS - SPAN - s) / LANES / 4u; g < VECS; g++) {
            published[place + g * LANES] = y[g];
          }
          strength[k % 2u] = scale;
        }
        workgroupBarrier();
        let next = max(firstSlot, at + 1u);
        var works = ((next < endSlot) & (next + (STEPS - SPAN - s) / SLOTS * SLOTS < top)) |
          (firstSlot + ((STEPS - SPAN - s) / SLOTS + 1u) * SLOTS < top);
        // @when ALWAYS
        works = true;
        // @end
        if (works) {
          // @registers
          var u: array<vec4f, VECS>;
          // @unroll
          for (var g = (STEPS - SPAN - s) / LANES / 4u; g < VECS; g++) {
            u[g] = published[place + g * LANES];
          }
          let f = strength[k % 2u];
          // @registers
          var w: array<f32, CPT>;
          // @registers
          var evens: array<f32, CPT>;
          // @registers
          var odds: array<f32, CPT>;
          // @unroll
          for (var c = (STEPS - SPAN - s) / SLOTS; c < CPT; c++) {
            evens[c] = nought;
            odds[c] = nought;
          }
          // Rows that are reached with a phase, but the last.
          // @unroll
          for (var end = PHASE; end < SPAN; end += PHASE) {
            if (k < STEPS - SPAN - s + end) {
              // @unroll
              for (var c = (STEPS - SPAN - s) / SLOTS; c < CPT; c++) {
                // @unroll
                for (var r = (STEPS - SPAN - s + end - PHASE) / LANES; r < (STEPS - SPAN - s + end) / LANES; r += 2u) {
                  evens[c] = fma(u[r / 4u][r % 4u], x[c * ROWS + r], evens[c]);
                  odds[c] = fma(u[r / 4u][r % 4u + 1u], x[c * ROWS + r + 1u], odds[c]);
                }
              }
            }
          }
          // @unroll
          for (var c = (STEPS - SPAN - s) / SLOTS; c < CPT; c++) {
            // @unroll
            for (var r = (STEPS - PHASE - s) / LANES / 2u * 2u; r < ROWS; r += 2u) {
              evens[c] = fma(u[r / 4u][r % 4u], x[c * ROWS + r], evens[c]);
              odds[c] = fma(u[r / 4u][r % 4u + 1u], x[c * ROWS + r + 1u], odds[c]);
            }
            w[c] = evens[c] + odds[c];
          }
          // @unroll
          for (var c = (STEPS - SPAN - s) / SLOTS; c < CPT; c++) {
            w[c] = f * columnSum(w[c]);
          }
          let behind = slot > at;
          // @unroll
          for (var end = PHASE; end < SPAN; end += PHASE) {
            if (k < STEPS - SPAN - s + end) {
              // @unroll
              for (var r = (STEPS - SPAN - s + end - PHASE) / LANES; r < (STEPS - SPAN - s + end) / LANES; r++) {
                let value = x[(STEPS - SPAN - s) / SLOTS * ROWS + r];
                let updated = fma(-u[r / 4u][r % 4u], w[(STEPS - SPAN - s) / SLOTS], value);
                x[(STEPS - SPAN - s) / SLOTS * ROWS + r] = select(value, updated, behind);
                // @unroll
                for (var c = (STEPS - SPAN - s) / SLOTS + 1u; c < CPT; c++) {
                  x[c * ROWS + r] = fma(-u[r / 4u][r % 4u], w[c], x[c * ROWS + r]);
                }
              }
            }
          }
          // @unroll
          for (var r = (STEPS - PHASE - s) / LANES; r < ROWS; r++) {
            let value = x[(STEPS - SPAN - s) / SLOTS * ROWS + r];
            let updated = fma(-u[r / 4u][r % 4u], w[(STEPS - SPAN - s) / SLOTS], value);
            x[(STEPS - SPAN - s) / SLOTS * ROWS + r] = select(value, updated, behind);
          }
          // @unroll
          for (var c = (STEPS - SPAN - s) / SLOTS + 1u; c < CPT; c++) {
            // @unroll
            for (var r = (STEPS - PHASE - s) / LANES; r < ROWS; r++) {
              x[c * ROWS + r] = fma(-u[r / 4u][r % 4u], w[c], x[c * ROWS + r]);
            }
          }
        }
      }
    }
  }
  // @unroll
  for (var c = 0u; c < CPT; c++) {
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let row = lane + r * LANES;
      let column = slot + c * SLOTS;
      if ((row < m) & (column < top)) {
        let to = own.C.off + row * own.C.rs + column * own.C.cs;
        // @when Q_APART
        Q[to] = x[c * ROWS + r];
        // @end
        // @when Q_IN_A
        A[to] = x[c * ROWS + r];
        // @end
      }
    }
  }
