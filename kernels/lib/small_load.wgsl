  // A, or with LOWER its lower triangle, its row lane + r*LANES in the r-th N registers of x.
  // Elsewhere, and outside of the matrix, there are zeros. Of a Hermitian diagonal the imaginary parts are not looked at.
  var m = N;
  var n = N;
  // @when EDGE
  m = select(0u, own.m, live);
  n = select(0u, own.n, live);
  // @end
// @use lib/small_stage_in
  // @registers
  var x: array<V, ROWS * N>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < N - LOWER * (N - (r + 1u) * LANES); c++) {
      let row = lane + r * LANES;
      let inside = (row < m) & (c < n) & ((LOWER == 0u) | (row >= c));
      // @when STAGED
      let atS = select(0u, at0 + PARTS * (row * down + c * right), inside);
      x[r * N + c] = widen(fromStage(atS));
      // @end
      // @when DIRECT
      // Unconditional, so that the loads are in flight together.
      x[r * N + c] = widen(A[select(0u, own.A.off + row * own.A.rs + c * own.A.cs, inside)]);
      // @end
      // @when GUARDED
      x[r * N + c] = select(V(), x[r * N + c], inside);
      // @end
    }
  }
  // @when HERMITIAN
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = r * LANES; c < (r + 1u) * LANES; c++) {
      x[r * N + c] = select(x[r * N + c], ofReal(realPart(x[r * N + c])), lane + r * LANES == c);
    }
  }
  // @end
  // @when NONFINITE
  var largest = 0u;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < N - LOWER * (N - (r + 1u) * LANES); c++) {
      largest = max(largest, bitsOf(x[r * N + c]));
    }
  }
  let wild = groupMax(largest) >= 0x7f800000u;
  // @end
