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
        let value = narrow(select(V(), x[c * ROWS + r], upper));
        // @when R_APART
        factorR[to] = value;
        // @end
        // @when R_IN_Q
        Q[to] = value;
        // @end
        // @when R_IN_A
        A[to] = value;
        // @end
      }
      x[c * ROWS + r] = select(x[c * ROWS + r], V(), upper);
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
          var y: array<V, PADDED>;
          // @unroll
          for (var r = (STEPS - SPAN - s) / LANES / PER * PER; r < PADDED; r++) {
            y[r] = V();
          }
          // @unroll
          for (var r = (STEPS - SPAN - s) / LANES; r < ROWS; r++) {
            let row = lane + r * LANES;
            let value = x[(STEPS - SPAN - s) / SLOTS * ROWS + r];
            y[r] = select(select(V(), value, row > k), ofReal(1.0), row == k);
            x[(STEPS - SPAN - s) / SLOTS * ROWS + r] = select(V(), ofReal(1.0), row == k) - select(V(), mul(scale, y[r]), row >= k);
          }
          // @unroll
          for (var g = (STEPS - SPAN - s) / LANES / PER; g < VECS; g++) {
            // @when REAL
            published[place + g * LANES] = vec4f(y[4u * g], y[4u * g + 1u], y[4u * g + 2u], y[4u * g + 3u]);
            // @end
            // @when COMPLEX
            published[place + g * LANES] = vec4f(y[2u * g], y[2u * g + 1u]);
            // @end
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
          var u: array<V, PADDED>;
          // @unroll
          for (var g = (STEPS - SPAN - s) / LANES / PER; g < VECS; g++) {
            let word = published[place + g * LANES];
            // @when REAL
            u[4u * g] = word.x;
            u[4u * g + 1u] = word.y;
            u[4u * g + 2u] = word.z;
            u[4u * g + 3u] = word.w;
            // @end
            // @when COMPLEX
            u[2u * g] = word.xy;
            u[2u * g + 1u] = word.zw;
            // @end
          }
          let f = strength[k % 2u];
          // @registers
          var w: array<V, CPT>;
          // @registers
          var evens: array<V, CPT>;
          // @registers
          var odds: array<V, CPT>;
          // @unroll
          for (var c = (STEPS - SPAN - s) / SLOTS; c < CPT; c++) {
            evens[c] = V(nought);
            odds[c] = V(nought);
          }
          // Rows that are reached with a phase, but the last.
          // @unroll
          for (var end = PHASE; end < SPAN; end += PHASE) {
            if (k < STEPS - SPAN - s + end) {
              // @unroll
              for (var c = (STEPS - SPAN - s) / SLOTS; c < CPT; c++) {
                // @unroll
                for (var r = (STEPS - SPAN - s + end - PHASE) / LANES; r < (STEPS - SPAN - s + end) / LANES; r += 2u) {
                  evens[c] = mad(conj(u[r]), x[c * ROWS + r], evens[c]);
                  odds[c] = mad(conj(u[r + 1u]), x[c * ROWS + r + 1u], odds[c]);
                }
              }
            }
          }
          // @unroll
          for (var c = (STEPS - SPAN - s) / SLOTS; c < CPT; c++) {
            // @unroll
            for (var r = (STEPS - PHASE - s) / LANES / 2u * 2u; r < ROWS; r += 2u) {
              evens[c] = mad(conj(u[r]), x[c * ROWS + r], evens[c]);
              odds[c] = mad(conj(u[r + 1u]), x[c * ROWS + r + 1u], odds[c]);
            }
            w[c] = evens[c] + odds[c];
          }
          // @unroll
          for (var c = (STEPS - SPAN - s) / SLOTS; c < CPT; c++) {
            w[c] = mul(f, elementSum(w[c]));
          }
          let behind = slot > at;
          // @unroll
          for (var end = PHASE; end < SPAN; end += PHASE) {
            if (k < STEPS - SPAN - s + end) {
              // @unroll
              for (var r = (STEPS - SPAN - s + end - PHASE) / LANES; r < (STEPS - SPAN - s + end) / LANES; r++) {
                let value = x[(STEPS - SPAN - s) / SLOTS * ROWS + r];
                let updated = mad(-u[r], w[(STEPS - SPAN - s) / SLOTS], value);
                x[(STEPS - SPAN - s) / SLOTS * ROWS + r] = select(value, updated, behind);
                // @unroll
                for (var c = (STEPS - SPAN - s) / SLOTS + 1u; c < CPT; c++) {
                  x[c * ROWS + r] = mad(-u[r], w[c], x[c * ROWS + r]);
                }
              }
            }
          }
          // @unroll
          for (var r = (STEPS - PHASE - s) / LANES; r < ROWS; r++) {
            let value = x[(STEPS - SPAN - s) / SLOTS * ROWS + r];
            let updated = mad(-u[r], w[(STEPS - SPAN - s) / SLOTS], value);
            x[(STEPS - SPAN - s) / SLOTS * ROWS + r] = select(value, updated, behind);
          }
          // @unroll
          for (var c = (STEPS - SPAN - s) / SLOTS + 1u; c < CPT; c++) {
            // @unroll
            for (var r = (STEPS - PHASE - s) / LANES; r < ROWS; r++) {
              x[c * ROWS + r] = mad(-u[r], w[c], x[c * ROWS + r]);
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
        Q[to] = narrow(x[c * ROWS + r]);
        // @end
        // @when Q_IN_A
        A[to] = narrow(x[c * ROWS + r]);
        // @end
      }
    }
  }
