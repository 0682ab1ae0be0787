  // T and B come into the registers x: by threads directly, or all matrices of a workgroup through its memory.
  // @when STAGED
  let before = (group.x + p.baseX) * GROUP;
  let total = (min(GROUP, p.count - before) - 1u) * p.strideA + WORDS;
  let from4 = (p.offA + before * p.strideA) / 4u;
  {
    // @registers
    var copied: array<vec4f, COPIES>;
    // @unroll
    for (var s = 0u; s < COPIES; s++) {
      copied[s] = A4[from4 + min(t + s * THREADS, (total - 1u) / 4u)];
    }
    // @unroll
    for (var s = 0u; s < COPIES; s++) {
      let at = 4u * (t + s * THREADS);
      if (at < total) {
        stage[(at + PAD * (at / WORDS)) / 4u] = copied[s];
      }
    }
  }
  workgroupBarrier();
  let at0 = slot * (p.strideA + PAD) + lane * DOWN;
  // @end
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var c = 0u; c < N; c++) {
      let row = lane + r * LANES;
      let inside = (EDGE == 0u) | ((row < rows) & (c < cols));
      // @when STAGED
      // @when BY_FOURS
      x[r * W + c] = stage[select(0u, at0 / 4u + (r * LANES * DOWN + c * RIGHT) / 4u, inside)][at0 % 4u];
      // @end
      // @when BY_ONES
      let atS = select(0u, at0 + r * LANES * DOWN + c * RIGHT, inside);
      x[r * W + c] = stage[atS / 4u][atS % 4u];
      // @end
      // @end
      // @when DIRECT
      // Unconditional, so that the loads are in flight together.
      x[r * W + c] = A[select(0u, own.A.off + row * down + c * right, inside)];
      // @end
      // @when EDGE
      x[r * W + c] = select(0.0, x[r * W + c], inside);
      // @end
    }
  }
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    // @unroll
    for (var w = 0u; w < RHS; w++) {
      let row = lane + r * LANES;
      let inside = live & (row < select(cols, rows, MINIMIZES == 1u)) & (side0 + w < own.nrhs);
      let loaded = loadB(select(0u, own.B.off + row * own.B.rs + (side0 + w) * own.B.cs, inside));
      x[r * W + N + w] = select(0.0, loaded, inside);
    }
  }
